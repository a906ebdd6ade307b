// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/file_comparison_answer.h"

#include "engine/graph/graph.h"
#include "engine/report/text_table.h"
#include "engine/rules/rule.h"
#include "engine/rules/rule_language.h"
#include "engine/support/json_writer.h"
#include "engine/translate/file_comparison.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;
using Align = TextTable::Align;

constexpr std::size_t mostToldPlaces = 2;
constexpr std::size_t mostToldNodes = 4;
constexpr std::size_t mostToldRules = 3;

std::string fileText(const RuleSet& rules)
{
    std::string text = rules.paths();
    if (!rules.files.empty() && rules.files.front().language)
        text += " (" + std::string(rules.files.front().language->title) + ')';
    return text;
}

class ComparisonText {
public:
    explicit ComparisonText(const FileComparisonAnswer& answer) : m_answer(answer) { }

    std::string run();

private:
    std::string side(std::size_t file) const;
    std::string onlyText(std::size_t file) const;
    std::string withText(std::size_t file, const ComparedRule& rule) const;
    const std::string& nameOf(std::size_t file, std::uint32_t rule) const
    {
        return m_answer.files[file]->rules[rule].name;
    }

    const FileComparisonAnswer& m_answer;
};

/// `llama2_ffn (32), other (4 in part)`
std::string ComparisonText::withText(std::size_t file, const ComparedRule& rule) const
{
    std::string text;
    for (std::size_t at = 0; at < std::min(rule.with.size(), mostToldRules); ++at) {
        const SharedPlaces& shared = rule.with[at];
        text += (at == 0 ? "" : ", ") + nameOf(1 - file, shared.rule) + " (";
        text += shared.same > 0 ? groupedNumber(shared.same)
                                : groupedNumber(shared.common) + " in part";
        text += ')';
    }
    return text + (rule.with.size() > mostToldRules ? ", \u2026" : "");
}

std::string ComparisonText::side(std::size_t file) const
{
    std::string text = fileText(*m_answer.files[file]) + '\n';
    TextTable table(
        {Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Left});
    table.addRow({"rule", "places", "same", "in part", "only here", "in the other file"});
    for (const ComparedRule& rule : m_answer.comparison.rules[file])
        table.addRow({nameOf(file, rule.rule), groupedNumber(rule.places()),
                      groupedNumber(rule.same), groupedNumber(rule.common),
                      groupedNumber(rule.only.size()), withText(file, rule)});
    return text + table.text();
}

std::string ComparisonText::onlyText(std::size_t file) const
{
    std::string text;
    for (const ComparedRule& rule : m_answer.comparison.rules[file]) {
        for (std::size_t at = 0; at < std::min(rule.only.size(), mostToldPlaces); ++at) {
            const RulePlaceNodes& nodes = rule.only[at];
            text += "  " + nameOf(file, rule.rule) + ": ";
            for (std::size_t node = 0; node < std::min(nodes.size(), mostToldNodes); ++node)
                text += (node == 0 ? "" : ", ") + std::string(m_answer.graph.nodeName(nodes[node]));
            text += nodes.size() > mostToldNodes ? ", \u2026\n" : "\n";
        }
        if (rule.only.size() > mostToldPlaces)
            text += "    " + counted(rule.only.size() - mostToldPlaces, "more place") + '\n';
    }
    return text.empty() ? text
                        : "Only in " + m_answer.files[file]->paths() + ":\n" + std::move(text);
}

std::string ComparisonText::run()
{
    const FileComparison& all = m_answer.comparison;
    std::string text = counted(all.same(0), "place") + " the same, " + groupedNumber(all.common(0))
        + " in part; only in " + m_answer.files[0]->paths() + ": " + groupedNumber(all.only(0))
        + ", only in " + m_answer.files[1]->paths() + ": " + groupedNumber(all.only(1)) + "\n\n";
    text += side(0) + '\n' + side(1);
    for (const std::size_t file : {std::size_t(0), std::size_t(1)}) {
        if (std::string only = onlyText(file); !only.empty())
            text += '\n' + only;
    }
    return text;
}

void writeNumber(JsonWriter& writer, std::string_view key, std::size_t number)
{
    writer.key(key).integer(static_cast<std::int64_t>(number));
}

void writeRule(JsonWriter& writer, const FileComparisonAnswer& answer, std::size_t file,
               const ComparedRule& rule)
{
    const auto nameOf = [&](std::size_t of, std::uint32_t at) -> const std::string& {
        return answer.files[of]->rules[at].name;
    };
    writer.beginObject().key("name").string(nameOf(file, rule.rule));
    writer.key("namesake");
    if (rule.namesake)
        writer.string(nameOf(1 - file, *rule.namesake));
    else
        writer.null();
    writeNumber(writer, "places", rule.places());
    writeNumber(writer, "same", rule.same);
    writeNumber(writer, "common", rule.common);
    writer.key("only").beginArray();
    for (const RulePlaceNodes& nodes : rule.only) {
        writer.beginArray(Layout::Compact);
        for (const NodeId node : nodes)
            writer.string(answer.graph.nodeName(node));
        writer.endArray();
    }
    writer.endArray().key("with").beginArray();
    for (const SharedPlaces& shared : rule.with) {
        writer.beginObject(Layout::Compact).key("rule").string(nameOf(1 - file, shared.rule));
        writeNumber(writer, "same", shared.same);
        writeNumber(writer, "common", shared.common);
        writer.endObject();
    }
    writer.endArray().endObject();
}

} // namespace

std::string fileComparisonText(const FileComparisonAnswer& answer)
{
    return ComparisonText(answer).run();
}

std::string fileComparisonJson(const FileComparisonAnswer& answer)
{
    JsonWriter writer;
    writer.beginObject().key("files").beginArray();
    for (const std::size_t file : {std::size_t(0), std::size_t(1)}) {
        const RuleSet& rules = *answer.files[file];
        writer.beginObject().key("path").string(rules.paths());
        const bool isKnown = !rules.files.empty() && rules.files.front().language;
        writer.key("language")
            .string(isKnown ? rules.files.front().language->id : std::string_view());
        writeNumber(writer, "places", answer.comparison.places(file));
        writeNumber(writer, "same", answer.comparison.same(file));
        writeNumber(writer, "common", answer.comparison.common(file));
        writeNumber(writer, "only", answer.comparison.only(file));
        writer.key("rules").beginArray();
        for (const ComparedRule& rule : answer.comparison.rules[file])
            writeRule(writer, answer, file, rule);
        writer.endArray().endObject();
    }
    writer.endArray().endObject();
    return writer.take();
}

} // namespace fusewright
