// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The composites of the compiler's main branch. Functions go by the names under which torch prints
// them, modules by their class; methods are left alone where the compiler leaves them alone.

#include "engine/rules/composites/composite_rules.h"

#include "engine/rules/composites/composite_maker.h"
#include "engine/rules/composites/used_results.h"

#include <cstdint>

namespace fusewright {

namespace {

constexpr std::string_view boolMasks = "TT_XLA_CATCH_BOOL_MASK_SDPA";

using Op = ExpressionOp;

Rule gelu(std::string_view name, std::string_view approximate)
{
    CompositeMaker composite(name, {"torch.nn.functional.gelu", "torch._C._nn.gelu"}, {1, 1});
    const ExpressionId asked =
        composite.attributeOf("approximate", composite.literal(std::string_view("none")));
    composite.check(composite.make(Op::Equal, {asked, composite.literal(approximate)}));
    if (approximate != "none")
        composite.set("approximate", composite.literal(approximate));
    return composite.rule();
}

Rule rmsNorm()
{
    CompositeMaker composite("rms_norm",
                             {"torch.rms_norm", "torch.nn.functional.rms_norm", "RMSNorm"}, {1, 2});
    composite.take("normalized_shape", "normalized_shape");
    composite.take("epsilon", "eps");
    Rule rule = composite.rule();
    // As fusion providers write it: the shape is asked of the weight.
    CompositeMaker fused("rms_norm", {"torch.rms_norm", "torch.nn.functional.rms_norm"}, {3, 3});
    const ExpressionId weight = fused.operand(2);
    const ExpressionId isOneAxis =
        fused.make(Op::Equal, {fused.make(Op::Rank, {weight}), fused.literal(std::uint64_t{1})});
    const ExpressionId asked = fused.make(Op::Attribute, {fused.operand(1)},
                                          NamedScalar{.name = "name", .type = ScalarType::Text});
    fused.check(fused.make(Op::Equal, {asked, fused.literal(std::string_view("shape"))}));
    fused.check(isOneAxis);
    fused.takeOperands({0, 2});
    fused.setList("normalized_shape",
                  {fused.make(Op::Extent, {weight, fused.literal(std::int64_t{0})})});
    fused.take("epsilon", "eps");
    for (RulePattern& pattern : fused.rule().patterns)
        rule.patterns.push_back(std::move(pattern));
    rule.patterns.back().name = "pattern1";
    return rule;
}

Rule layerNorm()
{
    CompositeMaker composite("layer_norm", {"torch.nn.functional.layer_norm", "LayerNorm"}, {1, 3});
    composite.castOthers();
    composite.take("normalized_shape", "normalized_shape");
    composite.set("epsilon", composite.attributeOf("eps", composite.literal(1e-5)));
    return composite.rule();
}

Rule groupNorm()
{
    CompositeMaker composite("group_norm", {"torch.nn.functional.group_norm", "GroupNorm"}, {1, 3});
    composite.take("num_groups", "num_groups");
    composite.set("epsilon", composite.attributeOf("eps", composite.literal(1e-5)));
    composite.set("channel_dim", composite.literal(std::int64_t{1}));
    return composite.rule();
}

/// Three composites: what is used of its results decides.
Rule topk(std::string_view name, bool usesValues, bool usesIndices)
{
    CompositeMaker composite(name, {"torch.topk"}, {1, 1});
    composite.setJudge(std::make_shared<UsedResults>(usesValues, usesIndices));
    const ExpressionId dim = composite.attributeOf("dim", composite.literal(std::int64_t{-1}));
    const ExpressionId rank =
        composite.make(Op::ToInt, {composite.make(Op::Rank, {composite.operand(0)})});
    const ExpressionId isBack = composite.make(Op::Less, {dim, composite.literal(std::int64_t{0})});
    composite.take("k", "k");
    composite.set("dim",
                  composite.make(Op::Select, {isBack, composite.make(Op::Add, {dim, rank}), dim}));
    composite.set("largest", composite.attributeOf("largest", composite.literal(true)));
    composite.set("sorted", composite.attributeOf("sorted", composite.literal(true)));
    composite.inferResults();
    return composite.rule();
}

Rule argmax()
{
    CompositeMaker composite("argmax", {"torch.argmax"}, {1, 1});
    composite.check(composite.isGiven("dim"));
    composite.take("dim", "dim");
    composite.set("keepdim", composite.attributeOf("keepdim", composite.literal(false)));
    return composite.rule();
}

Rule attention()
{
    CompositeMaker composite("scaled_dot_product_attention",
                             {"torch.nn.functional.scaled_dot_product_attention",
                              "torch._C._nn.scaled_dot_product_attention"},
                             {3, 4});
    const ExpressionId dropout = composite.attributeOf("dropout_p", composite.literal(0.0));
    composite.check(composite.make(Op::Equal, {dropout, composite.literal(0.0)}));
    composite.check(composite.mayBe(composite.operand(0), DataType::BF16));
    const ExpressionId hasNoMask = composite.make(
        Op::Less,
        {composite.make(Op::Inputs, {composite.whole()}), composite.literal(std::uint64_t{4})});
    const ExpressionId isCaught = composite.make(
        Op::Equal,
        {composite.make(Op::Option, {},
                        NamedScalar{.name = std::string(boolMasks), .type = ScalarType::Int}),
         composite.literal(std::int64_t{1})});
    composite.check(composite.make(
        Op::Or, {hasNoMask, isCaught, composite.mayBeOther(composite.operand(3), DataType::Bool)}));
    composite.set("is_causal", composite.attributeOf("is_causal", composite.literal(false)));
    composite.take("scale", "scale");
    return composite.rule();
}

Rule gather()
{
    CompositeMaker composite("gather", {"torch.gather", "gather"}, {2, 2});
    composite.take("dim", "dim");
    composite.set("sparse_grad", composite.attributeOf("sparse_grad", composite.literal(false)));
    return composite.rule();
}

RuleSet makeRules()
{
    RuleSet set{.files = {{.path = "builtin:composites"}}};
    set.rules = {gelu("gelu", "none"),
                 gelu("gelu_tanh", "tanh"),
                 rmsNorm(),
                 layerNorm(),
                 groupNorm(),
                 topk("topk", true, true),
                 topk("topk_values", true, false),
                 topk("topk_indices", false, true),
                 argmax(),
                 attention(),
                 gather()};
    StagePlan stage{.name = "composites", .again = StagePlan::Again::Never};
    for (std::uint32_t at = 0; at < set.rules.size(); ++at)
        stage.rules.push_back(at);
    set.stages.push_back(std::move(stage));
    set.options = {{.name = std::string(boolMasks),
                    .otherwise = "0",
                    .summary = "1 makes composites of attention with a mask of bools too."}};
    return set;
}

} // namespace

const RuleSet& compositeRules()
{
    static const RuleSet rules = makeRules();
    return rules;
}

} // namespace fusewright
