// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/rewrite/rewrite_model.h"

#include "widgets/base/side_text_delegate.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/rewrite/option_delegate.h"
#include "widgets/rewrite/rewrite_words.h"
#include "widgets/sentences/engine_text.h"

#include <array>
#include <utility>

namespace fusewright {

namespace {

using Kind = RewriteRow::Kind;

} // namespace

RewriteModel::RewriteModel(const Theme& theme, QObject* parent) : TreeModel(parent), m_theme(theme)
{
}

void RewriteModel::show(RewriteRows rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    setShape(std::exchange(m_rows.shape, {}));
    endResetModel();
}

QString RewriteModel::keyOf(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const RewriteRow& row = rowAt(index);
    const RewriteWords words(m_rows);
    return QStringLiteral("%1/%2/%3/%4")
        .arg(int(row.kind))
        .arg(row.stage)
        .arg(words.nameOf(row), words.sideOf(row));
}

int RewriteModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

/// As the user chose it, or as it usually is.
QString RewriteModel::valueOf(const RewriteRow& row) const
{
    const RuleOption& option = m_rows.rewriting->rules.options[row.at];
    const auto& chosen = m_rows.rewriting->choices.rules.options;
    const auto found = chosen.find(option.name);
    return toQt(found == chosen.end() ? option.otherwise : found->second);
}

/// A switch has two.
QStringList RewriteModel::wordsOf(const RewriteRow& row) const
{
    const RuleOption& option = m_rows.rewriting->rules.options[row.at];
    QStringList words;
    for (const std::string& word : option.words)
        words.append(toQt(word));
    if (words.isEmpty() && option.type == ScalarType::Bool)
        words = {QStringLiteral("true"), QStringLiteral("false")};
    return words;
}

bool RewriteModel::isAssumed(const RewriteRow& row) const
{
    const auto& assumed = m_rows.rewriting->choices.rules.assumed;
    const auto found = assumed.find(m_rows.rewriting->rules.rules[row.rule].name);
    return found != assumed.end() && found->second;
}

bool RewriteModel::canBeAssumed(const RewriteRow& row) const
{
    return row.kind == Kind::Rule && (m_rows.counts[row.rule].conditional > 0 || isAssumed(row));
}

QString RewriteModel::textOf(const RewriteRow& row, int column) const
{
    const bool isGroup = row.kind == Kind::Refused || row.kind == Kind::Unknown;
    if (column == Name) {
        // These rows have one column, so that their text has room.
        const QString name = RewriteWords(m_rows).nameOf(row);
        return isGroup ? QStringLiteral("%1 × %2").arg(countText(m_rows.groupOf(row).count), name)
                       : name;
    }
    if (row.kind == Kind::Option) {
        const QString value = column == Rewrites ? valueOf(row) : QString();
        return column == Rewrites && value.isEmpty() ? tr("no value") : value;
    }
    if (isGroup) {
        const int own = row.kind == Kind::Refused ? int(Refused) : int(Conditional);
        return column == own ? countText(m_rows.groupOf(row).count) : QString();
    }
    std::array<std::size_t, ColumnCount> counts{};
    const auto add = [&](std::uint32_t rule) {
        counts[Rewrites] += m_rows.counts[rule].rewrites;
        counts[Conditional] += m_rows.counts[rule].conditional;
        counts[Refused] += m_rows.counts[rule].refusedCount();
    };
    if (row.kind == Kind::Near || row.kind == Kind::Fix)
        return {};
    if (row.kind == Kind::Rule) {
        add(row.rule);
    } else if (row.kind == Kind::Stage) {
        for (const std::uint32_t rule : m_rows.rewriting->rules.stages[row.stage].rules)
            add(rule);
    } else {
        return {};
    }
    return countText(counts[static_cast<std::size_t>(column)]);
}

const char* RewriteModel::iconOf(const RewriteRow& row) const
{
    switch (row.kind) {
    case Kind::Stage:
        return RewriteWords::stopText(m_rows.rewriting->run.stages[row.stage]).isEmpty()
            ? "layers"
            : "warning";
    case Kind::Options:
    case Kind::Option:
        return "settings";
    case Kind::Rule:
        return "rule";
    case Kind::Unknown:
        return "miss";
    case Kind::Refused:
        return "refused";
    case Kind::Near:
        return "miss";
    case Kind::Fix:
        return "lamp";
    case Kind::Unmatched:
    case Kind::Step:
    case Kind::More:
        break;
    }
    return nullptr;
}

QVariant RewriteModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const RewriteRow& row = rowAt(index);
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, column);
    case Qt::EditRole:
        return row.kind == Kind::Option && column == Rewrites ? QVariant(valueOf(row)) : QVariant();
    case OptionWordsRole:
        return row.kind == Kind::Option ? wordsOf(row) : QStringList();
    case SideTextRole:
        return column == Name ? QVariant(RewriteWords(m_rows).sideOf(row)) : QVariant();
    case Qt::ToolTipRole:
        return RewriteWords(m_rows).sentenceOf(row);
    case Qt::TextAlignmentRole:
        return column == Name ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::DecorationRole:
        if (const char* const icon = column == Name ? iconOf(row) : nullptr)
            return m_theme.icon(QString::fromLatin1(icon));
        return {};
    case Qt::CheckStateRole:
        if (column == Name && canBeAssumed(row))
            return isAssumed(row) ? Qt::Checked : Qt::Unchecked;
        return {};
    default:
        return {};
    }
}

bool RewriteModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const RewriteRow& row = rowAt(index);
    if (role == Qt::CheckStateRole && canBeAssumed(row)) {
        emit assumed(toQt(m_rows.rewriting->rules.rules[row.rule].name),
                     value.toInt() == Qt::Checked);
        return true;
    }
    if (role != Qt::EditRole || row.kind != Kind::Option)
        return false;
    const RuleOption& option = m_rows.rewriting->rules.options[row.at];
    const QString written = value.toString().trimmed();
    const std::string fault =
        written.isEmpty() ? std::string() : optionFault(option, written.toStdString());
    if (!fault.empty()) {
        emit optionRefused(engineText(fault));
        return false;
    }
    emit optionChosen(toQt(option.name), written);
    return true;
}

QVariant RewriteModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != Name)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Stage or rule");
    case Rewrites:
        return tr("Rewrites");
    case Conditional:
        return tr("Conditional");
    case Refused:
        return tr("Refused");
    default:
        return {};
    }
}

Qt::ItemFlags RewriteModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = TreeModel::flags(index);
    if (!index.isValid())
        return flags;
    const RewriteRow& row = rowAt(index);
    if (index.column() == Name && canBeAssumed(row))
        flags |= Qt::ItemIsUserCheckable;
    if (index.column() == Rewrites && row.kind == Kind::Option)
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace fusewright
