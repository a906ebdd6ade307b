// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/diagnostic_json.h"

#include "engine/support/json_writer.h"

namespace fusewright {

namespace {

void writeRange(JsonWriter& writer, const TextRange& range)
{
    writer.key("line").count(range.begin.line);
    writer.key("column").count(range.begin.column);
    writer.key("endLine").count(range.end.line);
    writer.key("endColumn").count(range.end.column);
}

} // namespace

void writeDiagnostic(JsonWriter& writer, const Diagnostic& diagnostic)
{
    beginDiagnostic(writer, diagnostic);
    writer.endObject();
}

void beginDiagnostic(JsonWriter& writer, const Diagnostic& diagnostic)
{
    writer.beginObject(JsonWriter::Layout::Compact);
    writer.key("severity").string(severityName(diagnostic.severity));
    writer.key("code").string(diagnostic.code);
    writer.key("message").string(diagnostic.message);
    if (diagnostic.range)
        writeRange(writer, *diagnostic.range);
    writer.key("fixes").beginArray();
    for (const Fix& fix : diagnostic.fixes) {
        writer.beginObject().key("title").string(fix.title).key("edits").beginArray();
        for (const TextEdit& edit : fix.edits)
            writeEdit(writer, edit);
        writer.endArray().endObject();
    }
    writer.endArray();
}

void writeEdit(JsonWriter& writer, const TextEdit& edit)
{
    writer.beginObject();
    writeRange(writer, edit.range);
    writer.key("text").string(edit.text).endObject();
}

} // namespace fusewright
