// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/node_facts.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright::infer {

/// Says what it can about the results of one operator.
using Rule = void (*)(NodeFacts& node);
/// A rule and the operators that it is for.
struct NamedRule {
    Rule rule;
    std::vector<std::string_view> names;
};
using RuleTable = std::vector<NamedRule>;

/// How the operators of a graph are to be understood.
enum class NameReading {
    Named,   ///< By their names, which say whose they are.
    OfRelax, ///< Those that are not Relax' own are functions of the file.
    OfQnn,   ///< Called as those of others, but depth comes last and attributes are its own.
    Drawn,   ///< Neither the order of operands is known nor whether all of them are there.
};
NameReading readingOf(const Graph& graph);

/// Null where nothing is known about the operator.
Rule ruleOf(const Graph& graph, const Operator& op, NameReading reading);

/// The rule of an operator in a drawing.
Rule ruleOfDrawing(std::string_view canonicalName);

/// Whose names operators have.
enum class Vocabulary { Onnx, Torch, Relax, Drawing };
/// Every name that has a rule of its own, as nodes of a file have it, sorted.
std::vector<std::string> operatorsWithRules(Vocabulary vocabulary);

// Parts of the table. ONNX' operators by their own names, Relax' by theirs without `R.`, all others
// by the catalogue's.
const RuleTable& onnxRules();
const RuleTable& onnxContribRules();
const RuleTable& onnxLayoutRules();
const RuleTable& onnxSourceRules();
const RuleTable& onnxWindowRules();
const RuleTable& relaxRules();
const RuleTable& relaxLayoutRules();
const RuleTable& relaxWindowRules();
const RuleTable& torchRules();
const RuleTable& torchLayoutRules();
const RuleTable& torchItemRules();
const RuleTable& torchSourceRules();
const RuleTable& drawingRules();

} // namespace fusewright::infer
