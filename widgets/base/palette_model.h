// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/fuzzy_match.h"

#include <QAbstractListModel>
#include <QIcon>

#include <functional>
#include <vector>

namespace fusewright {

class Theme;

enum class PaletteKind { Command, Rule, Operator };

/// Something that the command palette finds.
struct PaletteEntry {
    PaletteKind kind = PaletteKind::Command;
    QString text;
    QString detail; ///< What it belongs to: a menu, a file, a module.
    QString keys;
    QIcon icon; ///< None for the usual one of its kind.
    bool isEnabled = true;
    int recency = 0; ///< The higher, the later it was used; 0 for not lately.
    std::function<void()> run;
};

/// What fits the text in the palette's field, the best first.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { DetailRole = Qt::UserRole, KeysRole, PositionsRole };

    explicit PaletteModel(const Theme& theme, QObject* parent = nullptr);

    void setEntries(std::vector<PaletteEntry> entries);
    /// `@` asks for rules only and `#` for operators only; nothing else shows them all.
    void setWanted(const QString& wanted);

    const PaletteEntry& entry(int row) const;
    /// The first row that can be chosen, or -1.
    int firstEnabled() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Found {
        std::size_t entry;
        FuzzyMatch match;
        int rank;
    };

    std::vector<Found> search(const QString& wanted) const;
    QIcon icon(const PaletteEntry& entry) const;

    const Theme& m_theme;
    std::vector<PaletteEntry> m_entries;
    std::vector<Found> m_found;
};

} // namespace fusewright
