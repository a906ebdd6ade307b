// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_locations.h"

#include "engine/formats/program/scope_path.h"

#include <string>
#include <vector>

namespace fusewright::mlir {

namespace {

constexpr std::size_t longestChain = 64;

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\n");
    return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

/// Behind the bracket at the start, if there is one.
std::string_view inside(std::string_view text)
{
    if (text.starts_with("loc("))
        text.remove_prefix(4);
    else if (text.starts_with('('))
        text.remove_prefix(1);
    return trimmed(text);
}

/// Behind `fused` and what it says about itself.
std::string_view firstOfFused(std::string_view text)
{
    const std::size_t open = text.find('[');
    return open == std::string_view::npos ? std::string_view() : trimmed(text.substr(open + 1));
}

/// The names from the innermost to the outermost.
std::vector<std::string_view> namesIn(std::string_view location, const Aliases& aliases)
{
    std::vector<std::string_view> names;
    std::string_view text = inside(location);
    for (std::size_t step = 0; step < longestChain && !text.empty(); ++step) {
        if (text.front() == '#') {
            const auto alias = aliases.find(text.substr(0, text.find_first_of(",)] \n")));
            text = alias == aliases.end() ? std::string_view() : inside(alias->second);
        } else if (text.front() == '"') {
            const std::size_t end = text.find('"', 1);
            if (end == std::string_view::npos)
                break;
            const std::string_view behind = text.substr(end + 1);
            if (!behind.starts_with(':')) // A file, with line and column.
                names.push_back(text.substr(1, end - 1));
            text = behind.starts_with('(') ? inside(behind) : std::string_view();
        } else if (text.starts_with("fused")) {
            text = firstOfFused(text);
        } else if (text.starts_with("callsite")) {
            text = inside(text.substr(8));
        } else {
            break;
        }
    }
    return names;
}

} // namespace

program::ModulePlace placeOf(std::string_view location, const Aliases& aliases)
{
    const auto names = namesIn(location, aliases);
    program::ModulePlace place;
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
        const std::size_t colons = name->find("::");
        if (colons == std::string_view::npos)
            continue;
        const std::string_view type = name->substr(0, colons);
        const std::string_view instance = name->substr(colons + 2);
        place.type = type.substr(type.rfind('.') + 1);
        if (!instance.empty())
            place.path += (place.path.empty() ? "" : ".") + std::string(instance);
    }
    if (place.path.empty() && place.type.empty() && !names.empty())
        return program::placeOfScope(names.front());
    return place;
}

} // namespace fusewright::mlir
