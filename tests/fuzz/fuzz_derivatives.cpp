// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Tables of derivatives of pieces that the bytes choose, mostly in an order that makes sense, and
// the backward graph that they give.

#include "engine/autograd/backward_graph.h"
#include "engine/autograd/backward_wish.h"
#include "engine/autograd/derivative_table.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/infer/inference.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"
#include "tests/engine/infer/hostile_graph.h"
#include "tests/engine/kit/broken_graph.h"
#include "tests/engine/match/random_source.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <vector>

using namespace fusewright;
using namespace fusewright::test;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

constexpr std::array<std::string_view, 12> operands{
    "x", "w?", "*x", "x[2]", "y<t>", "b<number>", "x?", "; dim", "; dim = -1", "; k == 1", "", "=",
};
constexpr std::array<std::string_view, 24> values{
    "grad",
    "grad2",
    "result",
    "none",
    "x",
    "w",
    "1",
    "1e400",
    "dim",
    "-dim=1",
    "dim = 1",
    "sum(grad, dim=1)",
    "swap(x)",
    "mul(x, w)",
    "unreduce(grad)",
    "size(x, 0)",
    "topk(x).1",
    "result4294967295",
    "ratio(x, w)",
    "a_backward(grad)",
    "(",
    ")",
    "[",
    "=",
};
constexpr std::array<std::string_view, 6> signs{" + ", " * ", " - ", " / ", ", ", " "};

std::string randomFormula(RandomSource& random)
{
    std::string text;
    for (std::size_t left = random.between(1, 6); left > 0; --left) {
        const std::string value(values[random.below(values.size())]);
        text += random.chance(20) ? "add(" + value + ", -" + value + ")" : value;
        text += left > 1 ? signs[random.below(signs.size())] : "";
    }
    return text;
}

std::string randomLine(RandomSource& random)
{
    if (random.chance(5))
        return "stop: exp @comparison\n";
    const auto specs = OperatorCatalogue::builtIn()->operators();
    const OperatorSpec& spec = specs[random.below(specs.size())];
    std::string text = random.chance(50) ? '@' + spec.category : spec.name;
    text += '(';
    for (std::size_t left = random.between(0, 3); left > 0; --left) {
        text += operands[random.below(operands.size())];
        text += left > 1 ? ", " : "";
    }
    text += random.chance(95) ? "): " : "";
    const bool isList = random.chance(50);
    text += isList ? "[" : "";
    for (std::size_t left = isList ? random.between(1, 3) : 1; left > 0; --left) {
        text += randomFormula(random);
        text += left > 1 ? ", " : "";
    }
    return text + (isList ? "]\n" : "\n");
}

void check(const Derivative& entry)
{
    if (entry.kind != Derivative::Kind::Formula)
        return;
    require(entry.roots.size() == entry.operands.size());
    for (const std::uint32_t root : entry.roots)
        require(root < entry.steps.size());
    for (std::uint32_t at = 0; at < entry.steps.size(); ++at) {
        const FormulaStep& step = entry.steps[at];
        const auto isBefore = [at](std::uint32_t other) { return other < at; };
        require(std::ranges::all_of(step.operands, isBefore));
        for (const auto& [name, value] : step.arguments)
            require(!name.empty() && isBefore(value));
        if (step.kind == FormulaStep::Kind::Operand)
            require(step.place < entry.operands.size());
        if (step.kind == FormulaStep::Kind::Argument)
            require(step.place < entry.arguments.size());
    }
}

void differentiate(std::span<const std::uint8_t> bytes, const DerivativeTable& table)
{
    auto graph = hostileGraph(bytes);
    if (!graph)
        return;
    const Graph forward = inferTypes(std::move(*graph), CancelToken()).graph;
    Diagnostics findings;
    const BackwardWish wish = wishOf(forward, {.losses = {}, .wanted = {"all"}}, findings);
    require(brokenGraph(makeBackward(forward, table, wish).graph).empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    RandomSource random(std::span(data, size));
    std::string text;
    for (std::size_t left = random.between(1, 8); left > 0; --left)
        text += randomLine(random);
    // The bytes themselves, too.
    for (std::string table : {text, std::string(data, data + size)}) {
        Diagnostics findings;
        const SourceText source("table", std::move(table));
        DerivativeTable read;
        read.add(source, *OperatorCatalogue::builtIn(), findings);
        for (const Derivative& entry : read.entries())
            check(entry);
        differentiate({data, size}, read);
    }
    return 0;
}
