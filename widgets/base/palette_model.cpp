// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/palette_model.h"

#include "widgets/base/theme.h"

#include <algorithm>

namespace fusewright {

namespace {

/// More than anybody reads; who looks for something else types one more letter.
constexpr std::size_t mostRows = 100;
constexpr int forRecency = 2;
constexpr int forDisabled = -6;

struct Prefix {
    QLatin1Char sign;
    PaletteKind kind;
};

constexpr Prefix prefixes[] = {
    {QLatin1Char('@'), PaletteKind::Rule},
    {QLatin1Char('#'), PaletteKind::Operator},
};

const Prefix* prefixOf(const QString& wanted)
{
    const auto* found = std::ranges::find_if(
        prefixes, [&](const Prefix& prefix) { return wanted.startsWith(prefix.sign); });
    return found == std::end(prefixes) ? nullptr : found;
}

} // namespace

PaletteModel::PaletteModel(const Theme& theme, QObject* parent)
    : QAbstractListModel(parent), m_theme(theme)
{
}

void PaletteModel::setEntries(std::vector<PaletteEntry> entries)
{
    beginResetModel();
    m_entries = std::move(entries);
    m_found.clear();
    endResetModel();
}

void PaletteModel::setWanted(const QString& wanted)
{
    beginResetModel();
    m_found = search(wanted);
    endResetModel();
}

std::vector<PaletteModel::Found> PaletteModel::search(const QString& wanted) const
{
    const Prefix* prefix = prefixOf(wanted);
    const QString letters = (prefix ? wanted.mid(1) : wanted).trimmed();
    const bool isCommandsOnly = !prefix && letters.isEmpty();

    std::vector<Found> found;
    for (std::size_t at = 0; at < m_entries.size(); ++at) {
        const PaletteEntry& entry = m_entries[at];
        if (prefix ? entry.kind != prefix->kind
                   : isCommandsOnly && entry.kind != PaletteKind::Command)
            continue;
        if (auto match = fuzzyMatch(letters, entry.text)) {
            const int rank =
                match->score + entry.recency * forRecency + (entry.isEnabled ? 0 : forDisabled);
            found.push_back({at, std::move(*match), rank});
        }
    }
    std::ranges::stable_sort(found, std::greater(), &Found::rank);
    if (found.size() > mostRows)
        found.erase(found.begin() + mostRows, found.end());
    return found;
}

const PaletteEntry& PaletteModel::entry(int row) const
{
    return m_entries[m_found[std::size_t(row)].entry];
}

int PaletteModel::firstEnabled() const
{
    const auto first = std::ranges::find_if(
        m_found, [this](const Found& found) { return m_entries[found.entry].isEnabled; });
    return first == m_found.end() ? -1 : int(first - m_found.begin());
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_found.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    const PaletteEntry& entry = this->entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return entry.text;
    case DetailRole:
        return entry.detail;
    case KeysRole:
        return entry.keys;
    case Qt::DecorationRole:
        return icon(entry);
    case PositionsRole: {
        const std::vector<qsizetype>& positions = m_found[std::size_t(index.row())].match.positions;
        return QVariant::fromValue(QList<qsizetype>(positions.begin(), positions.end()));
    }
    case Qt::AccessibleTextRole: {
        QStringList parts{entry.text, entry.detail, entry.keys};
        if (!entry.isEnabled)
            parts.append(tr("not available now"));
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex& index) const
{
    if (!index.isValid() || !entry(index.row()).isEnabled)
        return Qt::ItemNeverHasChildren;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QIcon PaletteModel::icon(const PaletteEntry& entry) const
{
    if (!entry.icon.isNull())
        return entry.icon;
    switch (entry.kind) {
    case PaletteKind::Command:
        return {};
    case PaletteKind::Rule:
        return m_theme.icon(QStringLiteral("rule"), Ink::Muted);
    case PaletteKind::Operator:
        return m_theme.icon(QStringLiteral("operator"), Ink::Muted);
    }
    return {};
}

} // namespace fusewright
