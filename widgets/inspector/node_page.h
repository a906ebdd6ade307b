// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QCoreApplication>
#include <QString>

#include <memory>

namespace fusewright {

class Graph;
class PageWriter;
class Theme;
struct FusionAnswer;
struct MadePartition;

/// All there is to say about one node, as a page with links to its neighbours.
class NodePage {
    Q_DECLARE_TR_FUNCTIONS(fusewright::NodePage)

public:
    /// Sections that are on screen instead of those of the rules.
    struct Shown {
        QString mode;
        std::shared_ptr<const MadePartition> made; ///< Null where they are those of the rules.
    };

    /// `fusion` may be null; else it is about this graph.
    static QString html(const Graph& graph, NodeId node, const Theme& theme,
                        const FusionAnswer* fusion = nullptr, const Shown& shown = {});

private:
    NodePage(const Graph& graph, NodeId node, PageWriter& page);

    void writeOperator();
    void writeInputs();
    void writeOutputs();
    void writeAttributes();
    void writeNested();
    QString originOf(ValueId value) const;
    QString usersOf(ValueId value) const;
    QString typeOf(ValueId value) const;

    const Graph& m_graph;
    NodeId m_node;
    PageWriter& m_page;
};

} // namespace fusewright
