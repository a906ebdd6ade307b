// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/function_choice.h"

#include "engine/support/diagnostic.h"

#include <algorithm>
#include <utility>

namespace fusewright {

void reportUnknownFunction(std::string_view kind, const std::string& wanted,
                           const std::vector<std::string>& names, const std::string& path,
                           Diagnostics& diagnostics)
{
    constexpr std::size_t mostListed = 20;
    std::string text = "There is no ";
    text.append(kind).append(" \"").append(wanted).append("\" in this file, only ");
    for (std::size_t at = 0; at < std::min(names.size(), mostListed); ++at)
        text += (at == 0 ? "\"" : ", \"") + names[at] + '"';
    text += names.size() > mostListed ? " and more." : ".";
    diagnostics.error("unknown-function", std::move(text), path);
}

std::optional<std::size_t> chooseFunction(std::string_view kind, const std::string& wanted,
                                          const std::vector<std::string>& names,
                                          const std::string& path, Diagnostics& diagnostics)
{
    const auto found = wanted.empty() ? names.begin() : std::ranges::find(names, wanted);
    if (found != names.end())
        return static_cast<std::size_t>(found - names.begin());
    reportUnknownFunction(kind, wanted, names, path, diagnostics);
    return std::nullopt;
}

} // namespace fusewright
