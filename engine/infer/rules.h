// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/node_facts.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright::infer {

/// Says what it can about the results of one operator.
using Rule = void (*)(NodeFacts& node);
using NamedRule = std::pair<std::string_view, Rule>;

/// How the operators of a graph are to be understood.
enum class Reading {
    Named,   ///< By their names, which say whose they are.
    OfRelax, ///< Those that are not Relax' own are functions of the file.
    Drawn,   ///< Neither the order of operands is known nor whether all of them are there.
};
Reading readingOf(const Graph& graph);

/// Null where nothing is known about the operator.
Rule ruleOf(const Graph& graph, const Operator& op, Reading reading);

/// The rule of an operator in a drawing.
Rule ruleOfDrawing(std::string_view canonicalName);

/// Whose names operators have.
enum class Vocabulary { Onnx, Torch, Relax, Drawing };
/// Every name that has a rule of its own, as nodes of a file have it, sorted.
std::vector<std::string> operatorsWithRules(Vocabulary vocabulary);

// Parts of the table. ONNX' operators by their own names, Relax' by theirs without `R.`, all others
// by the catalogue's.
const std::vector<NamedRule>& onnxRules();
const std::vector<NamedRule>& onnxContribRules();
const std::vector<NamedRule>& onnxLayoutRules();
const std::vector<NamedRule>& onnxSourceRules();
const std::vector<NamedRule>& onnxWindowRules();
const std::vector<NamedRule>& relaxRules();
const std::vector<NamedRule>& relaxLayoutRules();
const std::vector<NamedRule>& relaxWindowRules();
const std::vector<NamedRule>& torchRules();
const std::vector<NamedRule>& torchLayoutRules();
const std::vector<NamedRule>& torchItemRules();
const std::vector<NamedRule>& torchSourceRules();
const std::vector<NamedRule>& drawingRules();

// Rules that do for ONNX and for the others.
void sameAsFirst(NodeFacts& node);
void normalized(NodeFacts& node); ///< The first result only.
void broadcastAll(NodeFacts& node);
void outer(NodeFacts& node);
void compared(NodeFacts& node); ///< Broadcast, and the result is a truth.
void relaxElementwise(NodeFacts& node);

} // namespace fusewright::infer
