// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/draft/tvm_lists.h"

#include "engine/python/python_tree.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// Behind blanks and comments.
std::size_t behindBlanks(std::string_view text, std::size_t offset)
{
    while (offset < text.size()) {
        if (text[offset] == '#')
            offset = std::min(text.find('\n', offset), text.size());
        else if (blanks.find(text[offset]) != std::string_view::npos)
            ++offset;
        else
            break;
    }
    return offset;
}

/// What stands before the first letter of the line that an offset is in.
std::string_view indentAt(std::string_view text, std::size_t offset)
{
    const std::size_t before = text.substr(0, offset).rfind('\n');
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t end = std::min(text.find_first_not_of(" \t", begin), text.size());
    return text.substr(begin, end - begin);
}

/// Whether the end of a list stands on a line of its own.
bool isTall(std::string_view text, ByteRange list)
{
    const std::size_t before = text.substr(0, list.end - 1).find_last_not_of(" \t");
    return before != std::string_view::npos && text[before] == '\n';
}

class TvmListSearch {
public:
    TvmListSearch(const TvmFile& file, const PythonTree& tree)
        : m_file(file), m_tree(tree), m_text(tree.source().text())
    {
    }

    std::vector<TvmListPlace> find(std::optional<std::size_t> after);

private:
    void collect();
    void addRegistered(PythonNodeId call);
    void addAtEnd(PythonNodeId list);
    void addAtBegin(PythonNodeId list);
    void addBehind(PythonNodeId list, PythonNodeId item);
    /// The smallest list that has an item around a range, and the item.
    std::pair<PythonNodeId, PythonNodeId> listAround(ByteRange range) const;

    const TvmFile& m_file;
    const PythonTree& m_tree;
    std::string_view m_text;
    std::vector<PythonNodeId> m_lists;
    std::vector<PythonNodeId> m_registered; ///< Lists that are, in the order of the text.
    std::vector<TvmListPlace> m_places;
};

void TvmListSearch::collect()
{
    for (std::uint32_t at = 0; at < m_tree.size(); ++at) {
        const PythonNodeId node(at);
        if (m_tree.is(node, PythonKind::List))
            m_lists.push_back(node);
        else if (m_tree.is(node, PythonKind::Call))
            addRegistered(node);
    }
}

/// Its argument, or the last list that a variable of that name is.
void TvmListSearch::addRegistered(PythonNodeId call)
{
    const PythonNodeId callee = m_tree.first(call);
    const std::string name = callee.isValid() ? m_tree.dottedName(callee) : std::string();
    const PythonNodeId argument =
        name.ends_with("register_patterns") ? m_tree.next(callee) : PythonNodeId();
    if (m_tree.is(argument, PythonKind::List))
        m_registered.push_back(argument);
    if (!m_tree.is(argument, PythonKind::Name))
        return;
    PythonNodeId found;
    for (const PythonNodeId statement : m_tree.children(m_tree.root())) {
        const bool isIt = m_tree.is(statement, PythonKind::Assign)
            && m_tree.is(m_tree.first(statement), PythonKind::Name, m_tree.word(argument))
            && m_tree.is(m_tree.last(statement), PythonKind::List);
        if (isIt)
            found = m_tree.last(statement);
    }
    if (found.isValid())
        m_registered.push_back(found);
}

void TvmListSearch::addAtBegin(PythonNodeId list)
{
    const ByteRange range = m_tree.bytes(list);
    const std::size_t offset = behindBlanks(m_text, range.begin + 1);
    TvmListPlace place{.list = range, .offset = offset, .before = {}, .behind = ", "};
    if (isTall(m_text, range))
        place.behind = ",\n" + std::string(indentAt(m_text, offset));
    m_places.push_back(std::move(place));
}

void TvmListSearch::addAtEnd(PythonNodeId list)
{
    const PythonNodeId last = m_tree.last(list);
    if (last.isValid())
        addBehind(list, last);
    else
        m_places.push_back({.list = m_tree.bytes(list),
                            .offset = m_tree.bytes(list).begin + 1,
                            .before = {},
                            .behind = {}});
}

void TvmListSearch::addBehind(PythonNodeId list, PythonNodeId item)
{
    const ByteRange range = m_tree.bytes(list);
    const bool isInLines = isTall(m_text, range);
    const std::string apart =
        isInLines ? '\n' + std::string(indentAt(m_text, m_tree.bytes(item).begin)) : " ";
    std::size_t end = m_tree.bytes(item).end;
    std::size_t next = behindBlanks(m_text, end);
    while (next + 1 < range.end && m_text[next] == ')') {
        end = next + 1;
        next = behindBlanks(m_text, end);
    }
    if (next >= range.end)
        return;
    if (m_text[next] != ',') {
        m_places.push_back(
            {.list = range, .offset = end, .before = ',' + apart, .behind = isInLines ? "," : ""});
        return;
    }
    // A remark on the item stays behind it.
    const std::size_t lineEnd = std::min(m_text.find('\n', next), m_text.size());
    const std::size_t rest = m_text.find_first_not_of(" \t\r", next + 1);
    const bool isRemark = rest != std::string_view::npos && m_text[rest] == '#';
    const std::size_t offset = isInLines && isRemark && rest < lineEnd
        ? m_text.find_last_not_of(" \t\r", lineEnd - 1) + 1
        : next + 1;
    m_places.push_back({.list = range, .offset = offset, .before = apart, .behind = ","});
}

std::pair<PythonNodeId, PythonNodeId> TvmListSearch::listAround(ByteRange range) const
{
    std::pair<PythonNodeId, PythonNodeId> found;
    for (const PythonNodeId list : m_lists) {
        const bool isSmaller =
            !found.first.isValid() || m_tree.bytes(list).size() < m_tree.bytes(found.first).size();
        if (!isSmaller || !m_tree.bytes(list).contains(range))
            continue;
        for (const PythonNodeId item : m_tree.children(list)) {
            if (m_tree.bytes(item).begin <= range.begin + 1
                && range.begin <= m_tree.bytes(item).begin + 1)
                found = {list, item};
        }
    }
    return found;
}

std::vector<TvmListPlace> TvmListSearch::find(std::optional<std::size_t> after)
{
    collect();
    const bool isRegistry = !m_registered.empty();
    const auto isAt = [&](const TvmRule& rule) {
        return after && rule.range.begin <= *after && *after <= rule.range.end;
    };
    const auto current = std::ranges::find_if(m_file.rules, isAt);
    if (current != m_file.rules.end()) {
        if (const auto [list, item] = listAround(current->range); list.isValid())
            addBehind(list, item);
    }
    if (isRegistry)
        addAtEnd(m_registered.back());
    for (const TvmRule& rule : m_file.rules) {
        const auto [list, item] = listAround(rule.range);
        if (!list.isValid())
            continue;
        if (isRegistry) {
            addBehind(list, item);
        } else {
            // Items may be known by their number.
            addAtBegin(list);
            addAtEnd(list);
        }
        break;
    }
    return std::move(m_places);
}

} // namespace

std::vector<TvmListPlace> tvmListPlaces(const TvmFile& file, const PythonTree& tree,
                                        std::optional<std::size_t> after)
{
    return TvmListSearch(file, tree).find(after);
}

} // namespace fusewright
