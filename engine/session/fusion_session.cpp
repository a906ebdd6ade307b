// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/fusion_session.h"

#include "engine/session/match_session.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

/// A rule of a text as its outermost lines show it, whether it can be read or not.
struct WrittenRule {
    std::string name;
    std::size_t line = 1;    ///< Of its name.
    std::size_t endLine = 1; ///< The first one after it.
    bool hasErrors = false;
};

std::string keyOf(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || line.find_first_of(" \t#-%[{&*!|>") == 0)
        return {};
    std::string_view key = line.substr(0, colon);
    while (!key.empty() && key.back() == ' ')
        key.remove_suffix(1);
    if (key.size() > 1 && (key.front() == '"' || key.front() == '\'') && key.back() == key.front())
        key = key.substr(1, key.size() - 2);
    return std::string(key);
}

std::vector<WrittenRule> writtenRules(std::string_view text)
{
    std::vector<WrittenRule> rules;
    std::size_t line = 1;
    for (std::size_t at = 0; at < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (std::string key = keyOf(text.substr(at, end - at)); !key.empty()) {
            if (!rules.empty())
                rules.back().endLine = line;
            rules.push_back({.name = std::move(key), .line = line});
        }
        at = end + 1;
    }
    if (!rules.empty())
        rules.back().endLine = line;
    return rules;
}

void markBroken(std::vector<WrittenRule>& rules, const std::vector<Diagnostic>& diagnostics)
{
    for (const Diagnostic& found : diagnostics) {
        if (found.severity != Severity::Error || !found.range)
            continue;
        for (WrittenRule& rule : rules)
            rule.hasErrors |=
                rule.line <= found.range->begin.line && found.range->begin.line < rule.endLine;
    }
}

void moveLines(TextRange& range, std::size_t from, std::size_t to)
{
    range.begin.line = range.begin.line - from + to;
    range.end.line = range.end.line - from + to;
}

/// An earlier version of a rule as if it stood at another line.
Rule movedTo(Rule rule, std::size_t line)
{
    const std::size_t from = rule.nameRange.begin.line;
    moveLines(rule.nameRange, from, line);
    if (rule.heuristicRange)
        moveLines(*rule.heuristicRange, from, line);
    for (RulePattern& pattern : rule.patterns) {
        for (TextRange& range : pattern.entryRanges)
            moveLines(range, from, line);
    }
    return rule;
}

} // namespace

class FusionSession::Parts {
public:
    Parts(std::string name, RuleContext context)
        : m_model(context.model), m_checker(std::move(name), std::move(context))
    {
    }

    FusionAnswer answer(std::string text, const CancelToken& cancel);

private:
    void chooseRules(FusionAnswer& answer, CheckedRules checked,
                     const std::vector<WrittenRule>& written);
    void match(FusionAnswer& answer, const CancelToken& cancel) const;

    std::shared_ptr<const Graph> m_model;
    RulesChecker m_checker;
    std::map<std::string, Rule> m_whole; ///< The last whole version of each rule of the text.
};

FusionAnswer FusionSession::Parts::answer(std::string text, const CancelToken& cancel)
{
    FusionAnswer answer{.graph = m_model};
    std::vector<WrittenRule> written = writtenRules(text);
    CheckedRules checked = m_checker.check(std::move(text));
    markBroken(written, checked.diagnostics);
    answer.diagnostics = checked.diagnostics;
    chooseRules(answer, std::move(checked), written);
    if (m_model && !cancel.isCancelled())
        match(answer, cancel);
    return answer;
}

void FusionSession::Parts::chooseRules(FusionAnswer& answer, CheckedRules checked,
                                       const std::vector<WrittenRule>& written)
{
    answer.rules.path = std::move(checked.rules.path);
    std::map<std::string, Rule> whole;
    const auto take = [&](Rule rule, bool isStale) {
        answer.rules.rules.push_back(std::move(rule));
        answer.isStale.push_back(isStale);
    };
    for (const WrittenRule& place : written) {
        const auto now = std::ranges::find_if(checked.rules.rules, [&](const Rule& rule) {
            return rule.name == place.name && rule.nameRange.begin.line == place.line;
        });
        const auto before = m_whole.find(place.name);
        const bool isThere = now != checked.rules.rules.end();
        if (place.hasErrors && before != m_whole.end()) {
            take(movedTo(before->second, place.line), true);
            whole.insert(*before);
        } else if (isThere) {
            if (!place.hasErrors)
                whole.insert_or_assign(place.name, *now);
            take(*now, false);
        }
    }
    // What the lines do not show, such as a text that is one mapping in braces.
    for (Rule& rule : checked.rules.rules) {
        const bool isTaken = std::ranges::any_of(
            answer.rules.rules, [&](const Rule& taken) { return taken.name == rule.name; });
        if (!isTaken)
            take(std::move(rule), false);
    }
    m_whole = std::move(whole);
}

void FusionSession::Parts::match(FusionAnswer& answer, const CancelToken& cancel) const
{
    const Graph& graph = *m_model;
    answer.made = makePartition(graph, answer.rules, {}, {.mode = FusionMode::O1},
                                answer.diagnostics, cancel);
    if (cancel.isCancelled())
        return;
    answer.heuristics =
        checkHeuristics(graph, answer.rules, answer.made.matches, *HeuristicCatalogue::builtIn());
    answer.tried = tryRules(graph, answer.rules, cancel);
    sortByPlace(answer.diagnostics);
}

FusionSession::FusionSession(std::string name, RuleContext context)
    : m_parts(std::make_unique<Parts>(std::move(name), std::move(context)))
{
}

FusionSession::~FusionSession() = default;

FusionAnswer FusionSession::answer(std::string text, const CancelToken& cancel)
{
    return m_parts->answer(std::move(text), cancel);
}

} // namespace fusewright
