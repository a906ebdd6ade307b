// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/composite_program.h"
#include "tests/engine/rules/tenstorrent/trace_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

constexpr auto composites = R"(
import os

import torch
from torch import Tensor
from torch_xla.experimental.mark_pattern_utils import StableHLOCompositeBuilder

CATCH_BOOL = os.environ.get("TT_XLA_CATCH_BOOL_MASK_SDPA", "0") == "1"


def gelu(input: Tensor, approximate: str = "none") -> Tensor:
    tanh = approximate == "tanh"
    name = "tenstorrent.gelu" + ("_tanh" if tanh else "")
    builder = StableHLOCompositeBuilder(name=name, attr={"approximate": "tanh"} if tanh else None)
    input = builder.mark_inputs(input)
    input = torch.nn.functional.gelu(input, approximate=approximate)
    return builder.mark_outputs(input)


def rms_norm(input, normalized_shape, weight=None, eps=None):
    attr = {"normalized_shape": tuple(normalized_shape)}
    if eps is not None:
        attr["epsilon"] = eps
    builder = StableHLOCompositeBuilder("tenstorrent.rms_norm", attr)
    if weight is not None:
        input, weight = builder.mark_inputs(input, weight)
    else:
        input = builder.mark_inputs(input)
    out = torch.nn.functional.rms_norm(input, normalized_shape, weight, eps)
    return builder.mark_outputs(out)


def cat(tensors, dim=0):
    builder = StableHLOCompositeBuilder("tenstorrent.cat", {"dim": dim, "count": len(tensors)})
    tensors = builder.mark_inputs(*tensors)
    return builder.mark_outputs(torch.cat(list(tensors), dim=dim))


def typed(input, dtype=None):
    if dtype is not torch.bfloat16:
        return torch.relu(input)
    builder = StableHLOCompositeBuilder("tenstorrent.relu")
    return builder.mark_outputs(torch.relu(builder.mark_inputs(input)))


def decided(input):
    if input.dtype == torch.bfloat16:
        return input
    return torch.relu(input)


def replace_layer_norm_module(gm, node, module):
    pass


replacements = {
    torch.nn.functional.gelu: gelu,
    torch.rms_norm: rms_norm,
    torch.nn.functional.rms_norm: rms_norm,
    torch.cat: cat,
    torch.relu: typed,
    torch.ops.aten.exp.default: decided,
    "torch.gather": gelu,
    torch.nn.LayerNorm: replace_layer_norm_module,
}
)";

TracedArgument operand(std::uint32_t number, std::uint8_t depth = 0)
{
    TracedArgument argument;
    argument.node = number;
    argument.depth = depth;
    return argument;
}

TracedArgument literal(AttributeValue value, std::string keyword = {})
{
    TracedArgument argument;
    argument.literal = std::move(value);
    argument.keyword = std::move(keyword);
    return argument;
}

TracedArgument list()
{
    TracedArgument argument;
    argument.isList = true;
    return argument;
}

CompositeResult wrapped(const std::string& key, const std::vector<TracedArgument>& arguments)
{
    CompositeProgram program("composite_ops.py", composites);
    std::vector<GivenOperand> operands(2);
    for (std::size_t at = 0; at < operands.size(); ++at)
        operands[at].name = "operand_" + std::to_string(at);
    for (const CompositeEntry& entry : program.entries()) {
        if (std::ranges::find(entry.functions, key) != entry.functions.end())
            return program.wrap(entry, {arguments, operands});
    }
    return {};
}

} // namespace

/// Functions that wrap operators into composites are evaluated with a call's arguments.
class CompositeProgramTest : public QObject {
    Q_OBJECT

private slots:
    void listsWhatIsReplaced();
    void givesNameAttributesAndInputs();
    void leavesOutWhatIsNotGiven();
    void readsListsOfOperands();
    void makesNoneWhereTheFunctionDoesNot();
    void saysWhatNobodyKnows();
};

void CompositeProgramTest::listsWhatIsReplaced()
{
    const CompositeProgram program("composite_ops.py", composites);

    QStringList keys;
    for (const CompositeEntry& entry : program.entries()) {
        std::string text;
        for (const auto* const names : {&entry.functions, &entry.methods, &entry.modules}) {
            for (const std::string& name : *names)
                text += name + ' ';
        }
        keys += QString::fromStdString(text + entry.place.qualifiedName);
    }

    QCOMPARE(program.findings().size(), 0u);
    QCOMPARE(keys,
             QStringList({"torch._C._nn.gelu torch.nn.functional.gelu torch.gather gelu",
                          "torch.rms_norm torch.nn.functional.rms_norm rms_norm", "torch.cat cat",
                          "torch.relu typed", "torch.ops.aten.exp.default decided",
                          "LayerNorm replace_layer_norm_module"}));
    QCOMPARE(program.entries().back().modules.size(), 1u);
    QVERIFY(program.condition().isValid() == false);
    QCOMPARE(program.flagNames(), std::vector<std::string>{"TT_XLA_CATCH_BOOL_MASK_SDPA"});
}

void CompositeProgramTest::givesNameAttributesAndInputs()
{
    const CompositeResult result = wrapped(
        "torch.nn.functional.rms_norm",
        {operand(0), literal(std::vector<std::int64_t>{32}), operand(1), literal(1e-6, "eps")});

    QVERIFY(result.composite);
    QCOMPARE(result.composite->name, "tenstorrent.rms_norm");
    QCOMPARE(result.composite->attributes.size(), 2u);
    QCOMPARE(result.composite->attributes[0].first, "normalized_shape");
    QCOMPARE(toText(result.composite->attributes[0].second), toText(std::vector<std::int64_t>{32}));
    QCOMPARE(toText(result.composite->attributes[1].second), toText(1e-6));
    QCOMPARE(result.composite->inputs, (std::vector<std::uint32_t>{0, 1}));
    QCOMPARE(linesOf(result.composite->wrapped).join('\n'),
             "operand_0 = placeholder\noperand_1 = placeholder\n"
             "rms_norm = call_function torch.nn.functional.rms_norm(%operand_0, [32],"
             " weight=%operand_1, eps=1e-06)\noutput(%rms_norm)");
    QCOMPARE(result.composite->outputs, (std::vector<std::uint32_t>{2}));
}

void CompositeProgramTest::leavesOutWhatIsNotGiven()
{
    const CompositeResult plain = wrapped("torch._C._nn.gelu", {operand(0)});
    const CompositeResult tanh =
        wrapped("torch._C._nn.gelu", {operand(0), literal(std::string("tanh"), "approximate")});

    QCOMPARE(plain.composite->name, "tenstorrent.gelu");
    QVERIFY(plain.composite->attributes.empty());
    QCOMPARE(tanh.composite->name, "tenstorrent.gelu_tanh");
    QCOMPARE(tanh.composite->attributes.size(), 1u);
}

void CompositeProgramTest::readsListsOfOperands()
{
    const CompositeResult result = wrapped(
        "torch.cat", {list(), operand(1, 1), operand(0, 1), literal(std::int64_t(-1), "dim")});

    QCOMPARE(result.composite->inputs, (std::vector<std::uint32_t>{1, 0}));
    QCOMPARE(toText(result.composite->attributes[1].second), toText(std::int64_t(2)));
    QCOMPARE(linesOf(result.composite->wrapped).at(2),
             "cat = call_function torch.cat([%operand_1, %operand_0], dim=-1)");
}

void CompositeProgramTest::makesNoneWhereTheFunctionDoesNot()
{
    const CompositeResult none = wrapped("torch.relu", {operand(0)});
    const CompositeResult made = wrapped(
        "torch.relu", {operand(0), literal(RawJson{R"({"python": "torch.bfloat16"})"}, "dtype")});

    QVERIFY(!none.composite);
    QVERIFY(!none.refusal);
    QCOMPARE(made.composite->name, "tenstorrent.relu");
}

void CompositeProgramTest::saysWhatNobodyKnows()
{
    const CompositeResult result = wrapped("torch.ops.aten.exp.default", {operand(0)});

    QVERIFY(!result.composite);
    QVERIFY(!result.refusal->sentence.empty());
    QVERIFY(result.refusal->place.begin.line > 1);
}

FUSEWRIGHT_TEST(CompositeProgramTest)
#include "tst_composite_program.moc"
