// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/baseline.h"

#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"
#include "engine/support/utf8.h"

#include <utility>

namespace fusewright {

namespace {

/// Reads a baseline and remembers what kind of file it is.
class BaselineReader {
public:
    explicit BaselineReader(Baseline& baseline) : m_baseline(baseline) { }

    void read(JsonValue root);
    /// Nothing when the file is a baseline.
    std::optional<std::string> problem() const;

private:
    /// What a finding says, as far as it was read.
    struct Said {
        std::string code;
        std::string rule;
        std::string message;
        bool isAbsent = false;
    };

    void readFile(JsonValue file);
    void readFinding(JsonValue finding);
    void readRun(JsonValue run);
    void readTool(JsonValue tool);
    void readResult(JsonValue result);
    static void readLocation(JsonValue location, Said& said);
    void keep(const Said& said);

    Baseline& m_baseline;
    bool m_hasFindings = false;
    std::string m_otherTool;
};

std::string textOf(JsonValue value)
{
    return std::string(value.string().value_or(""));
}

void BaselineReader::read(JsonValue root)
{
    root.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "files")
            value.forEachItem([&](JsonValue file) { readFile(file); });
        else if (key == "runs")
            value.forEachItem([&](JsonValue run) { readRun(run); });
    });
}

void BaselineReader::readFile(JsonValue file)
{
    file.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "diagnostics")
            m_hasFindings |= value.forEachItem([&](JsonValue each) { readFinding(each); });
    });
}

void BaselineReader::readFinding(JsonValue finding)
{
    Said said;
    finding.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "code")
            said.code = textOf(value);
        else if (key == "rule")
            said.rule = textOf(value);
        else if (key == "message")
            said.message = textOf(value);
    });
    keep(said);
}

void BaselineReader::readRun(JsonValue run)
{
    run.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "tool")
            readTool(value);
        else if (key == "results")
            m_hasFindings |= value.forEachItem([&](JsonValue each) { readResult(each); });
    });
}

void BaselineReader::readTool(JsonValue tool)
{
    tool.forEachMember([&](std::string_view key, JsonValue driver) {
        if (key != "driver")
            return;
        driver.forEachMember([&](std::string_view member, JsonValue value) {
            if (member != "name")
                return;
            if (std::string name = textOf(value); name != "fusewright")
                m_otherTool = std::move(name);
        });
    });
}

void BaselineReader::readResult(JsonValue result)
{
    Said said;
    result.forEachMember([&](std::string_view key, JsonValue value) {
        if (key == "ruleId") {
            said.code = textOf(value);
        } else if (key == "baselineState") {
            said.isAbsent = textOf(value) == "absent";
        } else if (key == "message") {
            value.forEachMember([&](std::string_view member, JsonValue text) {
                if (member == "text")
                    said.message = textOf(text);
            });
        } else if (key == "locations") {
            value.forEachItem([&](JsonValue location) { readLocation(location, said); });
        }
    });
    keep(said);
}

void BaselineReader::readLocation(JsonValue location, Said& said)
{
    location.forEachMember([&](std::string_view key, JsonValue value) {
        if (key != "logicalLocations")
            return;
        value.forEachItem([&](JsonValue logical) {
            logical.forEachMember([&](std::string_view member, JsonValue name) {
                if (member == "name")
                    said.rule = textOf(name);
            });
        });
    });
}

void BaselineReader::keep(const Said& said)
{
    if (!said.isAbsent)
        m_baseline.add(said.code, said.rule, said.message);
}

std::optional<std::string> BaselineReader::problem() const
{
    const std::string wanted = "Use a file written by \"fusewright check --write-baseline FILE\" "
                               "or \"check --format sarif\".";
    if (!m_otherTool.empty())
        return "These findings are from " + m_otherTool + ", not from fusewright. " + wanted;
    if (!m_hasFindings)
        return "This file contains no check results, not even an empty list. " + wanted;
    return std::nullopt;
}

} // namespace

std::optional<Baseline> Baseline::open(const std::string& path, Diagnostics& diagnostics)
{
    const auto bytes = FileBytes::open(path, diagnostics);
    if (!bytes)
        return std::nullopt;
    Baseline baseline;
    BaselineReader reader(baseline);
    JsonDocument document(*bytes);
    auto root = document.root();
    if (root && root->kind() == JsonKind::Object) {
        reader.read(*root);
        document.expectEnd();
    }
    if (document.isBroken()) {
        document.report(path, diagnostics);
        return std::nullopt;
    }
    if (const auto problem = reader.problem()) {
        diagnostics.error("not-a-baseline", *problem, path);
        return std::nullopt;
    }
    return baseline;
}

Baseline::Key Baseline::keyOf(const std::string& code, const std::string& rule,
                              const std::string& message)
{
    // What was written was repaired on the way.
    return {code, utf8::repaired(rule), utf8::repaired(withoutLineNumbers(message))};
}

void Baseline::add(const std::string& code, const std::string& rule, const std::string& message)
{
    ++m_counts[keyOf(code, rule, message)];
}

void Baseline::mark(CheckAnswer& answer) const
{
    answer.hasBaseline = true;
    std::map<Key, std::size_t> left = m_counts;
    for (CheckedFile& file : answer.files) {
        for (CheckFinding& finding : file.findings) {
            const Diagnostic& diagnostic = finding.diagnostic;
            const auto known = left.find(keyOf(diagnostic.code, finding.rule, diagnostic.message));
            const bool isKnown = known != left.end() && known->second > 0;
            if (isKnown)
                --known->second;
            finding.state = isKnown ? CheckFinding::State::Known : CheckFinding::State::New;
        }
    }
}

} // namespace fusewright
