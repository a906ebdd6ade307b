// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/translate_session.h"
#include "widgets/base/tree_model.h"

#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

class Theme;

/// The rules of a translation as a tree: what they became, where they match, what is lost.
class TranslationModel : public TreeModel {
    Q_OBJECT

public:
    enum Column { Name, Becomes, Places, ColumnCount };

    explicit TranslationModel(const Theme& theme, QObject* parent = nullptr);

    /// Null empties it.
    void show(std::shared_ptr<const TranslatedText> made);
    /// The rule of a row, or of the row above; nothing for no row.
    std::optional<std::size_t> ruleAt(const QModelIndex& index) const;
    /// What is lost, a line for each: all of a rule, or the one of the row.
    QString lossesAt(const QModelIndex& index) const;

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        std::size_t rule = 0;
        const Diagnostic* lost = nullptr; ///< Null for the rule itself.
    };

    QStringList differingModels(std::size_t rule) const;
    QString textOf(const Row& row, int column) const;
    QString becomesOf(const TranslatedRule& rule) const;
    QString placesText(const PlaceCounts& places) const;
    QString tipOf(const Row& row) const;
    const char* iconOf(const Row& row) const;

    const Theme& m_theme;
    std::shared_ptr<const TranslatedText> m_made;
    std::vector<Row> m_rows; ///< By entry; the first one is the root.
};

} // namespace fusewright
