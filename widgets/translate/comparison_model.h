// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"
#include "engine/translate/file_comparison.h"
#include "widgets/base/tree_model.h"

#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace fusewright {

class Graph;
class Theme;

/// Two rules files on one model, and what each is called.
struct ComparedFiles {
    std::shared_ptr<const Graph> graph;
    std::array<QString, 2> names;
    std::array<RuleSet, 2> rules;
    FileComparison comparison;
};

/// Both files as a tree: their rules, and below a rule the places that only its file has.
class ComparisonModel : public TreeModel {
    Q_OBJECT

public:
    enum Column { Name, Places, Same, Common, Only, With, ColumnCount };

    /// Of one rule; the others are counted.
    static constexpr std::size_t mostPlaces = 200;

    explicit ComparisonModel(const Theme& theme, QObject* parent = nullptr);

    /// Null empties it.
    void show(std::shared_ptr<const ComparedFiles> files);
    const std::shared_ptr<const ComparedFiles>& files() const { return m_files; }
    /// The operators of a place, or of all places of a rule that only its file has.
    std::vector<NodeId> nodesAt(const QModelIndex& index) const;

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        std::size_t file = 0;
        const ComparedRule* rule = nullptr;    ///< Null for the file itself.
        const RulePlaceNodes* place = nullptr; ///< Null for the rule itself.
    };

    QString textOf(const Row& row, int column) const;
    QString fileText(const Row& row, int column) const;
    QString withText(const Row& row) const;
    QString placeText(const RulePlaceNodes& nodes) const;

    const Theme& m_theme;
    std::shared_ptr<const ComparedFiles> m_files;
    std::vector<Row> m_rows; ///< By entry; the first one is the root.
};

} // namespace fusewright
