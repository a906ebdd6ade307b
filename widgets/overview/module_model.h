// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/cancel_token.h"
#include "widgets/base/tree_model.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;

/// The modules of a graph, ready to be shown. Takes a while to make for a large one.
struct ModuleRows {
    struct Entry {
        std::string_view name; ///< In the graph's texts, as are the others.
        std::string_view path;
        std::string_view type;
        std::size_t nodes = 0;
    };

    std::shared_ptr<const Graph> graph;
    TreeShape shape;
    std::vector<Entry> entries =
        std::vector<Entry>(1); ///< The first one is what is around all of them.
};
/// `graph` may be null. Ends early, with some of them, when it is cancelled.
ModuleRows moduleRows(std::shared_ptr<const Graph> graph, const CancelToken& cancel = {});

/// The modules that a graph's nodes come from, inside each other, with how many nodes each holds.
class ModuleModel : public TreeModel {
    Q_OBJECT

public:
    enum Column { Name, Count, ColumnCount };

    using TreeModel::TreeModel;

    /// May be null.
    void setGraph(std::shared_ptr<const Graph> graph) { show(moduleRows(std::move(graph))); }
    void show(ModuleRows rows);
    bool isEmpty() const { return m_rows.entries.size() <= 1; }
    /// The module's path from the outermost one.
    std::string_view pathOf(const QModelIndex& index) const;

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    ModuleRows m_rows;
};

} // namespace fusewright
