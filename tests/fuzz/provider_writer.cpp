// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/fuzz/provider_writer.h"

#include <vector>

namespace fusewright::test {

namespace {

class ProviderWriter {
public:
    explicit ProviderWriter(RandomSource& random) : m_random(random) { }

    std::string file();

private:
    const std::string& word(const std::vector<std::string>& words) { return m_random.oneOf(words); }
    std::string literal()
    {
        return word({"1", "2.0", "-1", "True", "None", "\"a\"", "torch.float32", "[1, 2]",
                     "slice(None, 2)", "(3,)", "float(\"nan\")", "x.shape", "..."});
    }
    std::string value() { return word({"x", "y", "a", "b", "c"}); }
    std::string argument() { return m_random.chance(60) ? value() : literal(); }
    std::string call();
    std::string body(int lines, bool isFilter);
    std::string filter();
    std::string provider(std::size_t number);

    RandomSource& m_random;
};

std::string ProviderWriter::call()
{
    switch (m_random.below(8)) {
    case 0:
        return value() + " + " + argument();
    case 1:
        return argument() + " * " + value();
    case 2:
        return "torch." + word({"relu", "add", "mul", "cat", "softmax", "nothing"}) + '('
            + argument() + (m_random.chance(40) ? ", " + argument() : "")
            + (m_random.chance(30) ? ", dim=" + argument() : "") + ')';
    case 3:
        return "F." + word({"silu", "gelu", "rms_norm", "softmax"}) + '(' + argument()
            + (m_random.chance(40) ? ", " + argument() : "") + ')';
    case 4:
        return value() + '[' + word({"0", ":2", "..., 1", "x", "None", "a:"}) + ']';
    case 5:
        return "torch.cat([" + argument() + ", " + argument() + "], " + argument() + ')';
    case 6:
        return "torch.ops.aten." + word({"add.Tensor", "mean.dim", "relu.default", "zzz"}) + '('
            + argument() + ", " + argument() + ')';
    default:
        return value() + '.' + word({"relu", "add", "mul", "view", "to", "mean"}) + '('
            + (m_random.chance(70) ? argument() : "")
            + (m_random.chance(20) ? ", keepdim=" + argument() : "") + ')';
    }
}

std::string ProviderWriter::body(int lines, bool isFilter)
{
    std::string text;
    for (int line = 0; line < lines; ++line) {
        if (m_random.chance(isFilter ? 30 : 5))
            text += "        "
                + word({"for a in range(3): b = a", "if x: return x", "del x", "while True: pass",
                        "raise ValueError(x)", "x += 1"})
                + '\n';
        text += "        " + value() + " = " + call() + '\n';
    }
    return text + "        return " + value() + (m_random.chance(25) ? ", " + value() : "") + '\n';
}

std::string ProviderWriter::filter()
{
    std::string text = "    @staticmethod\n    def match_filter(match, gm, subgraph):\n"
                       "        for p, g in match.nodes_map.items():\n";
    text += "            if "
        + word({"p.target == \"x\"", "g.op == \"placeholder\"", "len(g.users) > 1",
                "g.meta[\"example_value\"].shape[0] > 2", "g.args", "hasattr(g, \"meta\")"})
        + ":\n                return "
        + word({"False", "True", "None", "g.target", "g.next.name", "len(gm.nodes)"}) + '\n';
    return text + "        return True\n";
}

std::string ProviderWriter::provider(std::size_t number)
{
    const std::string parameters = word({"x", "x, y", "x, y, a", "x, *y", "x, y=1"});
    std::string text = "class P" + std::to_string(number) + "(FusionProvider):\n    name = \"p"
        + std::to_string(number) + "\"\n";
    text += "    @staticmethod\n    def pattern(" + parameters + "):\n"
        + body(static_cast<int>(m_random.below(4)), false);
    text += "    @staticmethod\n    def replacement("
        + (m_random.chance(90) ? parameters : std::string("x")) + "):\n"
        + body(static_cast<int>(m_random.below(3)), false);
    if (m_random.chance(40))
        text += filter();
    return text;
}

std::string ProviderWriter::file()
{
    std::string text = "import torch\nimport torch.nn.functional as F\n"
                       "from tt_torch.fusion_providers import FusionProvider\n";
    for (std::size_t at = m_random.below(3) + 1; at > 0; --at)
        text += provider(at);
    for (std::size_t at = m_random.below(3); at > 0; --at) {
        const std::size_t place = m_random.below(text.size());
        if (m_random.chance(50))
            text.erase(place, m_random.below(4));
        else
            text.insert(place, word({"(", ")", ",", "\"", "#", "\n", "    ", "\xff", ":", "@"}));
    }
    return text;
}

} // namespace

std::string writeProviders(RandomSource& random)
{
    return ProviderWriter(random).file();
}

} // namespace fusewright::test
