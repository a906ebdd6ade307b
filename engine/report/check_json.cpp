// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/pattern_text.h"
#include "engine/pattern/replacement.h"
#include "engine/report/check_text.h"
#include "engine/report/diagnostic_json.h"
#include "engine/rules/builtin_rules.h"
#include "engine/rules/check_answer.h"
#include "engine/support/json_writer.h"

namespace fusewright {

namespace {

void writeCanonical(JsonWriter& writer, const RulePattern& pattern)
{
    std::string text = toText(pattern.pattern);
    if (pattern.replacement)
        text += "=>\n" + toText(*pattern.replacement, pattern.pattern);
    writer.string(text);
}

void writeRule(JsonWriter& writer, const RuleSet& rules, std::uint32_t at)
{
    const Rule& rule = rules.rules[at];
    writer.beginObject(JsonWriter::Layout::Compact).key("name").string(rule.name);
    writer.key("priority").integer(rule.priority);
    writer.key("heuristic");
    if (rule.heuristic)
        writer.string(*rule.heuristic);
    else
        writer.null();
    writer.key("patterns").beginArray();
    for (const RulePattern& pattern : rule.patterns)
        writer.string(pattern.name);
    const std::optional<std::uint32_t> stage = rules.stageOf(at);
    writer.endArray().key("language").string(languageWord(rules.files[rule.file]));
    writer.key("kind").string(stage ? "rewriting" : "grouping").key("stage");
    if (stage)
        writer.string(rules.stages[*stage].name);
    else
        writer.null();
    writer.key("canonical").beginArray();
    for (const RulePattern& pattern : rule.patterns)
        writeCanonical(writer, pattern);
    writer.endArray().endObject();
}

void writeExpectation(JsonWriter& writer, const CheckedExpectation& checked)
{
    writer.beginObject(JsonWriter::Layout::Compact).key("name").string(checked.expectation.name);
    writer.key("expected").string(countText(checked.expectation.count));
    writer.key("found").count(checked.found).key("met").boolean(checked.isMet);
    if (const auto& range = checked.expectation.range)
        writer.key("line").count(range->begin.line).key("column").count(range->begin.column);
    writer.endObject();
}

void writeFinding(JsonWriter& writer, const CheckFinding& finding)
{
    beginDiagnostic(writer, finding.diagnostic);
    writer.key("rule").string(finding.rule);
    if (finding.state != CheckFinding::State::Unmarked)
        writer.key("state").string(stateName(finding.state));
    writer.endObject();
}

void writeFile(JsonWriter& writer, const CheckedFile& file)
{
    writer.beginObject().key("path").string(file.rules.paths()).key("rules").beginArray();
    for (std::uint32_t at = 0; at < file.rules.rules.size(); ++at)
        writeRule(writer, file.rules, at);
    writer.endArray().key("expectations").beginArray();
    for (const CheckedExpectation& checked : file.expectations)
        writeExpectation(writer, checked);
    writer.endArray().key("diagnostics").beginArray();
    for (const CheckFinding& finding : file.findings)
        writeFinding(writer, finding);
    writer.endArray().endObject();
}

} // namespace

std::string checkJson(const CheckAnswer& answer)
{
    JsonWriter writer;
    writer.beginObject().key("files").beginArray();
    for (const CheckedFile& file : answer.files)
        writeFile(writer, file);
    writer.endArray().endObject();
    return writer.take();
}

} // namespace fusewright
