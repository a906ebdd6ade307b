// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/language/tvm_blocks.h"

#include "engine/python/eval/python_objects.h"
#include "engine/python/eval/python_program.h"
#include "engine/python/python_tree.h"
#include "engine/rules/tvm/tvm_file.h"

#include <algorithm>
#include <map>

namespace fusewright {

namespace {

constexpr std::string_view tvmBlanks = " \t\r\n";

class TvmBlockFinder {
public:
    TvmBlockFinder(const TvmFile& file, const PythonTree& tree)
        : m_file(file), m_tree(tree), m_text(file.source->text())
    {
    }

    RuleBlocks find();

private:
    void collect();
    PythonNodeId statementAround(ByteRange range) const;
    PythonNodeId itemAround(ByteRange range) const;
    PythonNodeId itemNaming(PythonNodeId statement) const;
    PythonNodeId placeOf(const TvmRule& rule) const;
    ByteRange rangeOf(PythonNodeId place) const;
    std::size_t behindBlanks(std::size_t offset) const;

    const TvmFile& m_file;
    const PythonTree& m_tree;
    std::string_view m_text;
    std::vector<PythonNodeId> m_items;             ///< Of lists, in the order of the text.
    std::map<std::uint32_t, std::size_t> m_begins; ///< By item, behind blanks.
    std::map<std::string_view, std::vector<PythonNodeId>> m_named; ///< Items by the name they are.
};

/// Behind blanks and comments.
std::size_t TvmBlockFinder::behindBlanks(std::size_t offset) const
{
    while (offset < m_text.size()) {
        if (m_text[offset] == '#')
            offset = std::min(m_text.find('\n', offset), m_text.size());
        else if (tvmBlanks.find(m_text[offset]) != std::string_view::npos)
            ++offset;
        else
            break;
    }
    return offset;
}

/// An item begins behind the list's bracket or the comma of the one before.
void TvmBlockFinder::collect()
{
    for (std::uint32_t at = 0; at < m_tree.size(); ++at) {
        const PythonNodeId list(at);
        if (!m_tree.is(list, PythonKind::List))
            continue;
        std::size_t begin = m_tree.bytes(list).begin + 1;
        for (const PythonNodeId item : m_tree.children(list)) {
            m_items.push_back(item);
            m_begins[item.index] = behindBlanks(begin);
            begin = rangeOf(item).end;
            const std::size_t comma = behindBlanks(begin);
            begin = comma < m_text.size() && m_text[comma] == ',' ? comma + 1 : comma;
            const PythonNodeId named =
                m_tree.is(item, PythonKind::Call) ? m_tree.first(item) : item;
            if (m_tree.is(named, PythonKind::Name))
                m_named[m_tree.word(named)].push_back(item);
        }
    }
}

/// An item in brackets of its own has them in its range.
ByteRange TvmBlockFinder::rangeOf(PythonNodeId place) const
{
    const auto begin = m_begins.find(place.index);
    ByteRange range = m_tree.bytes(place);
    if (begin == m_begins.end())
        return {range.begin, endOfBlock(m_text, m_file.comments, range)};
    range.begin = std::min(range.begin, begin->second);
    std::size_t open = 0;
    for (std::size_t at = range.begin; at < m_tree.bytes(place).begin; ++at)
        open += m_text[at] == '(' ? 1 : 0;
    for (; open > 0; --open) {
        const std::size_t next = behindBlanks(range.end);
        if (next >= m_text.size() || m_text[next] != ')')
            break;
        range.end = next + 1;
    }
    return range;
}

PythonNodeId TvmBlockFinder::statementAround(ByteRange range) const
{
    for (const PythonNodeId statement : m_tree.children(m_tree.root())) {
        if (m_tree.bytes(statement).contains(range))
            return statement;
    }
    return {};
}

/// Of the items that have a range the smallest one.
PythonNodeId TvmBlockFinder::itemAround(ByteRange range) const
{
    PythonNodeId found;
    for (const PythonNodeId item : m_items) {
        const ByteRange own = rangeOf(item);
        if (own.contains(range) && (!found.isValid() || own.size() < rangeOf(found).size()))
            found = item;
    }
    return found;
}

/// The only item that is the name which a statement defines, or a call of it.
PythonNodeId TvmBlockFinder::itemNaming(PythonNodeId statement) const
{
    std::string_view name;
    if (m_tree.is(statement, PythonKind::Function))
        name = m_tree.word(statement);
    else if (m_tree.is(statement, PythonKind::Assign)
             && m_tree.is(m_tree.first(statement), PythonKind::Name))
        name = m_tree.word(m_tree.first(statement));
    const auto found = m_named.find(name);
    return name.empty() || found == m_named.end() || found->second.size() != 1
        ? PythonNodeId()
        : found->second.front();
}

PythonNodeId TvmBlockFinder::placeOf(const TvmRule& rule) const
{
    const TvmFusionPattern& pattern = m_file.patternOf(rule);
    if (!pattern.isHere || rule.range.isEmpty())
        return {};
    const PythonNodeId statement = statementAround(rule.range);
    if (const PythonNodeId item = itemAround(rule.range); item.isValid())
        return item;
    if (const PythonNodeId item = itemNaming(statement); item.isValid())
        return item;
    const bool isOfItself =
        pattern.origin == TvmOrigin::Variable || pattern.origin == TvmOrigin::Function;
    return isOfItself ? statement : PythonNodeId();
}

RuleBlocks TvmBlockFinder::find()
{
    collect();
    RuleBlocks made{.blocks = {},
                    .whyNot = "A loop, a helper function or another file lists some of these "
                              "patterns, so their text alone does not say the order."};
    std::map<std::uint32_t, std::size_t> blocks; ///< By node.
    for (const TvmRule& rule : m_file.rules) {
        const PythonNodeId place = placeOf(rule);
        if (!place.isValid())
            continue;
        const auto [known, isNew] = blocks.emplace(place.index, made.blocks.size());
        if (!isNew) {
            made.blocks[known->second].rules.push_back(rule.name);
            continue;
        }
        const ByteRange range = rangeOf(place);
        const std::size_t begin = withCommentsAbove(m_text, m_file.comments, range.begin);
        made.blocks.push_back({.rules = {rule.name},
                               .pieces = {{begin, range.end},
                                          commentBehind(m_text, m_file.comments, range.end, ',')}});
    }
    return made;
}

} // namespace

RuleBlocks tvmBlocks(const TvmFile& file)
{
    const PythonModule* const module = file.shared->program.module();
    if (!module || !module->program)
        return {.blocks = {}, .whyNot = "The file cannot be read."};
    return TvmBlockFinder(file, module->program->tree).find();
}

} // namespace fusewright
