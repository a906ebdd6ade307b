// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QCoreApplication>
#include <QString>

namespace fusewright {

class Graph;
class PageWriter;
class Theme;
struct FusionAnswer;

/// One value: what it is, who makes and who uses it, and whether it crosses between sections.
class ValuePage {
    Q_DECLARE_TR_FUNCTIONS(fusewright::ValuePage)

public:
    /// `fusion` may be null; else it is about this graph.
    static QString html(const Graph& graph, ValueId value, const Theme& theme,
                        const FusionAnswer* fusion);

private:
    ValuePage(const Graph& graph, ValueId value, PageWriter& page);

    void writeValue();
    void writeUses();
    void writeBoundary(const FusionAnswer& fusion);
    QString nodeLink(NodeId node) const;
    bool isGivenOut() const;

    const Graph& m_graph;
    ValueId m_value;
    PageWriter& m_page;
};

} // namespace fusewright
