// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/match_cases.h"

#include <string_view>

namespace fusewright::bench {

namespace {

constexpr int anything = -1;

class PatternText {
public:
    explicit PatternText(std::string name) { m_pattern.name = std::move(name); }

    int add(std::string_view op, std::vector<int> inputs)
    {
        const int node = static_cast<int>(m_pattern.operators.size());
        m_pattern.operators.emplace_back(op);
        for (const int input : inputs) {
            if (input >= 0)
                m_pattern.edges.emplace_back(input, node);
        }
        m_pattern.inputs.push_back(std::move(inputs));
        return node;
    }
    PlainPattern take() { return std::move(m_pattern); }

    int norm(int x)
    {
        const int root = add("rsqrt", {add("add", {add("mean", {add("pow", {x})})})});
        return add("mul", {add("mul", {x, root})});
    }
    int rotate(int x)
    {
        const int high = add("neg", {add("slice", {x})});
        const int both = add("cat", {high, add("slice", {x})});
        const int kept = add("mul", {x});
        return add("add", {kept, add("mul", {both})});
    }
    int core(int q, int k, int v)
    {
        const int left = rotate(q);
        const int right = rotate(k);
        int scores = add("matmul", {left, add("transpose", {right})});
        scores = add("softmax", {add("add", {add("mul", {scores})})});
        return add("view", {add("transpose", {add("matmul", {scores, v})})});
    }
    int heads(int x) { return add("transpose", {add("view", {x})}); }
    int attention(int x)
    {
        const int q = add("linear", {x});
        const int k = add("linear", {x});
        const int v = add("linear", {x});
        const int left = heads(q);
        const int middle = heads(k);
        return add("linear", {core(left, middle, heads(v))});
    }
    int feedForward(int x)
    {
        const int gate = add("silu", {add("linear", {x})});
        return add("linear", {add("mul", {gate, add("linear", {x})})});
    }

private:
    PlainPattern m_pattern;
};

PlainPattern forked()
{
    PatternText text("mul > linear > silu");
    const int x = text.add("mul", {anything});
    text.add("silu", {text.add("linear", {x})});
    PlainPattern pattern = text.take();
    pattern.isFirstUsedOutside = true;
    return pattern;
}

PlainPattern norm()
{
    PatternText text("norm, 6");
    text.norm(anything);
    return text.take();
}

PlainPattern feedForward()
{
    PatternText text("feed-forward, 6");
    text.feedForward(text.add("mul", {anything}));
    return text.take();
}

PlainPattern core()
{
    PatternText text("attention core, 25");
    const int q = text.add("transpose", {anything});
    const int k = text.add("transpose", {anything - 1});
    text.core(q, k, text.add("transpose", {anything - 2}));
    return text.take();
}

PlainPattern attention()
{
    PatternText text("attention, 32");
    text.attention(anything);
    return text.take();
}

PlainPattern layer()
{
    PatternText text("layer, 51");
    const int mixed = text.attention(text.norm(anything));
    const int x = text.add("add", {anything, mixed});
    text.add("add", {x, text.feedForward(text.norm(x))});
    return text.take();
}

} // namespace

std::vector<PlainPattern> matchCases()
{
    return {forked(), norm(), feedForward(), core(), attention(), layer()};
}

} // namespace fusewright::bench
