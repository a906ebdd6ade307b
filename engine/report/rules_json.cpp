// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/rules_json.h"

#include "engine/report/diagnostic_json.h"
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

} // namespace

void writeCheckedFile(JsonWriter& writer, const RuleSet& rules,
                      std::span<const Diagnostic> diagnostics)
{
    writer.beginObject().key("path").string(rules.path).key("rules").beginArray();
    for (const Rule& rule : rules.rules)
        writeRule(writer, rule);
    writer.endArray().key("diagnostics").beginArray();
    for (const Diagnostic& diagnostic : diagnostics)
        writeDiagnostic(writer, diagnostic);
    writer.endArray().endObject();
}

} // namespace fusewright
