// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_dpl_random.h"

namespace fusewright::test {

namespace {

using SmallMaker = void (*)(PlainDpl&);

std::size_t reluOf(PlainDpl& p, std::size_t what)
{
    return p.call("relax.nn.relu", {what});
}

std::size_t sumOf(PlainDpl& p, std::size_t left, std::size_t right)
{
    return p.call("relax.add", {left, right});
}

void growingSmall(PlainDpl& p)
{
    const std::size_t base = sumOf(p, p.wildcard(), p.wildcard());
    p.either(base, reluOf(p, base));
}

void chosenSmall(PlainDpl& p)
{
    const std::size_t w = p.wildcard();
    sumOf(p, p.either(w, reluOf(p, w)), w);
}

void diamondSmall(PlainDpl& p)
{
    const std::size_t w = p.wildcard();
    const std::size_t base = reluOf(p, w);
    sumOf(p, base, reluOf(p, base));
}

void turnedSmall(PlainDpl& p)
{
    const std::size_t w = p.wildcard();
    reluOf(p, sumOf(p, sumOf(p, w, p.wildcard()), w));
}

void refusedSmall(PlainDpl& p)
{
    const std::size_t w = p.wildcard();
    sumOf(p, p.no(sumOf(p, p.either(w, reluOf(p, w)), w)), p.wildcard());
}

void residualSmall(PlainDpl& p)
{
    const std::size_t base = reluOf(p, p.wildcard());
    p.either(sumOf(p, base, p.wildcard()), sumOf(p, p.wildcard(), base));
}

} // namespace

std::vector<PlainFusionPattern> smallPlainPatterns()
{
    std::vector<PlainFusionPattern> patterns;
    const auto add = [&](const char* name, SmallMaker make, PlainDplCheck check = {}) {
        PlainDpl pattern;
        make(pattern);
        patterns.push_back({.name = std::string("small.") + name,
                            .pattern = std::move(pattern),
                            .check = std::move(check)});
    };
    add("sum", [](PlainDpl& p) { sumOf(p, p.wildcard(), p.wildcard()); });
    add("same", [](PlainDpl& p) {
        const std::size_t w = p.wildcard();
        sumOf(p, w, w);
    });
    add("chain", [](PlainDpl& p) { reluOf(p, sumOf(p, p.wildcard(), p.wildcard())); });
    add(
        "kept", [](PlainDpl& p) { reluOf(p, sumOf(p, p.wildcard(), p.wildcard())); },
        plainLeakCheck());
    add("constant", [](PlainDpl& p) { sumOf(p, reluOf(p, p.wildcard()), p.constant()); });
    add("sides", [](PlainDpl& p) {
        sumOf(p, reluOf(p, p.wildcard()), sumOf(p, p.wildcard(), p.variable()));
    });
    add("growing", growingSmall);
    add("chosen", chosenSmall);
    add("diamond", diamondSmall);
    add("turned", turnedSmall);
    add("refused", refusedSmall);
    add("residual", residualSmall);
    return patterns;
}

} // namespace fusewright::test
