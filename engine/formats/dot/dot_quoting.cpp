// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_quoting.h"

#include "engine/support/utf8.h"

namespace fusewright {

std::string quotedForDot(std::string_view text)
{
    std::string result(1, '"');
    for (const char c : utf8::repaired(text)) {
        if (c == '\n')
            result += "\\n";
        else if (c == '\0')
            result += "\xEF\xBF\xBD";
        else if (c == '"' || c == '\\')
            result += {'\\', c};
        else
            result += c;
    }
    return result + '"';
}

} // namespace fusewright
