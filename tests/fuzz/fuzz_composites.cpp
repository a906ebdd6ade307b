// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The bytes choose functions that make composites, mostly right, a table of them, and a captured
// graph that calls what they wrap; the rules are read, asked about, and applied.

#include "engine/rules/rule_language.h"
#include "tests/fuzz/captured_graph.h"

#include <string>
#include <vector>

using namespace fusewright;
using test::applyToCapture;
using test::capturedGraph;
using test::RandomSource;
using test::require;

namespace {

class CompositeFileWriter {
public:
    explicit CompositeFileWriter(RandomSource& random) : m_random(random) { }

    std::string file();

private:
    const std::string& word(const std::vector<std::string>& words) { return m_random.oneOf(words); }
    std::string function(std::size_t number);
    std::string step();
    std::string table(std::size_t functions);
    std::string condition();
    std::string name(std::size_t functions)
    {
        return m_random.chance(95) ? "f" + std::to_string(m_random.below(functions))
                                   : std::string("missing");
    }

    RandomSource& m_random;
};

std::string CompositeFileWriter::step()
{
    return "    "
        + word({"x = x.to(torch.float32)", "y = x.dim()", "x = x.reshape(y)", "x, y = y, x",
                "y = x.shape[0]", "x = torch.relu(x)", "if y is None: y = 1", "y = -y",
                "if x.dtype == torch.bool: return x", "y = x[0]", "x = torch.add(x, y)",
                "for a in range(y): x = x.relu()", "builder = None", "raise ValueError(y)",
                "x = torch.cat([x, x], y)", "x, y = torch.topk(x, 2)"})
        + '\n';
}

std::string CompositeFileWriter::function(std::size_t number)
{
    std::string text = "def f" + std::to_string(number) + '('
        + word({"x", "x, y=None", "x, y", "x, *y", "x, **y", "x, y=0, z=1, w=2"}) + "):\n";
    if (m_random.chance(40))
        text += step();
    text += "    builder = StableHLOCompositeBuilder("
        + word({"\"t.f\"", "name=\"t.g\"", "y", "\"t.\" + str(y)"})
        + word({"", ", {\"y\": y}", ", attr={\"a\": 1.5, \"b\": [1, 2]}", ", {1: x}",
                ", {\"d\": x.dim()}"})
        + ")\n";
    if (m_random.chance(30))
        text += step();
    text += "    " + word({"x", "x", "x, y", "y"}) + " = builder.mark_inputs("
        + word({"x", "x", "x, y", "", "x, x", "*y"}) + ")\n";
    for (std::size_t count = m_random.below(3); count > 0; --count)
        text += step();
    text += "    " + word({"x", "x", "x, y", "y"}) + " = builder.mark_outputs("
        + word({"x", "x.relu()", "x, y", "", "y"}) + ")\n";
    if (m_random.chance(25))
        text += step();
    return text + "    return " + word({"x", "x", "x, y", "None", "y", "[x]"}) + '\n';
}

std::string CompositeFileWriter::table(std::size_t functions)
{
    std::string text = "replacements = {\n";
    for (std::size_t count = m_random.below(5) + 1; count > 0; --count) {
        text += "    "
            + word({"torch.relu", "torch.add", "torch.nn.functional.gelu", "torch.cat",
                    "torch.ops.aten.add.Tensor", "torch.nn.LayerNorm", "\"relu\"", "torch.topk"})
            + ": ";
        if (m_random.chance(25))
            text += "{frozenset({0, 1}): " + name(functions) + ", frozenset({"
                + word({"0", "1", "\"a\"", "9"}) + "}): " + name(functions) + "},\n";
        else
            text += name(functions) + ",\n";
    }
    text += "}\n";
    if (m_random.chance(60))
        text += "method_name_to_function = {\"relu\": torch.relu, \"topk\": torch.topk, "
                "\"add\": "
            + word({"torch.add", "3", "torch.exp"}) + "}\n";
    return text;
}

std::string CompositeFileWriter::condition()
{
    return "def can_apply_composite(node):\n    return "
        + word({"True", "node.args[0].meta[\"example_value\"].dtype == torch.float32",
                "len(node.users) > 1", "node.kwargs.get(\"dim\") is None", "node.args[7]",
                "node.target != torch.relu"})
        + '\n';
}

std::string CompositeFileWriter::file()
{
    std::string text =
        "import torch\n"
        "from torch_xla.experimental.mark_pattern_utils import StableHLOCompositeBuilder\n";
    const std::size_t functions = m_random.below(3) + 1;
    for (std::size_t at = 0; at < functions; ++at)
        text += function(at);
    if (m_random.chance(40))
        text += condition();
    text += table(functions);
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
    const RuleLanguage& language = *findRuleLanguage("composites");
    const auto read = language.read(SourceText("rules.py", text), nullptr, {});
    const CheckedRules checked = language.makeReader({})->check(read);
    require(checked.rules.stages.size() == 1);
    for (const Rule& rule : checked.rules.rules) {
        Diagnostics ignored;
        require(read->readRule(rule.name, {}, ignored).has_value());
        for (const RulePattern& pattern : rule.patterns)
            require(pattern.replacement && pattern.judge);
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
    const std::string text = CompositeFileWriter(random).file();
    read(text, capturedGraph(random));
    return 0;
}
