// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/change_lines.h"

#include "engine/diff/compared_partitions.h"
#include "engine/report/change_name.h"
#include "engine/report/text_table.h"

#include <algorithm>
#include <functional>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

std::string sentence(const ComparedPartitions& compared, const ComparedPair& pair,
                     const FoldedChange& change)
{
    std::string text(changeKindName(change.kind));
    if (change.kind == ChangeKind::Same)
        text += " section of " + counted(change.operators, "operator");
    else
        text += ' ' + counted(sectionCount(change.from), "section") + " into "
            + groupedNumber(sectionCount(change.to));
    return text + " (" + changeName(compared, pair, change) + ')';
}

class LineCollector {
public:
    explicit LineCollector(ShownChanges shown) : m_shown(shown) { }

    void add(std::string sentence, const FoldedChange& change)
    {
        ChangeLine& line = lineOf(std::move(sentence));
        line.changes += change.changes.size();
        line.movedOperators += change.movedOperators;
        ++line.variants;
    }
    std::vector<ChangeLine> take()
    {
        std::ranges::stable_sort(m_lines, std::greater(), &ChangeLine::movedOperators);
        return std::move(m_lines);
    }

private:
    ChangeLine& lineOf(std::string sentence)
    {
        const auto [known, isNew] = m_known.try_emplace(sentence, m_lines.size());
        if (isNew || m_shown == ShownChanges::All) {
            known->second = m_lines.size();
            m_lines.push_back({.sentence = std::move(sentence)});
        }
        return m_lines[known->second];
    }

    ShownChanges m_shown;
    std::vector<ChangeLine> m_lines;
    std::unordered_map<std::string, std::size_t> m_known;
};

} // namespace

ChangeLines changeLines(const ComparedPartitions& compared, const ComparedPair& pair,
                        ShownChanges shown)
{
    ChangeLines told;
    LineCollector collector(shown);
    for (const FoldedChange& change : pair.folded) {
        if (shown == ShownChanges::Telling && change.isLoneOperator())
            told.alone += change.changes.size();
        else
            collector.add(sentence(compared, pair, change), change);
    }
    told.lines = collector.take();
    return told;
}

} // namespace fusewright
