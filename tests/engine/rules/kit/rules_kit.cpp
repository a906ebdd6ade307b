// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/kit/rules_kit.h"

#include "engine/pattern/pattern_text.h"
#include "engine/session/rules_session.h"
#include "tests/kit/file_text.h"

#include <algorithm>
#include <filesystem>

namespace fusewright::test {

namespace {

std::string describe(const Rule& rule)
{
    std::string text =
        rule.name + ' ' + std::to_string(rule.priority) + ' ' + rule.heuristic.value_or("-") + '\n';
    for (const auto& [name, value] : rule.heuristicParameters)
        text += "  " + name + " = " + value + '\n';
    for (const RulePattern& pattern : rule.patterns)
        text += pattern.name + '\n' + toText(pattern.pattern);
    return text;
}

} // namespace

std::string rulesIn(std::string_view text)
{
    std::string result;
    for (const Rule& rule : checkRulesText("rules.yaml", std::string(text), {}).rules.rules)
        result += describe(rule);
    return result;
}

std::string patternsOf(std::string_view text, std::string_view rule)
{
    std::string result;
    for (const Rule& each : checkRulesText("rules.yaml", std::string(text), {}).rules.rules) {
        for (const RulePattern& pattern : each.patterns) {
            if (each.name == rule)
                result += pattern.name + '\n' + toText(pattern.pattern);
        }
    }
    return result;
}

std::string findingsIn(std::string_view text)
{
    std::string result;
    for (const Diagnostic& each : checkRulesText("rules.yaml", std::string(text), {}).diagnostics) {
        const TextPosition at = each.range ? each.range->begin : TextPosition{};
        result +=
            std::to_string(at.line) + ':' + std::to_string(at.column) + ' ' + each.code + '\n';
    }
    return result;
}

std::vector<std::pair<std::string, std::string>> ruleFiles()
{
    std::vector<std::pair<std::string, std::string>> files;
    for (const char* folder : {FUSEWRIGHT_SOURCE_DIR "/tests/corpus/rules",
                               FUSEWRIGHT_SOURCE_DIR "/resources/examples"}) {
        for (const auto& each : std::filesystem::recursive_directory_iterator(folder)) {
            const std::string kind = each.path().extension().string();
            if (kind == ".yaml" || kind == ".yml")
                files.emplace_back(each.path().filename().string(), fileText(each.path()));
        }
    }
    std::ranges::sort(files);
    return files;
}

} // namespace fusewright::test
