// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/check_text.h"
#include "engine/report/finding_help.h"
#include "engine/report/sarif_uri.h"
#include "engine/rules/check_answer.h"
#include "engine/support/json_writer.h"

#include <algorithm>
#include <cstdint>
#include <map>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;

std::string_view levelName(Severity severity)
{
    switch (severity) {
    case Severity::Information:
        return "note";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "error";
    }
    return "error";
}

/// FNV-1a: what is stored today must be the same in every later version.
std::string fingerprint(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3ULL;
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4)
        digits += "0123456789abcdef"[hash >> shift & 0xF];
    return digits;
}

class SarifWriter {
public:
    SarifWriter(const CheckAnswer& answer, std::string_view version)
        : m_answer(answer), m_version(version)
    {
    }

    std::string text();

private:
    void findCodes();
    void writeTool();
    void writeCode(std::string_view code);
    void writeText(std::string_view key, std::string_view text);
    void writeResult(const CheckedFile& file, const CheckFinding& finding);
    void writeArtifact(std::string_view path);
    void writeRegion(std::string_view key, const TextRange& range);
    void writeLocation(const CheckedFile& file, const CheckFinding& finding);
    void writeFixes(const CheckedFile& file, const std::vector<Fix>& fixes);
    void writeFix(const CheckedFile& file, const Fix& fix);
    void writeFingerprint(const CheckFinding& finding);

    const CheckAnswer& m_answer;
    std::string_view m_version;
    std::map<std::string, std::size_t> m_codes; ///< With their places in the list.
    std::map<std::string, std::size_t> m_fingerprints;
    JsonWriter m_writer;
};

std::string SarifWriter::text()
{
    findCodes();
    m_writer.beginObject();
    m_writer.key("$schema").string("https://json.schemastore.org/sarif-2.1.0.json");
    m_writer.key("version").string("2.1.0").key("runs").beginArray().beginObject();
    writeTool();
    // Columns count characters, whatever they are written with.
    m_writer.key("columnKind").string("unicodeCodePoints");
    const bool isWhole = std::ranges::all_of(m_answer.files, &CheckedFile::isReadable);
    m_writer.key("invocations").beginArray().beginObject(Layout::Compact);
    m_writer.key("executionSuccessful").boolean(isWhole).endObject().endArray();
    m_writer.key("results").beginArray();
    for (const CheckedFile& file : m_answer.files) {
        for (const CheckFinding& finding : file.findings)
            writeResult(file, finding);
    }
    m_writer.endArray().endObject().endArray().endObject();
    return m_writer.take();
}

void SarifWriter::findCodes()
{
    for (const CheckedFile& file : m_answer.files) {
        for (const CheckFinding& finding : file.findings)
            m_codes[finding.diagnostic.code] = 0;
    }
    std::size_t next = 0;
    for (auto& [code, place] : m_codes)
        place = next++;
}

void SarifWriter::writeTool()
{
    m_writer.key("tool").beginObject().key("driver").beginObject();
    m_writer.key("name").string("fusewright").key("fullName").string("Fusewright check");
    m_writer.key("version").string(m_version).key("rules").beginArray();
    for (const auto& [code, place] : m_codes)
        writeCode(code);
    m_writer.endArray().endObject().endObject();
}

void SarifWriter::writeCode(std::string_view code)
{
    const FindingHelp help = findingHelp(code);
    const std::string whole = std::string(help.summary) + ' ' + std::string(help.advice);
    m_writer.beginObject().key("id").string(code);
    writeText("shortDescription", help.summary);
    writeText("fullDescription", whole);
    writeText("help", whole);
    m_writer.endObject();
}

void SarifWriter::writeText(std::string_view key, std::string_view text)
{
    m_writer.key(key).beginObject(Layout::Compact).key("text").string(text).endObject();
}

void SarifWriter::writeResult(const CheckedFile& file, const CheckFinding& finding)
{
    const Diagnostic& diagnostic = finding.diagnostic;
    m_writer.beginObject().key("ruleId").string(diagnostic.code);
    m_writer.key("ruleIndex").count(m_codes[diagnostic.code]);
    m_writer.key("level").string(levelName(diagnostic.severity));
    writeText("message", diagnostic.message);
    writeLocation(file, finding);
    writeFixes(file, diagnostic.fixes);
    writeFingerprint(finding);
    if (finding.state != CheckFinding::State::Unmarked)
        m_writer.key("baselineState")
            .string(finding.state == CheckFinding::State::New ? "new" : "unchanged");
    m_writer.endObject();
}

void SarifWriter::writeArtifact(std::string_view path)
{
    const SarifUri uri = sarifUri(path);
    m_writer.key("artifactLocation").beginObject(Layout::Compact).key("uri").string(uri.text);
    if (uri.isRelative)
        m_writer.key("uriBaseId").string("%SRCROOT%");
    m_writer.endObject();
}

void SarifWriter::writeRegion(std::string_view key, const TextRange& range)
{
    m_writer.key(key).beginObject(Layout::Compact);
    m_writer.key("startLine").count(range.begin.line);
    m_writer.key("startColumn").count(range.begin.column);
    m_writer.key("endLine").count(range.end.line);
    m_writer.key("endColumn").count(range.end.column).endObject();
}

void SarifWriter::writeLocation(const CheckedFile& file, const CheckFinding& finding)
{
    m_writer.key("locations").beginArray().beginObject();
    m_writer.key("physicalLocation").beginObject();
    writeArtifact(file.rules.paths());
    if (finding.diagnostic.range)
        writeRegion("region", *finding.diagnostic.range);
    m_writer.endObject();
    if (!finding.rule.empty()) {
        m_writer.key("logicalLocations").beginArray().beginObject(Layout::Compact);
        m_writer.key("name").string(finding.rule).key("kind").string("object");
        m_writer.endObject().endArray();
    }
    m_writer.endObject().endArray();
}

void SarifWriter::writeFixes(const CheckedFile& file, const std::vector<Fix>& fixes)
{
    // A fix without a change is none for SARIF.
    const auto isEmpty = [](const Fix& fix) { return fix.edits.empty(); };
    if (std::ranges::all_of(fixes, isEmpty))
        return;
    m_writer.key("fixes").beginArray();
    for (const Fix& fix : fixes) {
        if (!isEmpty(fix))
            writeFix(file, fix);
    }
    m_writer.endArray();
}

void SarifWriter::writeFix(const CheckedFile& file, const Fix& fix)
{
    m_writer.beginObject();
    writeText("description", fix.title);
    m_writer.key("artifactChanges").beginArray().beginObject();
    writeArtifact(file.rules.paths());
    m_writer.key("replacements").beginArray();
    for (const TextEdit& edit : fix.edits) {
        m_writer.beginObject();
        writeRegion("deletedRegion", edit.range);
        writeText("insertedContent", edit.text);
        m_writer.endObject();
    }
    m_writer.endArray().endObject().endArray().endObject();
}

/// The same as long as code, rule and message are, wherever the finding stands.
void SarifWriter::writeFingerprint(const CheckFinding& finding)
{
    const Diagnostic& diagnostic = finding.diagnostic;
    const std::string print = fingerprint(diagnostic.code + '\n' + finding.rule + '\n'
                                          + withoutLineNumbers(diagnostic.message));
    const std::size_t time = ++m_fingerprints[print];
    m_writer.key("partialFingerprints").beginObject(Layout::Compact);
    m_writer.key("fusewrightFinding/v1").string(print + ':' + std::to_string(time));
    m_writer.endObject();
}

} // namespace

std::string checkSarif(const CheckAnswer& answer, std::string_view version)
{
    return SarifWriter(answer, version).text();
}

} // namespace fusewright
