// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/rules/checked_rules.h"

#include <QStringList>

#include <string>

namespace fusewright::test {

/// What a file of patterns imports.
const char* tvmImports();
/// A module with a kernel `scale` and a function of `x` and `w`, whose lines these are.
std::string relaxFunction(const std::string& body);
/// The sections that rules make of a graph, a line for each.
QString sectionsOf(const CheckedRules& checked, const Graph& graph);

/// A row of lines of a function, lines of a file of patterns, and lines that are expected.
void addCase(const char* name, const QStringList& function, const QStringList& patterns,
             const QStringList& expected);
/// A function whose results and names are those of its lines.
QStringList giving(QStringList lines, const QString& results);
/// One pattern `p` of the lines.
QStringList fusing(QStringList lines);
/// What the row that is running makes, and what it should make.
void compareCase();

} // namespace fusewright::test
