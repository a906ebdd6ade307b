// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>
#include <QString>

namespace fusewright {

class Graph;
class PageWriter;
class Theme;
struct SelectionFacts;

/// Several operators: what they are, what goes in and out, and whether they could run as one.
class SelectionPage {
    Q_DECLARE_TR_FUNCTIONS(fusewright::SelectionPage)

public:
    static QString html(const Graph& graph, const SelectionFacts& facts, const Theme& theme);

private:
    SelectionPage(const Graph& graph, const SelectionFacts& facts, PageWriter& page);

    void writeOperators();
    void writeConvexity();
    void writeCrossing();

    const Graph& m_graph;
    const SelectionFacts& m_facts;
    PageWriter& m_page;
};

} // namespace fusewright
