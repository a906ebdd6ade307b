// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/change_rows.h"

#include "engine/diff/compared_partitions.h"
#include "engine/report/change_name.h"
#include "widgets/base/text.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <functional>
#include <utility>

namespace fusewright {

namespace {

QString translated(const char* text, std::size_t count)
{
    return QCoreApplication::translate("Changes", text, nullptr, static_cast<int>(count));
}

QString sentence(const FoldedChange& change)
{
    const std::size_t from = sectionCount(change.from);
    switch (change.kind) {
    case ChangeKind::Merged:
        return translated(QT_TRANSLATE_N_NOOP("Changes", "merged %Ln section(s) into 1"), from);
    case ChangeKind::Split:
        return translated(QT_TRANSLATE_N_NOOP("Changes", "split 1 section into %Ln"),
                          sectionCount(change.to));
    case ChangeKind::Regrouped:
        return translated(QT_TRANSLATE_N_NOOP("Changes", "regrouped %Ln section(s) into %1"), from)
            .arg(countText(sectionCount(change.to)));
    case ChangeKind::Same:
        break;
    }
    return translated(QT_TRANSLATE_N_NOOP("Changes", "same section of %Ln operator(s)"),
                      change.operators);
}

QString aloneText(std::size_t count)
{
    return translated(QT_TRANSLATE_N_NOOP("Changes", "%Ln operator(s) stay alone"), count);
}

class RowList {
public:
    RowList(const ComparedPartitions& all, const ComparedPair& pair) : m_all(all), m_pair(pair) { }

    void add(const FoldedChange& change)
    {
        ChangeRow& row = change.isLoneOperator() ? m_alone : rowOf(change);
        row.changes.insert(row.changes.end(), change.changes.begin(), change.changes.end());
        row.movedOperators += change.movedOperators;
        ++row.folds;
    }
    std::vector<ChangeRow> take();

private:
    ChangeRow& rowOf(const FoldedChange& change);

    const ComparedPartitions& m_all;
    const ComparedPair& m_pair;
    std::vector<ChangeRow> m_rows;
    ChangeRow m_alone;
    QHash<std::pair<QString, QString>, std::size_t> m_known;
};

ChangeRow& RowList::rowOf(const FoldedChange& change)
{
    ChangeRow row{.kind = change.kind,
                  .text = sentence(change),
                  .name = toQt(changeName(m_all, m_pair, change)),
                  .changes = {}};
    const std::pair key(row.text, row.name);
    const auto known = m_known.constFind(key);
    if (known != m_known.constEnd())
        return m_rows[*known];
    m_known.insert(key, m_rows.size());
    m_rows.push_back(std::move(row));
    return m_rows.back();
}

std::vector<ChangeRow> RowList::take()
{
    std::ranges::stable_sort(m_rows, std::greater(), &ChangeRow::movedOperators);
    if (!m_alone.changes.empty()) {
        m_alone.text = aloneText(m_alone.changes.size());
        m_rows.push_back(std::move(m_alone));
    }
    for (ChangeRow& row : m_rows)
        std::ranges::sort(row.changes);
    return std::move(m_rows);
}

} // namespace

std::vector<ChangeRow> changeRows(const ComparedPartitions& all, const ComparedPair& pair)
{
    RowList list(all, pair);
    for (const FoldedChange& change : pair.folded)
        list.add(change);
    return list.take();
}

std::optional<ChangePlace> placeOf(const ComparedPair& pair, const std::vector<ChangeRow>& rows,
                                   NodeId node)
{
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t at = 0; at < rows[row].changes.size(); ++at) {
            if (std::ranges::binary_search(pair.diff.changes[rows[row].changes[at]].nodes, node))
                return ChangePlace{.row = row, .change = at};
        }
    }
    return std::nullopt;
}

std::vector<std::size_t> changeCounts(const PartitionDiff& diff)
{
    std::vector<std::size_t> counts(4);
    for (const SectionChange& change : diff.changes)
        ++counts[static_cast<std::size_t>(change.kind)];
    return counts;
}

} // namespace fusewright
