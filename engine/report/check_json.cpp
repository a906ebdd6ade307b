// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/check_text.h"
#include "engine/report/diagnostic_json.h"
#include "engine/rules/check_answer.h"
#include "engine/support/json_writer.h"

namespace fusewright {

namespace {

void writeRule(JsonWriter& writer, const Rule& rule)
{
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
    for (const Rule& rule : file.rules.rules)
        writeRule(writer, rule);
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
