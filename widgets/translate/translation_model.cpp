// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/translate/translation_model.h"

#include "engine/pattern/replacement.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/sentences/engine_text.h"

#include <algorithm>

namespace fusewright {

TranslationModel::TranslationModel(const Theme& theme, QObject* parent)
    : TreeModel(parent), m_theme(theme)
{
}

void TranslationModel::show(std::shared_ptr<const TranslatedText> made)
{
    beginResetModel();
    m_made = std::move(made);
    m_rows.assign(1, {});
    TreeShape tree;
    for (std::size_t rule = 0; m_made && rule < m_made->translation.rules.size(); ++rule) {
        const std::size_t entry = tree.add(TreeShape::root);
        m_rows.push_back({.rule = rule});
        for (const Diagnostic& lost : m_made->translation.rules[rule].lost) {
            tree.add(entry);
            m_rows.push_back({.rule = rule, .lost = &lost});
        }
    }
    setShape(std::move(tree));
    endResetModel();
}

std::optional<std::size_t> TranslationModel::ruleAt(const QModelIndex& index) const
{
    return index.isValid() ? std::optional(m_rows[entryOf(index)].rule) : std::nullopt;
}

QString TranslationModel::lossesAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[entryOf(index)];
    if (row.lost)
        return engineText(row.lost->message);
    QStringList lines;
    for (const Diagnostic& lost : m_made->translation.rules[row.rule].lost)
        lines.append(engineText(lost.message));
    return lines.join(QLatin1Char('\n'));
}

int TranslationModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

/// The operator that a rule makes, where it makes one: rules of such languages have no names.
QString TranslationModel::becomesOf(const TranslatedRule& rule) const
{
    if (rule.as.empty())
        return tr("not translated");
    if (rule.as.size() == 1) {
        const auto& replacement =
            m_made->translation.made.rules.rules[rule.as.front()].patterns.front().replacement;
        const bool makesOne = replacement && replacement->operators().size() == 1;
        return toQt(makesOne ? replacement->operators().front() : rule.names.front());
    }
    return tr("%Ln rule(s)", nullptr, static_cast<int>(rule.as.size()));
}

QString TranslationModel::placesText(const PlaceCounts& places) const
{
    if (places.original == 0 && places.more() == 0)
        return tr("no match");
    const QString same = tr("%1 of %2").arg(countText(places.same), countText(places.original));
    return places.more() == 0 ? same : tr("%1, %2 more").arg(same, countText(places.more()));
}

QString TranslationModel::textOf(const Row& row, int column) const
{
    if (row.lost)
        return column == Name ? engineText(row.lost->message) : QString();
    const TranslatedRule& rule = m_made->translation.rules[row.rule];
    if (column == Name)
        return toQt(rule.name);
    if (column == Becomes)
        return becomesOf(rule);
    const auto places = m_made->countsOf(row.rule);
    return places ? placesText(*places) : QString();
}

/// Of several models, those in which a rule matches elsewhere now.
QStringList TranslationModel::differingModels(std::size_t rule) const
{
    constexpr qsizetype mostNames = 8;
    QStringList names;
    for (const ProvedModel& each : m_made->models) {
        const auto found = std::ranges::find(each.proof.rules, rule, &PlaceComparison::rule);
        if (found != each.proof.rules.end() && !found->isSame())
            names.append(toQt(each.model.name));
    }
    if (m_made->models.size() < 2 || names.isEmpty())
        return {};
    const qsizetype rest = names.size() - mostNames;
    if (rest > 0)
        names = names.first(mostNames) + QStringList{QStringLiteral("…")};
    return {tr("In: %1").arg(names.join(QStringLiteral(", ")))};
}

QString TranslationModel::tipOf(const Row& row) const
{
    if (row.lost)
        return engineText(row.lost->message);
    const TranslatedRule& rule = m_made->translation.rules[row.rule];
    QStringList lines;
    for (const std::string& name : rule.names)
        lines.append(toQt(name));
    if (const auto places = m_made->countsOf(row.rule)) {
        if (places->missed() > 0)
            lines.append(tr("The translation misses %Ln place(s).", nullptr,
                            static_cast<int>(places->missed())));
        if (places->more() > 0)
            lines.append(tr("The translation matches %Ln place(s) that the original does not.",
                            nullptr, static_cast<int>(places->more())));
    }
    return (lines + differingModels(row.rule)).join(QLatin1Char('\n'));
}

const char* TranslationModel::iconOf(const Row& row) const
{
    if (row.lost)
        return row.lost->severity == Severity::Error  ? "error"
            : row.lost->severity == Severity::Warning ? "warning"
                                                      : "info";
    if (m_made->translation.rules[row.rule].as.empty())
        return "error";
    const auto places = m_made->countsOf(row.rule);
    return places && !places->isSame() ? "warning" : "check";
}

QVariant TranslationModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[entryOf(index)];
    if (role == Qt::DisplayRole)
        return textOf(row, index.column());
    if (role == Qt::ToolTipRole)
        return tipOf(row);
    if (role == Qt::DecorationRole && index.column() == Name)
        return m_theme.icon(QString::fromLatin1(iconOf(row)));
    if (role == Qt::ForegroundRole && row.lost)
        return m_theme.colors().muted;
    if (role == Qt::TextAlignmentRole && index.column() == Places)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant TranslationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Rule");
    case Becomes:
        return tr("Becomes");
    case Places:
        return tr("Same places");
    default:
        return {};
    }
}

} // namespace fusewright
