// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_locations.h"

#include "engine/formats/program/scope_path.h"

#include <algorithm>
#include <string>
#include <vector>

namespace fusewright::mlir {

namespace {

constexpr std::size_t longestChain = 256;

std::string_view behindBlanks(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\n,");
    return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

/// Behind the bracket at the start, if there is one.
std::string_view inside(std::string_view text)
{
    if (text.starts_with("loc("))
        text.remove_prefix(4);
    else if (text.starts_with('('))
        text.remove_prefix(1);
    return behindBlanks(text);
}

/// Where the text in quotation marks ends that the text begins with; at the end where nowhere.
std::size_t endOfQuoted(std::string_view text)
{
    std::size_t at = 1;
    while (at < text.size() && text[at] != '"')
        at += text[at] == '\\' ? 2 : 1;
    return std::min(at, text.size());
}

/// Up to a `stop` or a closing bracket that stands outside all brackets and texts.
std::size_t endOfPart(std::string_view text, std::string_view stop)
{
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (depth == 0 && text.substr(at).starts_with(stop))
            return at;
        if (c == '"')
            at += endOfQuoted(text.substr(at));
        else if (c == '(' || c == '[' || c == '<' || c == '{')
            ++depth;
        else if (c == ')' || c == ']' || c == '>' || c == '}')
            --depth;
        if (depth < 0)
            return at;
    }
    return text.size();
}

/// Walks a location to names of what it stands for. Of several places that are fused, and of a
/// call and its caller, the first one with a name counts.
class NameSearch {
public:
    explicit NameSearch(const Aliases& aliases) : m_aliases(aliases) { }

    /// From the innermost to the outermost.
    std::vector<std::string_view> find(std::string_view location)
    {
        m_open.push_back(inside(location));
        for (std::size_t step = 0; step < longestChain && !m_open.empty(); ++step) {
            const std::string_view text = m_open.back();
            m_open.pop_back();
            const std::size_t before = m_open.size();
            look(text);
            // What is left are other places, not ones around what was found.
            if (m_open.size() == before && !m_names.empty())
                break;
        }
        return std::move(m_names);
    }

private:
    void look(std::string_view text)
    {
        if (text.starts_with('#')) {
            const auto alias = m_aliases.find(text.substr(0, text.find_first_of(",)] \n")));
            if (alias != m_aliases.end())
                m_open.push_back(inside(alias->second));
        } else if (text.starts_with('"')) {
            lookAtName(text);
        } else if (text.starts_with("fused")) {
            openFused(text);
        } else if (text.starts_with("callsite")) {
            text = inside(text.substr(8));
            const std::size_t end = endOfPart(text, " at ");
            if (end < text.size())
                m_open.push_back(behindBlanks(text.substr(std::min(end + 4, text.size()))));
            m_open.push_back(text.substr(0, end));
        }
    }

    void lookAtName(std::string_view text)
    {
        const std::size_t end = endOfQuoted(text);
        if (end == text.size())
            return;
        const std::string_view behind = text.substr(end + 1);
        if (!behind.starts_with(':')) // A file, with line and column.
            m_names.push_back(text.substr(1, end - 1));
        if (behind.starts_with('('))
            m_open.push_back(inside(behind));
    }

    /// Behind `fused` and what it says about itself.
    void openFused(std::string_view text)
    {
        text = text.substr(std::min(endOfPart(text, "["), text.size()));
        std::vector<std::string_view> parts;
        while (text.size() > 1 && text.front() != ']') {
            text = behindBlanks(text.substr(1));
            const std::size_t end = endOfPart(text, ",");
            parts.push_back(text.substr(0, end));
            text = text.substr(end);
        }
        m_open.insert(m_open.end(), parts.rbegin(), parts.rend());
    }

    const Aliases& m_aliases;
    std::vector<std::string_view> m_open; ///< The next one last.
    std::vector<std::string_view> m_names;
};

} // namespace

program::ModulePlace placeOf(std::string_view location, const Aliases& aliases)
{
    const auto names = NameSearch(aliases).find(location);
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

std::string_view argumentNameOf(std::string_view location, const Aliases& aliases)
{
    const auto names = NameSearch(aliases).find(location);
    if (names.empty())
        return {};
    const std::string_view name = names.front();
    const bool isScope = name.find("::") != name.npos || name.find("jit(") != name.npos;
    return isScope || name.find('\\') != name.npos ? std::string_view() : name;
}

} // namespace fusewright::mlir
