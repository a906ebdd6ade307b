// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A drawing has lines in any order, and often leaves out attributes, weights and numbers. So only
// what holds whatever is missing has a rule: an operator of one tensor that keeps its shape, and
// the four kinds of arithmetic where both tensors are drawn.

#include "engine/infer/rules.h"

namespace fusewright::infer {

namespace {

void keepsShape(NodeFacts& node)
{
    if (node.operandCount() == 1 && node.resultCount() == 1)
        node.setResult(0, node.shape(0), DataType::Unknown);
}

/// The larger of both, whichever comes first. `Sum` has the name too, and takes more than two.
void ofTwo(NodeFacts& node)
{
    const bool isSum = node.nativeName().find("um") != std::string_view::npos;
    if (node.operandCount() == 2 && node.resultCount() == 1 && !isSum)
        node.setResult(0, broadcast(node.shape(0), node.shape(1)), DataType::Unknown);
}

} // namespace

const RuleTable& drawingRules()
{
    static const RuleTable rules{
        {keepsShape,
         {"relu",      "relu6",    "leaky_relu", "elu",         "selu",        "celu",
          "gelu",      "silu",     "mish",       "sigmoid",     "hardsigmoid", "tanh",
          "hardswish", "hardtanh", "softmax",    "log_softmax", "softplus",    "softsign",
          "exp",       "log",      "sqrt",       "rsqrt",       "reciprocal",  "neg",
          "abs",       "sign",     "floor",      "ceil",        "round",       "erf",
          "sin",       "cos",      "contiguous", "clone"}},
        {ofTwo, {"add", "sub", "mul", "div"}},
    };
    return rules;
}

} // namespace fusewright::infer
