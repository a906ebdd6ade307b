// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/fuzz/sound_rules.h"

#include <vector>

namespace fusewright::test {

namespace {

using Words = std::vector<std::string>;

std::string qnnRule(RandomSource& random)
{
    static const Words matches{
        R"(Op("Relu", LET("C", Op("Conv2d", "X", "W"))))",
        R"(Op("Add", Op("Exp", "X"), Op("Mul", LET("S", Op("Sin", "X")), "S")))",
        "Op(\"Relu\", /* in */ Op(\"Mul\",\t\"X\", MADE))",
        R"(OpGelu("X"))",
        R"(Op("Tanh", OpGelu(OpGelu("X"))))",
        R"(Op(FROM_DEFAULT_PACKAGE("Mul"), LET("A", Op("Abs", "X")), TWICE("X")))",
        "Op(\"Neg\", // why\n  Op(\"Neg\",\n  \"X\"))",
        "Op(\"Concat\", \"X\", \"Y\", \"Z\", Op(\"Concat\", \"X\", \"Y\"))"};
    static const Words constraints{
        "OK", R"(AND(IS_FLOAT("X"), GT(DIM_DEPTH("X"), 32)))",
        R"(AND(GT(DIM_DEPTH("*"), 8), EQ(DIM_OF("X", 0), 1), NOT(NOT(IS_FLOAT("X")))))",
        R"(GTX("X"))", R"(NOT(LT(DIM_WIDTH("X"), N)))"};
    return random.oneOf(Words{"// above\n", "", "/* above */ ", "  "}) + "DEF_PACKAGE_OPTIMIZATION("
        + random.oneOf(Words{"EARLY", "EARLY", "QNN + 1"}) + ", " + random.oneOf(matches) + ",\n  "
        + random.oneOf(constraints) + ",\n  "
        + random.oneOf(Words{"Op(\"Fast\", \"X\")", "Op(\"Slow\", Op(\"Fast\", \"X\"), \"X\")"})
        + ')' + random.oneOf(Words{"\n", ";\n", " // behind\n", " ; /* behind */\n\n"});
}

std::string qnnFile(RandomSource& random)
{
    std::string text = "#define MADE Op(\"Sin\", \"X\")\n#define N 3\n"
                       "#define OpGelu(t) Op(\"Gelu\", t)\n"
                       "#define TWICE(t) Op(\"Add\", t, t)\n"
                       "#define GTX(t) GT(DIM_DEPTH(t), 3)\n\n";
    for (std::size_t left = random.below(3) + 1; left > 0; --left)
        text += qnnRule(random);
    return text;
}

std::string tvmFunction(RandomSource& random, const std::string& name)
{
    static const Words bodies{
        "    out = is_op(\"relax.add\")(wildcard(), is_const())\n"
        "    return is_op(\"relax.nn.relu\")(out)\n",
        "    x = wildcard()\n    y = is_op(\"relax.exp\")(x)\n"
        "    return is_op(\"relax.add\")(y, y), {\"x\": x, \"y\": y}\n",
        "    x = wildcard().has_dtype(\"float16\")\n"
        "    y = (is_op(\"relax.nn.relu\") | is_op(\"relax.exp\"))(x) # one of two\n"
        "    return y, {\"x\": x}, check\n",
        "    y = is_op(\"relax.matmul\")(wildcard(), wildcard())\n"
        "    y = y.optional(lambda v: is_op(\"relax.add\")(v, wildcard()))\n"
        "    return is_op(\"relax.nn.relu\")(y).has_shape((4, 24))\n",
        "\treturn is_op(\"relax.nn.relu\")((is_op(\"relax.exp\")(\n\t\t(wildcard()),\n\t)))\n",
        "    s = is_op(\"relax.split\")(wildcard())\n"
        "    return is_op(\"relax.add\")(is_tuple_get_item(s, 0), is_tuple_get_item(s, 1))\n",
        "    return helper(helper(wildcard()))\n"};
    return "def " + name + "():\n" + random.oneOf(bodies) + "\n\n";
}

std::string tvmFile(RandomSource& random)
{
    std::string text = "from tvm.relax.backend.pattern_registry import register_patterns\n"
                       "from tvm.relax.dpl import is_op, is_const, is_tuple_get_item, wildcard\n\n"
                       "def check(c):\n    return c.annotated_expr[\"x\"] is not None\n\n"
                       "def helper(x):\n    return is_op(\"relax.exp\")(x)\n\n";
    std::string list;
    for (std::size_t at = random.below(3) + 1; at > 0; --at) {
        const std::string name = "made" + std::to_string(at);
        const std::string made = tvmFunction(random, name);
        const bool isTuple = made.find("}") != std::string::npos;
        text += made;
        list += random.oneOf(Words{"", "# above\n  ", "\n  "}) + "(\"m." + name
            + (isTuple ? "\", *" : "\", ") + name + "()"
            + random.oneOf(Words{"), ", "), # behind\n  ", "),\n  "});
    }
    return text + "register_patterns([" + list + "])" + random.oneOf(Words{"\n", ""});
}

std::string provider(RandomSource& random, const std::string& name)
{
    static const Words bodies{"        y = x.pow(2).mean(-1, keepdim=True)\n"
                              "        return x * torch.rsqrt(y + y)\n",
                              "        return F.silu(torch.relu(x)) + (x)\n",
                              "        x = torch.relu(x)\n        x = torch.exp(x) # again\n"
                              "        return torch.cat([x, x], dim=-1)\n",
                              "        a = x[0]\n        return -a, help(a)\n"};
    static const Words heads{
        "    @property\n    def name(self):\n        return \"NAME\"\n\n"
        "    def get_patterns(self):\n        return [(self.pattern, self.replacement)]\n\n",
        "    name = \"NAME\"\n\n"};
    std::string head = random.oneOf(heads);
    head.replace(head.find("NAME"), 4, name);
    return random.oneOf(Words{"# above\n", ""}) + "class " + name + "(FusionProvider):\n" + head
        + "    @staticmethod\n    def pattern(x):\n" + random.oneOf(bodies)
        + "\n    @staticmethod\n    def replacement(x):\n        return torch.tanh(x)\n"
        + random.oneOf(Words{"\n\n", "    # still inside\n\n"});
}

std::string providerFile(RandomSource& random)
{
    std::string text = "import torch\nimport torch.nn.functional as F\n"
                       "from tt_torch.fusion_providers import FusionProvider\n\n"
                       "def help(x):\n    return torch.exp(x)\n\n\n";
    for (std::size_t at = random.below(3) + 1; at > 0; --at)
        text += provider(random, "P" + std::to_string(at));
    return text;
}

} // namespace

std::string writeSoundRules(std::string_view language, RandomSource& random)
{
    if (language == "qnn")
        return qnnFile(random);
    if (language == "tvm")
        return tvmFile(random);
    return language == "tenstorrent" ? providerFile(random) : std::string();
}

} // namespace fusewright::test
