// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/fuzz/tvm_writer.h"

#include <vector>

namespace fusewright::test {

namespace {

class PatternWriter {
public:
    explicit PatternWriter(RandomSource& random) : m_random(random) { }

    std::string file();

private:
    const std::string& word(const std::vector<std::string>& words) { return m_random.oneOf(words); }
    std::string name() { return word({"x", "y", "a", "b", "p"}); }
    std::string literal()
    {
        return word({"1", "-1", "None", "True", "'n'", "2.5", "[]", "(1, 'n')", "{'a': [1, 2]}",
                     "tir.Var('n', 'int64') * 2", "unknown.thing()", "relax.const(1)", "..."});
    }
    std::string argument() { return m_random.chance(70) ? name() : literal(); }
    std::string arguments();
    std::string made();
    std::string entry();
    std::string statement();

    RandomSource& m_random;
};

std::string PatternWriter::arguments()
{
    std::string text;
    for (std::size_t left = m_random.below(4); left > 0; --left)
        text += argument() + ", ";
    if (m_random.chance(20))
        text += "varg_default_wildcard=" + word({"True", "False", "x"});
    return text;
}

std::string PatternWriter::made()
{
    switch (m_random.below(9)) {
    case 0:
        return "wildcard()";
    case 1:
        return name() + word({" | ", " & ", " ^ ", " >> ", " + "}) + argument();
    case 2:
        return '~' + name();
    case 3:
        return name() + '.'
            + word({"has_shape", "has_dtype", "has_attr", "has_struct_info", "optional", "dup",
                    "used_by", "only_used_by", "fork_to", "same_shape_as", "nothing"})
            + '(' + arguments() + ')';
    case 4:
        return name() + '[' + literal() + ']';
    case 5:
        return word({"is_tuple", "is_tuple_get_item", "is_shape", "is_call_tir", "is_call_packed",
                     "TuplePattern", "CallPattern", "FunctionPattern", "is_const", "is_gv",
                     "is_var", "is_dfv", "is_call_dps_packed"})
            + '(' + arguments() + ')';
    case 6:
        return word({"make_matmul_pattern", "make_attention_pattern", "make_rms_norm_pattern",
                     "make_stacked_attention_pattern", "make_residual_block_pattern"})
            + '(' + argument() + ')' + word({"", "[0]"});
    default:
        return "is_op('relax." + word({"add", "exp", "nn.conv2d", "split", "zzz"}) + "')("
            + arguments() + ')';
    }
}

std::string PatternWriter::entry()
{
    switch (m_random.below(6)) {
    case 0:
        return "FusionPattern('n', " + argument() + ", {'a': " + name() + "}, check)";
    case 1:
        return "('n', *" + made() + ", check)";
    case 2:
        return literal();
    case 3:
        return '(' + argument() + ", " + argument() + ')';
    default:
        return "('n." + name() + "', " + name() + ", {'" + name() + "': " + name() + "}, check)";
    }
}

std::string PatternWriter::statement()
{
    switch (m_random.below(13)) {
    case 0:
        return "register_patterns([" + entry() + ", " + entry() + "])\n";
    case 1:
        return "P = [" + entry() + ", " + entry() + ", " + name() + "]\n";
    case 2:
        return "relax.transform.FuseOpsByPattern([" + entry() + "], " + literal() + ")\n";
    case 3:
        return "def f(mod, " + name() + "):\n    if mod: " + name() + " = " + made()
            + "    for q in mod:\n        relax.transform.FuseOpsByPattern([" + entry()
            + "], bind_constants=" + name() + ")(mod)\n";
    case 4:
        return "for i in range(" + word({"3", "40", "x"}) + "):\n    " + name() + " = " + made()
            + '\n';
    case 5:
        return "def check(c):\n    return isinstance(c, " + word({"relax.Call", "int", "x"})
            + ") and c.args[0] == " + literal() + '\n';
    case 6:
        return "with PatternContext(" + word({"", "True"}) + ") as ctx:\n    " + name() + " = "
            + made() + "\n    " + name() + word({" ^ ", " >> "}) + name() + word({" ^ ", " >> "})
            + name() + "\n    " + made() + '\n'
            + word({"", "ctx.match_dfb(x)\n", "    assert ctx.match_dfb(x)\n    " + made() + '\n',
                    "rewrite_bindings(ctx, check, x)\n",
                    "rewrite_call(" + name() + ", check, x)\n"});
    case 7:
        return "def g():\n    return [" + entry() + "]\n";
    case 8:
        return "class C:\n    q = " + made() + "\n    def __init__(self, " + name()
            + "):\n        self.p = " + made() + "\n    def m(self): return self.p, self.q\n    "
            + word({"@staticmethod", "@classmethod", "@property", "@unknown"}) + "\n    def s("
            + word({"", "q", "q=x"}) + "): return " + entry() + '\n'
            + word({"", "o = C(y)\n", "o = C()\n"});
    default:
        return name() + " = " + made() + '\n';
    }
}

std::string PatternWriter::file()
{
    std::string text = "from tvm.relax.dpl import *\nfrom tvm.relax.backend.patterns import *\n"
                       "from tvm.relax.transform import FusionPattern\nfrom tvm import relax, tir\n"
                       "from tvm.relax.backend import register_patterns\nimport unknown\n"
                       "x = wildcard()\ny = is_op('relax.exp')(x)\na = b = p = x\n"
                       "def check(c): return c\n";
    for (std::size_t left = m_random.below(12) + 1; left > 0; --left)
        text += statement();
    for (std::size_t left = m_random.below(3); left > 0; --left) {
        const std::size_t place = m_random.below(text.size());
        if (m_random.chance(50))
            text.erase(place, m_random.below(4));
        else
            text.insert(place, word({"(", ")", ",", "'", "#", "\n", "    ", "\xff", ":", "*"}));
    }
    return text;
}

} // namespace

std::string writeTvmPatterns(RandomSource& random)
{
    return PatternWriter(random).file();
}

} // namespace fusewright::test
