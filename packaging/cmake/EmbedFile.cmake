# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
file(READ ${INPUT} text)
# A raw string literal has a limit on some compilers, so the text is cut into pieces of one line.
string(REPLACE "\n" "\n)=fw=\"\nR\"=fw=(" text "${text}")
file(WRITE ${OUTPUT}.new "#include \"resources/embedded.h\"

namespace fusewright::embedded {

std::string_view ${FUNCTION}()
{
    static constexpr std::string_view text = R\"=fw=(${text})=fw=\";
    return text;
}

} // namespace fusewright::embedded
")
execute_process(COMMAND ${CMAKE_COMMAND} -E copy_if_different ${OUTPUT}.new ${OUTPUT})
file(REMOVE ${OUTPUT}.new)
file(TOUCH ${OUTPUT})
