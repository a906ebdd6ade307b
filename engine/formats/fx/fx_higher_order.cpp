// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_higher_order.h"

#include <algorithm>
#include <array>

namespace fusewright::fx {

namespace {

constexpr auto higherOrder = std::to_array<std::string_view>({"cond",
                                                              "while_loop",
                                                              "wrap",
                                                              "scan",
                                                              "associative_scan",
                                                              "map_impl",
                                                              "invoke_subgraph",
                                                              "flex_attention",
                                                              "flex_attention_backward",
                                                              "wrap_with_set_grad_enabled",
                                                              "wrap_with_autocast",
                                                              "wrap_activation_checkpoint",
                                                              "tag_activation_checkpoint",
                                                              "autograd_function_apply",
                                                              "auto_functionalized",
                                                              "auto_functionalized_v2",
                                                              "out_dtype",
                                                              "hints_wrapper",
                                                              "strict_mode",
                                                              "with_effects",
                                                              "run_const_graph",
                                                              "call_torchbind",
                                                              "executorch_call_delegate",
                                                              "triton_kernel_wrapper_mutation",
                                                              "triton_kernel_wrapper_functional"});

bool isGraphName(std::string_view name)
{
    static constexpr auto parts = std::to_array<std::string_view>(
        {"_graph", "graph_", "_true_", "_false_", "body", "submod", "sdpa_score", "sdpa_mask",
         "score_mod", "mask_fn", "mask_mod", "cond_fn", "combine_fn"});
    return std::ranges::any_of(
        parts, [&](std::string_view part) { return name.find(part) != std::string_view::npos; });
}

} // namespace

bool isHigherOrderName(std::string_view target)
{
    return std::ranges::find(higherOrder, target) != higherOrder.end();
}

void takeGraphs(std::string_view op, std::vector<FxArgument>& arguments)
{
    if (op.find("higher_order") == std::string_view::npos)
        return;
    std::vector<FxOperand*> waiting;
    waiting.reserve(arguments.size());
    for (FxArgument& argument : arguments)
        waiting.push_back(&argument.operand);
    while (!waiting.empty()) {
        FxOperand& operand = *waiting.back();
        waiting.pop_back();
        if (operand.kind == FxOperand::Kind::Module && isGraphName(operand.text))
            operand = FxOperand::constant(operand.text, FxOperand::Kind::Global);
        for (FxOperand& item : operand.items)
            waiting.push_back(&item);
    }
}

} // namespace fusewright::fx
