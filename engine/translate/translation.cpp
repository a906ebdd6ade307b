// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/translation.h"

#include "engine/graph/graph.h"
#include "engine/pattern/replacement.h"
#include "engine/rules/pattern_words.h"
#include "engine/rules/rule_language.h"
#include "engine/translate/draft_order.h"
#include "engine/translate/lost_meaning.h"
#include "engine/translate/model_drafts.h"
#include "engine/translate/pattern_draft.h"
#include "engine/translate/pattern_facts.h"
#include "engine/translate/rule_comment.h"
#include "engine/translate/spelled_draft.h"
#include "engine/translate/written_drafts.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

/// Of one pattern, where it does not say which operand is which.
constexpr std::size_t mostDrafts = 16;
/// Between the priorities of rules that had none.
constexpr std::int64_t priorityStep = 10;

class Translating {
public:
    Translating(const CheckedRules& rules, const TranslationWish& wish, std::string name,
                const CancelToken& cancel)
        : m_rules(rules),
          m_wish(wish),
          m_to(*wish.to),
          m_words(*wish.to->words),
          m_name(std::move(name)),
          m_cancel(cancel),
          m_known(m_words)
    {
    }

    Translation run();

private:
    std::vector<std::uint32_t> tryOrder() const;
    const RuleLanguage* languageOf(const Rule& rule) const;
    void translate(std::uint32_t at, std::size_t place);
    void tellModel(const std::vector<Diagnostic>& why, LostMeaning& lost) const;
    void translatePattern(const RulePattern& pattern, const DraftGround& ground, LostMeaning& lost,
                          std::vector<RuleDraft>& drafts);
    std::vector<RuleDraft> draftsInModel(const Pattern& way, const DraftGround& ground,
                                         LostMeaning& lost);
    std::vector<RuleDraft> draftsOfWays(const PatternWays& ways, const DraftGround& ground,
                                        LostMeaning& lost);
    void tellWrittenOut(const Pattern& pattern, const WrittenOut& out, LostMeaning& lost) const;
    void tellHead(const Rule& rule, LostMeaning& lost) const;
    void tellReplacement(const RulePattern& pattern, LostMeaning& lost) const;
    bool takeName(const RulePattern& pattern, RuleDraft& draft) const;
    bool canBeWritten(RuleDraft& draft, LostMeaning& lost) const;
    void nameDrafts(const Rule& rule, std::size_t place, std::vector<RuleDraft>& drafts);
    std::string freeName(std::string_view wanted);
    std::size_t leaveOutKnown(const Rule& rule, std::vector<RuleDraft>& drafts, LostMeaning& lost);
    void readAgain();

    const CheckedRules& m_rules;
    const TranslationWish& m_wish;
    const RuleLanguage& m_to;
    const PatternWords& m_words;
    std::string m_name;
    const CancelToken& m_cancel;
    std::set<std::string> m_taken; ///< Names of rules that were made.
    WrittenDrafts m_known;
    std::vector<std::vector<WrittenDrafts::Place>> m_instead; ///< By rule: drafts of others.
    Translation m_made;
};

const RuleLanguage* Translating::languageOf(const Rule& rule) const
{
    return rule.file < m_rules.rules.files.size() ? m_rules.rules.files[rule.file].language
                                                  : nullptr;
}

std::vector<std::uint32_t> Translating::tryOrder() const
{
    const RuleSet& set = m_rules.rules;
    std::vector<std::uint32_t> order(set.rules.size());
    std::iota(order.begin(), order.end(), 0U);
    if (!set.stages.empty()) {
        std::vector<std::uint32_t> place(order.size(), static_cast<std::uint32_t>(order.size()));
        std::uint32_t next = 0;
        for (const StagePlan& stage : set.stages) {
            for (const std::uint32_t rule : stage.rules) {
                if (rule < place.size())
                    place[rule] = next++;
            }
        }
        std::ranges::stable_sort(order, {}, [&](std::uint32_t rule) { return place[rule]; });
        return order;
    }
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::uint32_t rule) { return set.rules[rule].priority; });
    return order;
}

void Translating::tellWrittenOut(const Pattern& pattern, const WrittenOut& out,
                                 LostMeaning& lost) const
{
    const auto tell = [&](Severity severity, std::string_view code,
                          const std::vector<EntryId>& entries, const std::string& before,
                          const std::string& behind) {
        if (entries.empty())
            return;
        std::vector<std::string> names;
        names.reserve(entries.size());
        for (const EntryId entry : entries)
            names.push_back(pattern.entry(entry).name);
        lost.addOf(severity, code, before + quotedList(names) + behind, entries);
    };
    const std::string title(m_to.title);
    tell(Severity::Information, "optional-written-out", out.optionals, "With and without ",
         ": each becomes a pattern of its own.");
    tell(Severity::Information, "choice-written-out", out.choices, "Each option of ",
         " becomes a pattern of its own.");
    tell(Severity::Information, "alternatives-written-out", out.alternatives,
         "Each operator accepted by ", " becomes a pattern of its own.");
    tell(Severity::Warning, "repeat-written-out", out.repeats, "Chains of ",
         " are written out up to " + std::to_string(m_wish.limits.longestRepeat) + " operators.");
    tell(Severity::Warning, "context-left-out", out.context, "Context is not asked for: ", ".");
    tell(Severity::Warning, "context-included", out.joined,
         "No context in " + title + ", and the pattern falls apart without it, so it is included: ",
         ".");
    if (out.isCut)
        lost.add(Severity::Warning, "too-many-ways",
                 "The pattern can hold in more than " + std::to_string(m_wish.limits.mostWays)
                     + " ways; only the first ones are written.");
}

void Translating::tellHead(const Rule& rule, LostMeaning& lost) const
{
    if (m_words.priorities)
        return;
    const std::string title(m_to.title);
    if (rule.heuristic)
        lost.add(Severity::Warning, "heuristic",
                 "No heuristics in " + title + ": `" + *rule.heuristic + "` is left out.",
                 rule.heuristicRange);
    if (const RuleLanguage* const from = languageOf(rule);
        from && from->words && from->words->priorities && m_rules.rules.rules.size() > 1)
        lost.add(Severity::Information, "priority",
                 "No priorities in " + title + ": the order of the file replaces priority "
                     + std::to_string(rule.priority) + '.',
                 rule.nameRange);
}

/// Of a replacement that is one operator of what the match takes: its name. True where that is all.
bool Translating::takeName(const RulePattern& pattern, RuleDraft& draft) const
{
    const Replacement* const replacement = pattern.replacement.get();
    if (!replacement || replacement->operators().size() != 1)
        return false;
    const ReplacementPart* made = nullptr;
    for (const ReplacementPart& part : replacement->parts()) {
        const bool isTaken = part.kind == ReplacementPart::Kind::Taken;
        if (!isTaken && (made || part.kind != ReplacementPart::Kind::Operator))
            return false;
        made = isTaken ? made : &part;
    }
    if (!made)
        return false;
    draft.name = made->op;
    return replacement->loops().empty() && made->attributes.empty();
}

void Translating::tellReplacement(const RulePattern& pattern, LostMeaning& lost) const
{
    RuleDraft named;
    const bool isSimple = takeName(pattern, named);
    if (pattern.replacement && m_to.product == RuleProduct::Section)
        lost.add(Severity::Information, "replacement",
                 "A match becomes a section here, and is not replaced.");
    else if (pattern.replacement && !isSimple)
        lost.add(Severity::Warning, "replacement",
                 "What replaces a match is not translated: one new operator stands for all of it.");
    else if (!pattern.replacement && m_to.product == RuleProduct::Operator)
        lost.add(Severity::Information, "makes-operator",
                 "A match becomes one new operator here, not a section.");
}

bool Translating::canBeWritten(RuleDraft& draft, LostMeaning& lost) const
{
    spellOut(draft, m_to, *m_wish.context.operators, lost);
    if (m_to.calls)
        m_to.calls->nameValues(draft);
    std::vector<std::string> reasons;
    if (m_to.calls)
        reasons = m_to.calls->whyNotWritten(draft);
    else if (m_to.operands)
        reasons = m_to.operands->whyNotWritten(draft);
    for (std::string& reason : reasons)
        lost.add(Severity::Error, "no-pattern", std::move(reason));
    return reasons.empty();
}

/// What a way leaves open is as it occurs in the model; none where it does not occur.
std::vector<RuleDraft> Translating::draftsInModel(const Pattern& way, const DraftGround& ground,
                                                  LostMeaning& lost)
{
    // Calls have literals where other languages have operands, and the model says which.
    const bool isOpen =
        m_words.operands && (way.hasCalls() ? !m_to.calls : m_to.calls || !hasPositions(way));
    if (!isOpen || !m_wish.context.model)
        return {};
    std::vector<RuleDraft> drafts =
        draftsFromModel(*m_wish.context.model, way, ground, lost, m_cancel);
    std::erase_if(drafts, [&](RuleDraft& draft) { return !canBeWritten(draft, lost); });
    return drafts;
}

/// Where some ways occur in the model, the others are left out; else all are written as they can
/// be without one.
std::vector<RuleDraft> Translating::draftsOfWays(const PatternWays& ways, const DraftGround& ground,
                                                 LostMeaning& lost)
{
    std::vector<RuleDraft> drafts;
    std::size_t occurring = 0;
    LostMeaning inModel = lost;
    for (const Pattern& way : ways.ways) {
        std::vector<RuleDraft> made = draftsInModel(way, ground, inModel);
        occurring += made.empty() ? 0 : 1;
        std::ranges::move(made, std::back_inserter(drafts));
    }
    if (occurring > 0) {
        lost = std::move(inModel);
        if (occurring < ways.ways.size())
            lost.add(Severity::Warning, "ways-left-out",
                     "The pattern can match in " + std::to_string(ways.ways.size())
                         + " ways; only those found in the model are written.");
        return drafts;
    }
    const std::size_t share =
        std::max<std::size_t>(mostDrafts / std::max<std::size_t>(ways.ways.size(), 1), 1);
    for (const Pattern& way : ways.ways) {
        std::vector<RuleDraft> made = draftsOf(way, ground, share, lost);
        std::erase_if(made, [&](RuleDraft& draft) { return !canBeWritten(draft, lost); });
        std::ranges::move(made, std::back_inserter(drafts));
    }
    if (!drafts.empty())
        tellModel(inModel.all(), lost);
    return drafts;
}

/// Why what is written is not as the model has it.
void Translating::tellModel(const std::vector<Diagnostic>& why, LostMeaning& lost) const
{
    for (const Diagnostic& each : why) {
        if (each.severity != Severity::Error)
            continue;
        if (m_to.calls) {
            lost.add(
                Severity::Warning, "not-as-in-model",
                "The calls of the model cannot be written in a pattern, so the usual ones are.");
            return;
        }
        lost.add(Severity::Warning, "not-as-in-model",
                 "What the model has cannot be expressed: " + each.message, each.range);
    }
}

void Translating::translatePattern(const RulePattern& pattern, const DraftGround& ground,
                                   LostMeaning& lost, std::vector<RuleDraft>& drafts)
{
    lost.setPattern(&pattern);
    if (pattern.pattern.uses()) {
        lost.add(Severity::Error, "context-pattern",
                 "A pattern of several pieces that are found along users cannot be translated.");
        return;
    }
    const PatternWays ways = waysOf(pattern.pattern, m_words, *ground.operators, m_wish.limits);
    tellWrittenOut(pattern.pattern, ways.writtenOut, lost);
    tellReplacement(pattern, lost);
    for (RuleDraft& draft : draftsOfWays(ways, ground, lost)) {
        takeFacts(pattern, m_to, draft, lost);
        draft.name.clear();
        takeName(pattern, draft);
        if (std::ranges::none_of(drafts, [&](const RuleDraft& other) {
                return comparable(other) == comparable(draft);
            }))
            drafts.push_back(std::move(draft));
    }
    lost.setPattern(nullptr);
}

std::string Translating::freeName(std::string_view wanted)
{
    std::string base(wanted);
    std::ranges::replace(base, ':', '_');
    if (m_words.ruleName)
        base = m_words.ruleName(base);
    std::string name = base;
    for (std::size_t number = 2; !m_taken.insert(name).second; ++number)
        name = base + '_' + std::to_string(number);
    return name;
}

void Translating::nameDrafts(const Rule& rule, std::size_t place, std::vector<RuleDraft>& drafts)
{
    std::string name;
    for (RuleDraft& draft : drafts) {
        const std::string wanted = draft.name.empty() ? rule.name : draft.name;
        if (!m_words.severalPatterns || name.empty())
            name = freeName(wanted);
        draft.name = name;
        const RuleLanguage* const from = languageOf(rule);
        const bool hasPriority = from && from->words && from->words->priorities;
        draft.priority = hasPriority
            ? rule.priority
            : priorityStep * static_cast<std::int64_t>(m_rules.rules.rules.size() - place);
        draft.heuristic = rule.heuristic;
    }
}

/// Leaves out what would find nothing behind the drafts that are written, and says how many.
std::size_t Translating::leaveOutKnown(const Rule& rule, std::vector<RuleDraft>& drafts,
                                       LostMeaning& lost)
{
    std::vector<WrittenDrafts::Place>& instead = m_instead.emplace_back();
    std::vector<std::string> names;
    const std::size_t count = drafts.size();
    std::erase_if(drafts, [&](const RuleDraft& draft) {
        const WrittenDrafts::Place* const first = m_known.find(draft);
        if (!first)
            return false;
        const std::string& name = m_made.rules[first->rule].name;
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
        instead.push_back(*first);
        return true;
    });
    for (std::uint32_t at = 0; at < drafts.size(); ++at)
        m_known.add(drafts[at], {static_cast<std::uint32_t>(m_instead.size() - 1), at});
    const std::size_t known = count - drafts.size();
    if (known == 0)
        return 0;
    const std::string same = drafts.empty() ? "this is the same pattern as "
        : known == 1                        ? "one of its patterns is the same as that of "
                                            : "some of its patterns are the same as those of ";
    lost.add(Severity::Warning, "same-pattern",
             "In " + std::string(m_to.title) + ' ' + same + quotedList(names)
                 + (names.size() == 1 ? ", which is" : ", which are") + " tried first, so "
                 + (known == 1 || drafts.empty() ? "it is left out." : "they are left out."),
             rule.nameRange);
    return known;
}

void Translating::translate(std::uint32_t at, std::size_t place)
{
    const Rule& rule = m_rules.rules.rules[at];
    const RuleFile* const file =
        rule.file < m_rules.rules.files.size() ? &m_rules.rules.files[rule.file] : nullptr;
    const DraftGround ground{languageOf(rule), &m_to, m_wish.context.operators.get()};
    LostMeaning lost(file ? file->path : std::string());
    tellHead(rule, lost);
    std::vector<RuleDraft> drafts;
    for (const RulePattern& pattern : rule.patterns) {
        if (ground.from)
            translatePattern(pattern, ground, lost, drafts);
    }
    const auto isError = [](const Diagnostic& each) { return each.severity == Severity::Error; };
    if (drafts.empty() && !rule.patterns.empty() && std::ranges::none_of(lost.all(), isError))
        lost.add(Severity::Error, "no-pattern",
                 "No way in which the pattern can hold can be written in " + std::string(m_to.title)
                     + '.',
                 rule.nameRange);
    const bool isKnown = leaveOutKnown(rule, drafts, lost) > 0 && drafts.empty();
    nameDrafts(rule, place, drafts);
    TranslatedRule& made = m_made.rules.emplace_back();
    made.name = rule.name;
    made.rule = at;
    made.lost = lost.take();
    sortByPlace(made.lost);
    // An error means that nothing was written.
    const RuleFate fate = isKnown ? RuleFate::LeftOut
        : drafts.empty()          ? RuleFate::NotTranslated
                                  : RuleFate::Written;
    for (Diagnostic& each : made.lost) {
        if (fate != RuleFate::NotTranslated && each.severity == Severity::Error)
            each.severity = Severity::Warning;
    }
    m_made.written.push_back({.comment = ruleComment(fate, rule.name, ground.from, made.lost),
                              .drafts = std::move(drafts)});
}

/// Which of the rules that are read is which that was written: both in the order of trying.
void Translating::readAgain()
{
    const auto text = m_to.read(SourceText(m_name, m_made.text), nullptr, {});
    RuleContext context = m_wish.context;
    m_made.made = m_to.makeReader(context)->check(text);
    const CheckedRules& read = m_made.made;
    const std::vector<std::uint32_t> order = Translating(read, m_wish, m_name, m_cancel).tryOrder();
    std::size_t wanted = 0;
    for (const RuleToWrite& rule : m_made.written)
        wanted += m_words.severalPatterns ? (rule.drafts.empty() ? 0 : 1) : rule.drafts.size();
    std::size_t next = 0;
    for (std::size_t at = 0; at < m_made.written.size(); ++at) {
        const std::size_t count = m_words.severalPatterns
            ? (m_made.written[at].drafts.empty() ? 0 : 1)
            : m_made.written[at].drafts.size();
        TranslatedRule& rule = m_made.rules[at];
        if (order.size() != wanted && count > 0) {
            const auto error =
                std::ranges::find(read.diagnostics, Severity::Error, &Diagnostic::severity);
            rule.lost.push_back(
                {.severity = Severity::Error,
                 .code = "not-readable",
                 .message = "The translation cannot be read back: "
                     + (error == read.diagnostics.end() ? "rules are missing." : error->message),
                 .file = m_name,
                 .range = {},
                 .fixes = {}});
            continue;
        }
        for (std::size_t number = 0; number < count; ++number)
            rule.as.push_back(order[next++]);
        for (const WrittenDrafts::Place& first : m_instead[at]) {
            const std::vector<std::uint32_t>& as = m_made.rules[first.rule].as;
            const std::size_t number = m_words.severalPatterns ? 0 : first.draft;
            if (number < as.size() && std::ranges::find(rule.as, as[number]) == rule.as.end())
                rule.as.push_back(as[number]);
        }
        for (const std::uint32_t made : rule.as)
            rule.names.push_back(read.rules.rules[made].name);
    }
}

Translation Translating::run()
{
    m_made.model = m_wish.context.model;
    const std::vector<std::uint32_t> order = tryOrder();
    for (std::size_t place = 0; place < order.size() && !m_cancel.isCancelled(); ++place)
        translate(order[place], place);
    m_made.text = m_words.writeFile(m_made.written);
    readAgain();
    return std::move(m_made);
}

} // namespace

std::size_t Translation::writtenCount() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(rules, [](const TranslatedRule& rule) { return !rule.as.empty(); }));
}

bool canTranslateTo(const RuleLanguage& language)
{
    return language.words && language.words->writeFile;
}

std::vector<const RuleLanguage*> translationTargets()
{
    std::vector<const RuleLanguage*> targets;
    for (const RuleLanguage* const language : ruleLanguages()) {
        if (canTranslateTo(*language))
            targets.push_back(language);
    }
    return targets;
}

Translation translate(const CheckedRules& rules, const TranslationWish& wish, std::string name,
                      const CancelToken& cancel)
{
    TranslationWish whole = wish;
    whole.context = withCatalogues(std::move(whole.context));
    return Translating(rules, whole, std::move(name), cancel).run();
}

} // namespace fusewright
