# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0

# fusewright_embed(OUTPUT FUNCTION FILE): writes a C++ file with
# `std::string_view fusewright::embedded::FUNCTION()` that holds the bytes of FILE.
function(fusewright_embed output function file)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -DINPUT=${file} -DOUTPUT=${output} -DFUNCTION=${function}
                -P ${PROJECT_SOURCE_DIR}/packaging/cmake/EmbedFile.cmake
        DEPENDS ${file} ${PROJECT_SOURCE_DIR}/packaging/cmake/EmbedFile.cmake
        VERBATIM)
endfunction()
