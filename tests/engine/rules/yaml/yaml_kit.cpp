// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/yaml/yaml_kit.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace fusewright::test {

namespace {

/// Values yet to be written, and what to write between and behind them.
struct Step {
    YamlNodeId node;
    std::string_view text;
};

bool isSafe(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '_' || c == '.' || c == '<';
    });
}

std::string shown(const YamlDocument& document, YamlNodeId id)
{
    const std::string text(document.text(id));
    switch (document.kind(id)) {
    case YamlKind::Null:
        return "~";
    case YamlKind::Alias:
        return text;
    default:
        return isSafe(text) ? text : '\'' + text + '\'';
    }
}

/// The steps that write a collection.
std::vector<Step> stepsOf(const YamlDocument& document, YamlNodeId id)
{
    std::vector<Step> steps;
    const bool isMapping = document.kind(id) == YamlKind::Mapping;
    steps.push_back({{}, isMapping ? "{" : "["});
    for (const YamlEntry& entry : document.entries(id)) {
        if (steps.size() > 1)
            steps.push_back({{}, ", "});
        steps.push_back({entry.key, {}});
        steps.push_back({{}, ": "});
        steps.push_back({document.resolved(entry.value), {}});
    }
    for (const YamlNodeId item : document.items(id)) {
        if (steps.size() > 1)
            steps.push_back({{}, ", "});
        steps.push_back({document.resolved(item), {}});
    }
    steps.push_back({{}, isMapping ? "}" : "]"});
    return steps;
}

std::vector<std::string_view> partsOf(std::string_view path)
{
    std::vector<std::string_view> parts;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('.'), path.size());
        parts.push_back(path.substr(0, end));
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return parts;
}

std::string rangeText(ByteRange range)
{
    return std::to_string(range.begin) + '-' + std::to_string(range.end);
}

} // namespace

YamlDocument parseYaml(std::string_view text)
{
    return YamlDocument::parse(SourceText("rules.yaml", std::string(text)));
}

YamlNodeId valueAt(const YamlDocument& document, std::string_view path)
{
    YamlNodeId at = document.root();
    for (const std::string_view part : partsOf(path)) {
        const std::span<const YamlNodeId> items = document.items(document.resolved(at));
        std::size_t number = 0;
        std::from_chars(part.data(), part.data() + part.size(), number);
        const auto value = document.kind(document.resolved(at)) == YamlKind::Sequence
            ? (number < items.size() ? std::optional(items[number]) : std::nullopt)
            : document.find(document.resolved(at), part);
        assert(value);
        at = value.value_or(YamlNodeId());
    }
    return at;
}

YamlNodeId keyAt(const YamlDocument& document, std::string_view path)
{
    const YamlNodeId value = valueAt(document, path);
    const auto entries = document.writtenEntries(document.parent(value));
    const auto found = std::ranges::find(entries, value, &YamlEntry::value);
    assert(found != entries.end());
    return found->key;
}

std::string_view writtenAt(const YamlDocument& document, std::string_view path)
{
    return document.written(document.range(valueAt(document, path)));
}

std::string_view textAt(const YamlDocument& document, std::string_view path)
{
    return document.text(valueAt(document, path));
}

std::string meaning(const YamlDocument& document)
{
    std::string result;
    std::vector<Step> waiting{{document.root(), {}}};
    while (!waiting.empty()) {
        const Step step = waiting.back();
        waiting.pop_back();
        const bool isCollection = step.node.isValid()
            && (document.kind(step.node) == YamlKind::Mapping
                || document.kind(step.node) == YamlKind::Sequence);
        if (isCollection) {
            const std::vector<Step> steps = stepsOf(document, step.node);
            waiting.insert(waiting.end(), steps.rbegin(), steps.rend());
        } else {
            result += step.node.isValid() ? shown(document, step.node) : std::string(step.text);
        }
    }
    return result;
}

std::string describe(const YamlDocument& document)
{
    std::string result;
    for (std::size_t at = 0; at < document.nodeCount(); ++at) {
        const YamlNodeId id(at);
        result += std::to_string(static_cast<int>(document.kind(id))) + ' '
            + std::to_string(static_cast<int>(document.style(id))) + ' '
            + std::to_string(document.parent(id).index) + ' ' + rangeText(document.range(id)) + ' '
            + rangeText(document.content(id)) + ' ' + rangeText(document.anchor(id)) + ' '
            + rangeText(document.tag(id)) + ' ' + std::to_string(document.resolved(id).index) + ' '
            + std::string(document.text(id)) + '\n';
        for (const YamlNodeId item : document.items(id))
            result += " item " + std::to_string(item.index) + '\n';
        for (const YamlEntry& entry : document.entries(id))
            result += " entry " + std::to_string(entry.key.index) + ' '
                + std::to_string(entry.value.index) + '\n';
    }
    for (const ByteRange comment : document.comments())
        result += "comment " + rangeText(comment) + '\n';
    for (const YamlPart& part : document.parts())
        result +=
            "part " + rangeText(part.range) + ' ' + std::to_string(part.entries.size()) + '\n';
    return result + findingsOf(document);
}

std::string findingsOf(const YamlDocument& document)
{
    std::string result;
    for (const Diagnostic& diagnostic : document.diagnostics()) {
        const TextRange& range = *diagnostic.range;
        result += std::to_string(range.begin.line) + ':' + std::to_string(range.begin.column) + '-'
            + std::to_string(range.end.line) + ':' + std::to_string(range.end.column) + ' '
            + severityName(diagnostic.severity) + ' ' + diagnostic.message + '\n';
    }
    return result;
}

MarkedYaml::MarkedYaml(std::string_view withMarks)
{
    constexpr std::string_view open = "⟦";
    constexpr std::string_view close = "⟧";
    const std::size_t begin = withMarks.find(open);
    const std::size_t end = withMarks.find(close);
    assert(begin < end && end != std::string_view::npos);
    text = std::string(withMarks.substr(0, begin))
        + std::string(withMarks.substr(begin + open.size(), end - begin - open.size()))
        + std::string(withMarks.substr(end + close.size()));
    marked = {begin, end - open.size()};
}

std::string mended(const YamlDocument& document)
{
    std::string text(document.source().text());
    std::vector<TextEdit> edits = document.diagnostics().at(0).fixes.at(0).edits;
    std::ranges::sort(edits, std::greater{}, [](const TextEdit& edit) { return edit.range.begin; });
    for (const TextEdit& edit : edits) {
        const std::size_t begin = document.source().offset(edit.range.begin);
        const std::size_t end = document.source().offset(edit.range.end);
        text.replace(begin, end - begin, edit.text);
    }
    return text;
}

} // namespace fusewright::test
