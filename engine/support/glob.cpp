// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/glob.h"

#include <cstddef>
#include <string>

namespace fusewright {

bool fitsGlob(std::string_view glob, std::string_view text)
{
    // Only the last star is ever tried again: what fits behind an earlier one fits behind it too.
    std::size_t at = 0;
    std::size_t in = 0;
    std::size_t star = std::string_view::npos;
    std::size_t starIn = 0;
    while (in < text.size()) {
        if (at < glob.size() && glob[at] == '*') {
            star = at++;
            starIn = in;
        } else if (at < glob.size() && (glob[at] == '?' || glob[at] == text[in])) {
            ++at;
            ++in;
        } else if (star != std::string_view::npos) {
            at = star + 1;
            in = ++starIn;
        } else {
            return false;
        }
    }
    return glob.find_first_not_of('*', at) == std::string_view::npos;
}

bool fitsModuleGlob(std::string_view glob, std::string_view path)
{
    return fitsGlob(glob, path) || fitsGlob(std::string(glob) + ".*", path);
}

} // namespace fusewright
