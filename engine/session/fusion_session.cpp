// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/fusion_session.h"

#include "engine/partition/over_matches.h"
#include "engine/rules/rules_text.h"
#include "engine/session/expectation_session.h"
#include "engine/session/pipeline.h"
#include "engine/support/source_text.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace fusewright {

namespace {

void moveLines(TextRange& range, std::size_t from, std::size_t to)
{
    range.begin.line = range.begin.line - from + to;
    range.end.line = range.end.line - from + to;
}

/// The line that begins with a name, of those of a rule the nearest to where it was before; that
/// one where there is none.
std::size_t lineOf(std::string_view name, const SourceText& text, std::size_t was,
                   std::size_t first, std::size_t end)
{
    constexpr std::size_t mostAway = 64;
    const auto isThere = [&](std::size_t line) {
        const std::string_view words = trimmed(text.line(line));
        return !name.empty() && words.starts_with(name)
            && trimmed(words.substr(name.size())).starts_with(':');
    };
    for (std::size_t away = 0; away <= mostAway; ++away) {
        if (was + away < end && isThere(was + away))
            return was + away;
        if (was >= first + away && was - away < end && isThere(was - away))
            return was - away;
    }
    return was;
}

/// An earlier version of a rule as if it stood at another place, up to the line of the next one.
Rule movedTo(Rule rule, const WrittenRule& place, const SourceText* text, std::size_t end)
{
    const std::size_t from = rule.nameRange.begin.line;
    const std::size_t line = place.begin.line;
    rule.file = place.file;
    moveLines(rule.nameRange, from, line);
    if (rule.heuristicRange)
        moveLines(*rule.heuristicRange, from, line);
    for (RulePattern& pattern : rule.patterns) {
        const std::span<const Entry> entries = pattern.pattern.entries();
        for (std::size_t at = 0; at < pattern.entryRanges.size(); ++at) {
            TextRange& range = pattern.entryRanges[at];
            moveLines(range, from, line);
            // Lines may have come or gone between them.
            if (text && at < entries.size())
                moveLines(range, range.begin.line,
                          lineOf(entries[at].name, *text, range.begin.line, line, end));
        }
    }
    return rule;
}

} // namespace

class FusionSession::Parts {
public:
    Parts(std::string name, RuleContext context)
        : m_name(std::move(name)), m_context(withCatalogues(std::move(context)))
    {
    }

    FusionAnswer answer(std::span<const RulesSource> sources, const RewriteChoices& choices,
                        const CancelToken& cancel);
    FusionAnswer answer(std::string text, const CancelToken& cancel);
    void rememberRulesOf(const Parts& before) { m_whole = before.m_whole; }

private:
    std::vector<CheckedRules> check(std::span<const RulesSource> sources,
                                    const RewriteChoices& choices);
    FusionAnswer answerAfter(std::vector<CheckedRules> rewriting,
                             std::vector<CheckedRules> grouping, const RewriteChoices& choices,
                             const CancelToken& cancel);
    FusionAnswer answer(CheckedRules checked, const CancelToken& cancel);
    void chooseRules(FusionAnswer& answer, RuleSet rules, const std::vector<WrittenRule>& written);
    void match(FusionAnswer& answer, const CancelToken& cancel);
    void tryAlone(FusionAnswer& answer, const CancelToken& cancel);
    static void compare(FusionAnswer& answer, const std::vector<WrittenRule>& written,
                        const std::vector<Expectation>& expected, const CancelToken& cancel);

    /// What a rule did alone, and the patterns that did it.
    struct Trial {
        std::vector<Pattern> patterns;
        TriedRule tried;
    };

    /// The path of its file, and its name.
    using RuleKey = std::pair<std::string, std::string>;

    std::string m_name;
    RuleContext m_context;
    std::map<std::string, RulesChecker> m_checkers; ///< By file.
    std::map<RuleKey, Trial> m_trials;              ///< Of the last answer.
    std::map<RuleKey, Rule> m_whole; ///< The last whole version of each rule of the texts.
    RuleChoices m_choices;
    std::shared_ptr<const Rewriting> m_rewriting; ///< Of the last answer.
    std::unique_ptr<Parts> m_after;               ///< On the graph that it left.
};

std::vector<CheckedRules> FusionSession::Parts::check(std::span<const RulesSource> sources,
                                                      const RewriteChoices& choices)
{
    std::map<std::string, RulesChecker> checkers;
    std::vector<CheckedRules> checked;
    for (const RulesSource& source : sources) {
        if (source.builtin) {
            checked.push_back(checkedBuiltin(*source.builtin));
            continue;
        }
        const std::string& name = source.text->source().name();
        auto known = m_checkers.extract(name);
        RulesChecker& checker = known ? checkers.insert(std::move(known)).position->second
                                      : checkers.try_emplace(name, name, m_context).first->second;
        checker.choose(choices.rules.options);
        checked.push_back(checker.check(source.text));
    }
    m_checkers = std::move(checkers);
    return checked;
}

// NOLINTBEGIN(misc-no-recursion): what groups is asked once more, without what rewrites.
FusionAnswer FusionSession::Parts::answer(std::span<const RulesSource> sources,
                                          const RewriteChoices& choices, const CancelToken& cancel)
{
    m_choices = choices.rules;
    std::vector<CheckedRules> rewriting;
    std::vector<CheckedRules> grouping;
    for (CheckedRules& checked : check(sources, choices)) {
        const bool rewrites = m_context.model && !checked.rules.stages.empty();
        const bool isText = checked.texts.front() != nullptr;
        // Without a model texts are checked and no more, whatever their rules do.
        if (m_context.model || isText)
            (rewrites ? rewriting : grouping).push_back(std::move(checked));
    }
    if (!rewriting.empty())
        return answerAfter(std::move(rewriting), std::move(grouping), choices, cancel);
    m_rewriting = nullptr;
    m_after = nullptr;
    return answer(joined(std::move(grouping)), cancel);
}

/// What groups is checked and tried on the graph that rewriting leaves, by a session of its own.
FusionAnswer FusionSession::Parts::answerAfter(std::vector<CheckedRules> rewriting,
                                               std::vector<CheckedRules> grouping,
                                               const RewriteChoices& choices,
                                               const CancelToken& cancel)
{
    CheckedRules rules = joined(std::move(rewriting));
    m_rewriting = std::make_shared<const Rewriting>(
        rewriteAgain(m_rewriting.get(), m_context.model, std::move(rules.rules), choices, cancel));
    const std::shared_ptr<const Graph>& graph = m_rewriting->run.graph();
    FusionAnswer answer;
    if (graph == m_context.model) {
        m_after = nullptr;
        answer = this->answer(joined(std::move(grouping)), cancel);
    } else {
        RuleContext context = m_context;
        context.model = graph;
        if (!m_after || m_after->m_context.model != graph)
            m_after = std::make_unique<Parts>(m_name, std::move(context));
        std::vector<RulesSource> sources;
        sources.reserve(grouping.size());
        for (const CheckedRules& checked : grouping)
            sources.push_back({.text = checked.texts.front()});
        answer = m_after->answer(sources, choices, cancel);
    }
    answer.rewriting = m_rewriting;
    answer.rewriteTexts = std::move(rules.texts);
    std::vector<Diagnostic> found = std::move(rules.diagnostics);
    const RuleMatches noSections;
    const ExpectationGround ground{*m_context.model, m_rewriting->rules, rules.written, noSections,
                                   m_rewriting.get()};
    answer.rewriteExpectations = checkExpectations(ground, rules.expected);
    for (auto& unmet : expectationFindings(ground, answer.rewriteExpectations, cancel)) {
        if (unmet)
            found.push_back(*std::move(unmet));
    }
    std::ranges::copy(stageFindings(m_rewriting->rules, m_rewriting->run),
                      std::back_inserter(found));
    std::ranges::copy(answer.diagnostics, std::back_inserter(found));
    answer.diagnostics = std::move(found);
    return answer;
}
// NOLINTEND(misc-no-recursion)

FusionAnswer FusionSession::Parts::answer(std::string text, const CancelToken& cancel)
{
    return answer(
        m_checkers.try_emplace(m_name, m_name, m_context).first->second.check(std::move(text)),
        cancel);
}

FusionAnswer FusionSession::Parts::answer(CheckedRules checked, const CancelToken& cancel)
{
    FusionAnswer answer{.graph = m_context.model};
    answer.diagnostics = std::move(checked.diagnostics);
    answer.texts = std::move(checked.texts);
    chooseRules(answer, std::move(checked.rules), checked.written);
    if (m_context.model && !cancel.isCancelled())
        match(answer, cancel);
    if (m_context.model && !cancel.isCancelled())
        compare(answer, checked.written, checked.expected, cancel);
    return answer;
}

void FusionSession::Parts::chooseRules(FusionAnswer& answer, RuleSet rules,
                                       const std::vector<WrittenRule>& written)
{
    answer.rules.files = std::move(rules.files);
    answer.rules.options = std::move(rules.options);
    answer.rules.choices = m_choices;
    std::map<RuleKey, Rule> whole;
    auto next = rules.rules.begin(); // Both are in one order; a rule may be missing.
    for (std::size_t number = 0; number < written.size(); ++number) {
        const WrittenRule& place = written[number];
        const bool isThere =
            next != rules.rules.end() && next->name == place.name && next->file == place.file;
        const RuleKey key(answer.rules.files[place.file].path, place.name);
        const auto before = m_whole.find(key);
        const bool isStale = place.hasErrors && before != m_whole.end();
        if (isStale)
            whole.insert(*before);
        else if (isThere && !place.hasErrors)
            whole.emplace(key, *next);
        if (isStale || isThere) {
            const bool hasNext =
                number + 1 < written.size() && written[number + 1].file == place.file;
            const SourceText* const text =
                place.file < answer.texts.size() && answer.texts[place.file]
                ? &answer.texts[place.file]->source()
                : nullptr;
            const std::size_t end = hasNext ? written[number + 1].begin.line
                : text                      ? text->lineCount() + 1
                                            : 0;
            answer.rules.rules.push_back(isStale ? movedTo(before->second, place, text, end)
                                                 : std::move(*next));
            answer.isStale.push_back(isStale);
        }
        next += isThere ? 1 : 0;
    }
    m_whole = std::move(whole);
}

void FusionSession::Parts::match(FusionAnswer& answer, const CancelToken& cancel)
{
    const Graph& graph = *m_context.model;
    answer.made = makePartition(graph, answer.rules, answer.diagnostics, cancel);
    if (cancel.isCancelled())
        return;
    for (Diagnostic& finding : findOverMatches(graph, answer.rules, answer.made.matches))
        answer.diagnostics.push_back(std::move(finding));
    answer.heuristics =
        checkHeuristics(graph, answer.rules, answer.made.matches, *m_context.heuristics);
    tryAlone(answer, cancel);
    sortByPlace(answer.diagnostics);
}

void FusionSession::Parts::tryAlone(FusionAnswer& answer, const CancelToken& cancel)
{
    std::map<RuleKey, Trial> trials;
    for (const Rule& rule : answer.rules.rules) {
        std::vector<Pattern> patterns;
        for (const RulePattern& each : rule.patterns)
            patterns.push_back(each.pattern);
        const RuleKey key(answer.rules.pathOf(rule), rule.name);
        const auto before = m_trials.find(key);
        const bool isKnown = before != m_trials.end() && before->second.patterns == patterns;
        answer.tried.push_back(isKnown ? before->second.tried
                                       : tryRule(*m_context.model, rule, cancel));
        trials[key] = {std::move(patterns), answer.tried.back()};
    }
    // What was cancelled is not whole.
    if (!cancel.isCancelled())
        m_trials = std::move(trials);
}

void FusionSession::Parts::compare(FusionAnswer& answer, const std::vector<WrittenRule>& written,
                                   const std::vector<Expectation>& expected,
                                   const CancelToken& cancel)
{
    const ExpectationGround ground{*answer.graph, answer.rules, written, answer.made.matches};
    answer.expectations = checkExpectations(ground, expected);
    for (auto& finding : expectationFindings(ground, answer.expectations, cancel)) {
        if (finding)
            answer.diagnostics.push_back(*std::move(finding));
    }
    sortByPlace(answer.diagnostics);
}

std::string_view FusionAnswer::text() const
{
    return texts.empty() ? std::string_view() : texts.front()->source().text();
}

FusionSession::FusionSession(RuleContext context) : FusionSession({}, std::move(context)) { }

FusionSession::FusionSession(std::string name, RuleContext context)
    : m_parts(std::make_unique<Parts>(std::move(name), std::move(context)))
{
}

FusionSession::~FusionSession() = default;

void FusionSession::rememberRulesOf(const FusionSession& before)
{
    m_parts->rememberRulesOf(*before.m_parts);
}

FusionAnswer FusionSession::answer(std::span<const std::shared_ptr<const RulesText>> texts,
                                   const CancelToken& cancel)
{
    std::vector<RulesSource> sources;
    for (const auto& text : texts)
        sources.push_back({.text = text});
    return m_parts->answer(sources, {}, cancel);
}

FusionAnswer FusionSession::answer(std::span<const RulesSource> sources,
                                   const RewriteChoices& choices, const CancelToken& cancel)
{
    return m_parts->answer(sources, choices, cancel);
}

FusionAnswer FusionSession::answer(const std::shared_ptr<const RulesText>& text,
                                   const CancelToken& cancel)
{
    return answer(std::span(&text, 1), cancel);
}

FusionAnswer FusionSession::answer(std::string text, const CancelToken& cancel)
{
    return m_parts->answer(std::move(text), cancel);
}

} // namespace fusewright
