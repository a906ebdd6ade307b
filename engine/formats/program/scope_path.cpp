// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/program/scope_path.h"

#include <string>

namespace fusewright::program {

namespace {

/// What compiles or differentiates a function is no module of the model.
bool isWrapper(std::string_view part)
{
    return part.starts_with("jit(") || part.starts_with("pjit(") || part == "pjit"
        || part.starts_with("xla_") || part == "while" || part == "body" || part == "cond";
}

void addPart(ModulePlace& place, std::string_view part)
{
    constexpr std::string_view derivative = "jvp(";
    if (part.starts_with(derivative) && part.ends_with(')'))
        part = part.substr(derivative.size(), part.size() - derivative.size() - 1);
    if (part.empty() || isWrapper(part))
        return;
    place.type.clear();
    const std::size_t bracket = part.find('[');
    if (bracket != std::string_view::npos && bracket > 0 && part.ends_with(']')) {
        place.type = part.substr(0, bracket);
        part = part.substr(bracket + 1, part.size() - bracket - 2);
    }
    if (!part.empty())
        place.path += (place.path.empty() ? "" : ".") + std::string(part);
}

} // namespace

ModulePlace placeOfScope(std::string_view name)
{
    ModulePlace place;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t at = 0; at < name.size(); ++at) {
        if (name[at] == '(' || name[at] == '[')
            ++depth;
        else if (name[at] == ')' || name[at] == ']')
            --depth;
        if (name[at] != '/' || depth > 0)
            continue;
        addPart(place, name.substr(begin, at - begin));
        begin = at + 1;
    }
    return place;
}

} // namespace fusewright::program
