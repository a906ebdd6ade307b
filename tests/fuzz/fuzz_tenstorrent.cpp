// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The bytes choose fusion providers, mostly right, and a captured graph of the same operators; the
// rules are read, asked about, and applied.

#include "engine/pattern/pattern_text.h"
#include "engine/pattern/replacement.h"
#include "engine/rules/rule_language.h"
#include "tests/engine/match/random_source.h"
#include "tests/fuzz/captured_graph.h"

#include <cstdlib>
#include <string>
#include <vector>

using namespace fusewright;
using test::applyToCapture;
using test::capturedGraph;
using test::RandomSource;
using test::require;

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

void read(const std::string& text, const std::string& json)
{
    const RuleLanguage& language = *findRuleLanguage("tenstorrent");
    const auto read = language.read(SourceText("rules.py", text), nullptr, {});
    const CheckedRules checked = language.makeReader({})->check(read);
    for (const Rule& rule : checked.rules.rules) {
        require(rule.patterns.size() == 1 && rule.patterns[0].replacement);
        require(!toText(rule.patterns[0].pattern).empty());
        require(rule.patterns[0].entryRanges.size() == rule.patterns[0].pattern.entryCount());
        Diagnostics ignored;
        require(read->readRule(rule.name, {}, ignored).has_value());
    }
    for (const RulePlace& place : read->rulePlaces())
        require(place.range.begin <= place.range.end && place.range.end <= text.size());
    for (std::size_t at = 0; at <= text.size(); at += text.size() / 16 + 1) {
        const TextPosition position = read->source().position(at);
        static_cast<void>(read->hoverAt(position, {}));
        static_cast<void>(read->entryAt(position));
        static_cast<void>(read->sketchAt(position));
        static_cast<void>(read->definitionAt(position));
        if (const auto edits = read->renameAt(position, "renamed_name"))
            require(!edits->empty() && read->renamePlaceAt(position).has_value());
    }
    int state = 0;
    for (std::size_t line = 1; line <= read->source().lineCount(); ++line) {
        std::size_t last = 0;
        for (const TokenPiece& piece : language.cutLine(read->source().line(line), state)) {
            require(last <= piece.begin && piece.begin <= piece.end);
            last = piece.end;
        }
        require(last <= read->source().line(line).size());
    }
    if (!json.empty())
        applyToCapture(checked.rules, json);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size > 0 && data[0] % 8 == 0) {
        read(std::string(reinterpret_cast<const char*>(data + 1), size - 1), {});
        return 0;
    }
    RandomSource random(std::span(data, size));
    const std::string text = ProviderWriter(random).file();
    read(text, capturedGraph(random));
    return 0;
}
