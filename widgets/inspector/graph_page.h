// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>
#include <QString>

namespace fusewright {

class Graph;
class PageWriter;
class Theme;

/// What a graph takes and gives, what its file says about it and which graphs are inside it.
class GraphPage {
    Q_DECLARE_TR_FUNCTIONS(fusewright::GraphPage)

public:
    static QString html(const Graph& graph, const Theme& theme);

private:
    GraphPage(const Graph& graph, PageWriter& page);

    void writeInputs();
    void writeOutputs();
    void writeNested();
    void writeProperties();

    const Graph& m_graph;
    PageWriter& m_page;
};

} // namespace fusewright
