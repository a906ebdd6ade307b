// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The bytes choose files with TVM patterns, mostly right; they are read, their plans and findings
// looked through, and their checks called with something of which nothing is known. Then they are
// rules, whose sections on two graphs share no operator.

#include "engine/graph/node_set.h"
#include "engine/partition/rule_matches.h"
#include "engine/pattern/match_judge.h"
#include "engine/rules/rule_language.h"
#include "engine/rules/tvm/dpl/dpl_findings.h"
#include "engine/rules/tvm/dpl/tvm_program.h"
#include "engine/session/model_session.h"
#include "engine/support/source_text.h"
#include "tests/engine/match/random_source.h"

#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

using namespace fusewright;
using test::RandomSource;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

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

void lookThrough(const TvmFusionPattern& pattern, std::size_t size)
{
    const DplPattern& dpl = pattern.pattern;
    require(dpl.root < dpl.nodes.size() && !dplText(dpl).empty());
    for (DplId id = 0; id < dpl.nodes.size(); ++id) {
        for (const DplId part : dpl.nodes[id].parts)
            require(part < id);
    }
    for (const auto& [label, id] : pattern.annotations)
        require(id < dpl.nodes.size());
    require(!pattern.isHere
            || (pattern.range.begin <= pattern.range.end && pattern.range.end <= size));
}

void readPatterns(const std::string& text)
{
    PythonLimits limits;
    limits.steps = 50'000;
    limits.size = 500'000;
    TvmProgram program("p.py", text, {}, limits);
    for (const TvmFusionPattern& pattern : program.patterns())
        lookThrough(pattern, text.size());
    for (const TvmPlan& plan : program.plans()) {
        require(!plan.patterns.empty() && plan.where.end <= text.size());
        for (const std::uint32_t id : plan.patterns)
            require(id < program.patterns().size());
        for (const Diagnostic& found : dplFindings(program, plan))
            require(!found.message.empty() && found.range.has_value());
    }
    require(!program.plans().empty() || !program.findings().empty()
            || text.find_first_not_of(" \t\r\n") == std::string::npos);
    for (const TvmFusionPattern& pattern : program.patterns()) {
        if (!pattern.check.isValid())
            continue;
        PythonRuntime& runtime = program.evaluator().runtime();
        runtime.restart(limits);
        const PythonValue anything = runtime.unknown("Any match.");
        const PythonOutcome said = program.call(pattern.check, {{anything}, {}}, limits);
        require(said.hasValue() || said.error.stop != PythonStop::None);
    }
}

constexpr std::string_view relaxModule =
    "@I.ir_module\n"
    "class Module:\n"
    "    @R.function\n"
    "    def main(x: R.Tensor((4, 16), dtype=\"float16\"), w: R.Tensor((16, 24), "
    "dtype=\"float16\")) -> R.Tensor((4, 24), dtype=\"float16\"):\n"
    "        with R.dataflow():\n"
    "            a: R.Tensor((4, 24), dtype=\"float16\") = R.matmul(x, w)\n"
    "            b: R.Tensor((4, 24), dtype=\"float16\") = R.add(a, a)\n"
    "            c: R.Tensor((4, 24), dtype=\"float16\") = R.nn.relu(b)\n"
    "            d = R.split(c, indices_or_sections=2, axis=1)\n"
    "            e = d[0]\n"
    "            f = R.concat((e, e), axis=1)\n"
    "            g: R.Tensor((4, 24), dtype=\"float16\") = R.multiply(f, c)\n"
    "            h = R.reshape(g, R.shape([96]))\n"
    "            R.output(h)\n"
    "        return h\n";

/// Of another framework: what has several results has no items.
constexpr std::string_view jsonModel =
    R"({"format": "fusewright-graph", "version": 1, "name": "n", "inputs": [{"name": "x"}],
 "constants": [{"name": "w"}],
 "nodes": [{"id": "a", "op": "matmul", "inputs": ["x", "w"]},
           {"id": "b", "op": "add", "inputs": ["a", "w"]},
           {"id": "c", "op": "split", "inputs": ["b"], "outputs": ["c0", "c1"]},
           {"id": "d", "op": "mul", "inputs": ["c0", "c1"]},
           {"id": "e", "op": "relu", "inputs": ["d"]}],
 "outputs": ["e", "b"]})";

std::shared_ptr<const Graph> graphOf(std::string_view text, const char* name)
{
    OpenOptions options;
    options.text = std::make_shared<const std::string>(text);
    const OpenedModel opened = openModel(name, options, nullptr);
    require(opened.model.has_value());
    return opened.model->graph;
}

void matchRulesOf(const CheckedRules& checked, const Graph& graph)
{
    const RuleMatches matches =
        matchRules(graph, checked.rules, {}, {.perPlace = 2'000, .inAll = 100'000});
    NodeSet taken(graph.nodeCount());
    for (const RuleMatch& match : matches.matches) {
        require(!match.nodes.empty() && match.section < matches.sectionCount);
        for (const NodeId node : match.nodes) {
            require(!taken.contains(node));
            taken.insert(node);
        }
        const RulePattern& written = checked.rules.rules[match.rule].patterns[match.pattern];
        WorkBudget budget(20'000);
        static_cast<void>(written.judge->notes(
            {.graph = &graph, .pattern = &written.pattern, .match = &match.match}, budget));
    }
    for (const RefusedMatch& refused : matches.refused)
        require(!refused.section || *refused.section < matches.sectionCount);
}

void readRules(const std::string& text)
{
    static const std::vector<std::shared_ptr<const Graph>> graphs{
        graphOf(relaxModule, "module.relax.py"), graphOf(jsonModel, "model.json")};
    const RuleLanguage& language = *findRuleLanguage("tvm");
    const auto read = language.read(SourceText("p.py", text), nullptr, {});
    for (const OutlineRule& rule : read->outline())
        require(!rule.name.empty());
    for (const auto& graph : graphs) {
        const RuleContext context{.operators = nullptr, .heuristics = nullptr, .model = graph};
        matchRulesOf(language.makeReader(context)->check(read), *graph);
    }
}

void readAll(const std::string& text)
{
    readPatterns(text);
    readRules(text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size > 0 && data[0] % 8 == 0) {
        readAll(std::string(reinterpret_cast<const char*>(data + 1), size - 1));
        return 0;
    }
    RandomSource random(std::span(data, size));
    readAll(PatternWriter(random).file());
    return 0;
}
