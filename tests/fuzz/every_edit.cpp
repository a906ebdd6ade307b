// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/fuzz/every_edit.h"

#include "engine/pattern/pattern_text.h"
#include "engine/pattern/replacement.h"
#include "engine/rules/rule_blocks.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/rule_editing.h"
#include "engine/rules/rule_language.h"
#include "engine/rules/rules_text.h"
#include "engine/session/moved_text.h"
#include "engine/support/text_edits.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <string>
#include <vector>

namespace fusewright::test {

namespace {

using Text = std::shared_ptr<const RulesText>;
using Names = std::vector<std::string>;

constexpr std::size_t mostPatterns = 3; ///< Of a rule.
constexpr std::size_t mostEntries = 12;
constexpr std::size_t mostEdits = 500; ///< Of a text, which is read as often.

/// A rule as it was read, without its name: those of QNN are called after their lines.
using Meaning = std::string;

Text readText(const RuleLanguage& language, std::string text)
{
    return language.read(SourceText("rules", std::move(text)), nullptr, {});
}

CheckedRules checkedOf(const Text& text)
{
    return text->language().makeReader({})->check(text);
}

Meaning meaningOf(const Rule& rule)
{
    Meaning meaning;
    for (const RulePattern& each : rule.patterns) {
        meaning += each.name + ' ' + toText(each.pattern) + '\n';
        if (each.replacement)
            meaning += toText(*each.replacement, each.pattern) + '\n';
    }
    return meaning;
}

std::vector<Meaning> meaningsOf(const CheckedRules& checked)
{
    std::vector<Meaning> meanings;
    for (const Rule& rule : checked.rules.rules)
        meanings.push_back(meaningOf(rule));
    return meanings;
}

/// The text after edits that are inside of it and apart, and that can be taken back.
std::string made(const SourceText& source, std::vector<TextEdit> edits)
{
    const auto begins = [&](const TextEdit& edit) { return source.offset(edit.range.begin); };
    require(!edits.empty());
    std::ranges::stable_sort(edits, {}, begins);
    std::size_t end = 0;
    for (const TextEdit& edit : edits) {
        require(source.position(begins(edit)) == edit.range.begin);
        require(end <= begins(edit) && edit.range.begin <= edit.range.end);
        end = source.offset(edit.range.end);
        require(end <= source.text().size());
    }
    const std::string after = edited(source, edits);
    std::string back = after;
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
        std::size_t before = 0; // So many bytes more stand before it now.
        for (auto earlier = edit + 1; earlier != edits.rend(); ++earlier)
            before += earlier->text.size() + begins(*earlier) - source.offset(earlier->range.end);
        const std::size_t size = source.offset(edit->range.end) - begins(*edit);
        back.replace(begins(*edit) + before, edit->text.size(),
                     source.text().substr(begins(*edit), size));
    }
    require(back == source.text());
    return after;
}

/// All edits of one text.
class EveryEdit {
public:
    EveryEdit(Text text, RandomSource& random, const Graph* graph)
        : m_text(std::move(text)),
          m_random(random),
          m_graph(graph),
          m_before(checkedOf(m_text)),
          m_meanings(meaningsOf(m_before))
    {
    }

    void run();

private:
    void editEntries(PatternName where, const PatternSketch& sketch);
    void editConditions(PatternName where, const PatternSketch& sketch);
    void connect(PatternName where, const std::string& one, const std::string& other);
    void judge(PatternName where, const RuleEdits& edits);
    void moveRules();
    std::string name();
    std::string operatorName();
    AddedEntry fresh();

    Text m_text;
    RandomSource& m_random;
    const Graph* m_graph;
    CheckedRules m_before;
    std::vector<Meaning> m_meanings;
    std::size_t m_edits = 0;
};

std::string EveryEdit::name()
{
    return m_random.oneOf(Names{"fresh",
                                "x",
                                "X",
                                "",
                                "a b",
                                "\"",
                                "a\"b",
                                "'",
                                "a\nb",
                                "a\r",
                                "\\",
                                "\xC3\xA9",
                                "\xE2\x82\xAC\xF0\x9F\x98\x80",
                                "\xff",
                                "*",
                                "class",
                                "9",
                                "a\tb",
                                "x)",
                                "#",
                                "//",
                                std::string(3'000, 'n'),
                                std::string(1, '\0'),
                                "self",
                                "y"});
}

std::string EveryEdit::operatorName()
{
    return m_random.chance(30)
        ? name()
        : m_random.oneOf(Names{"relu", "Gelu", "relax.erf", "nn.softmax", ".erf", "torch.relu",
                               "operator.add", "operator.getitem", "torch.nn.functional.gelu",
                               "Conv2d", "relax.split", "relax.concat", "q::Abs", "os.system",
                               "."});
}

AddedEntry EveryEdit::fresh()
{
    AddedEntry entry{.name = name(), .operators = {.names = {operatorName()}}};
    entry.isOptional = m_random.chance(30);
    entry.isContext = m_random.chance(5);
    entry.operators.isInverted = m_random.chance(5);
    if (m_random.chance(5))
        entry.operators.names.clear();
    if (m_graph && m_random.chance(40))
        entry.like.emplace(SeenThere{*m_graph, NodeId(m_random.below(m_graph->nodeCount()))});
    return entry;
}

/// Rules before the edited one are what they were, and so are those behind it; it may be several
/// then.
void EveryEdit::judge(PatternName where, const RuleEdits& edits)
{
    if (!edits || m_edits++ >= mostEdits)
        return;
    const Text after = readText(m_text->language(), made(m_text->source(), *edits));
    const CheckedRules checked = checkedOf(after);
    const std::vector<Meaning> now = meaningsOf(checked);
    const auto isIt = [&](const Rule& rule) { return rule.name == where.rule; };
    const auto& rules = m_before.rules.rules;
    require(after->rulePlaces().size() >= m_text->rulePlaces().size());
    require(checked.errorCount <= m_before.errorCount && now.size() >= m_meanings.size());
    if (std::ranges::count_if(rules, isIt) != 1)
        return;
    const auto own = std::ranges::find_if(rules, isIt) - rules.begin();
    const auto behind = static_cast<std::ptrdiff_t>(m_meanings.size()) - own - 1;
    require(std::equal(m_meanings.begin(), m_meanings.begin() + own, now.begin()));
    require(std::equal(m_meanings.end() - behind, m_meanings.end(), now.end() - behind));
}

void EveryEdit::connect(PatternName where, const std::string& one, const std::string& other)
{
    const RuleEditing& editing = *m_text->editing();
    judge(where, editing.connect(where, one, other));
    judge(where, editing.disconnect(where, one, other));
    const std::vector<AddedEntry> few{fresh(), fresh()};
    for (const InsertedSpan span :
         {InsertedSpan::OneEdge, InsertedSpan::AllBelow, InsertedSpan::AllAbove})
        judge(where,
              editing.insertBetween(where, one, other,
                                    std::span(few).first(m_random.below(few.size()) + 1), span));
}

void EveryEdit::editEntries(PatternName where, const PatternSketch& sketch)
{
    const RuleEditing& editing = *m_text->editing();
    std::size_t left = mostEntries;
    for (const SketchedEntry& entry : sketch.entries) {
        if (left-- == 0 || m_edits >= mostEdits)
            break;
        judge(where, editing.rename(where, entry.name, name()));
        for (const EntryTrait trait :
             {EntryTrait::Required, EntryTrait::Optional, EntryTrait::Included, EntryTrait::Context,
              EntryTrait::Single, EntryTrait::Repeated})
            judge(where, editing.make(where, entry.name, trait));
        WrittenOperators operators{.names = {operatorName(), operatorName()},
                                   .isInverted = m_random.chance(5)};
        operators.names.resize(m_random.below(2) + 1);
        judge(where, editing.setOperators(where, entry.name, operators));
        judge(where, editing.widen(where, entry.name, operatorName()));
        judge(where, editing.add(where, fresh(), EntrySide::Before, entry.name));
        judge(where, editing.add(where, fresh(), EntrySide::After, entry.name));
        judge(where, editing.addAlternative(where, fresh(), entry.name, name()));
        judge(where, editing.remove(where, entry.name));
        for (const std::uint32_t child : entry.children)
            connect(where, entry.name, sketch.entries.at(child).name);
        connect(where, entry.name, m_random.oneOf(sketch.entries).name);
        const NodeId node(m_graph ? m_random.below(m_graph->nodeCount()) : 0);
        for (const EntryFit& fit :
             m_graph ? editing.fits(where, entry.name, {*m_graph, node}) : std::vector<EntryFit>())
            judge(where, fit.edits);
        for (int action = 0; action <= static_cast<int>(EntryAction::Remove); ++action)
            static_cast<void>(editing.whyNot(where, entry.name, static_cast<EntryAction>(action)));
    }
    for (const std::string& odd : {name(), std::string()}) {
        judge(where, editing.remove(where, odd));
        judge(where, editing.rename(where, odd, "fresh"));
    }
}

/// Of the rule's pattern all expressions, and a place that is none.
void EveryEdit::editConditions(PatternName where, const PatternSketch&)
{
    const auto rule = std::ranges::find(m_before.rules.rules, where.rule, &Rule::name);
    if (rule == m_before.rules.rules.end())
        return;
    const RuleEditing& editing = *m_text->editing();
    const SeenSides seen{m_random.oneOf(Names{"16", "-3", "nan", "inf", "1e9", "", "2.5", "x",
                                              "99999999999999999999"}),
                         m_random.oneOf(Names{"8", "-0", "0", "1e-9", "1)"})};
    std::vector<ByteRange> places{{0, 0}, {0, m_text->source().text().size()}};
    for (const RulePattern& pattern : rule->patterns) {
        const ExpressionTable& expressions = pattern.pattern.expressions();
        for (std::size_t at = 0; at < 24 && expressions.contains(ExpressionId(at)); ++at)
            places.push_back(expressions.place(ExpressionId(at)));
    }
    for (const ByteRange& place : places) {
        judge(where, editing.dropCondition(where, place));
        judge(where, editing.loosenCondition(where, place, seen));
    }
}

void EveryEdit::moveRules()
{
    Names now;
    for (const std::uint32_t rule : triedOrder(m_before.rules))
        now.push_back(m_before.rules.rules[rule].name);
    std::vector<Meaning> meanings = m_meanings;
    std::ranges::sort(meanings);
    for (std::size_t from = 0; from < now.size(); ++from) {
        Names wanted = now;
        wanted.erase(wanted.begin() + static_cast<std::ptrdiff_t>(from));
        wanted.insert(wanted.begin() + static_cast<std::ptrdiff_t>(m_random.below(now.size())),
                      now[from]);
        const MovedText moved = fusewright::moveRules(*m_text, now, wanted, {});
        require(moved.whyNot.empty() || moved.edits.empty());
        if (moved.edits.empty())
            continue;
        const Text after = readText(m_text->language(), made(m_text->source(), moved.edits));
        std::vector<Meaning> is = meaningsOf(checkedOf(after));
        std::ranges::sort(is);
        require(is == meanings);
    }
}

void EveryEdit::run()
{
    require(m_text->editing() != nullptr);
    for (const RulePlace& place : m_text->rulePlaces()) {
        auto rule = m_text->sketchNamed(place.name);
        if (!rule)
            rule = m_text->sketchAt(m_text->source().position(place.nameRange.begin));
        for (std::size_t at = 0; rule && at < std::min(mostPatterns, rule->patterns.size()); ++at) {
            const PatternSketch& sketch = rule->patterns[at];
            const PatternName where{place.name, sketch.name};
            editEntries(where, sketch);
            editConditions(where, sketch);
        }
    }
    for (const RuleBlock& block : m_text->blocks().blocks) {
        for (const ByteRange& piece : block.pieces)
            require(piece.begin <= piece.end && piece.end <= m_text->source().text().size());
    }
    moveRules();
}

} // namespace

void makeEveryEdit(const std::shared_ptr<const RulesText>& text, RandomSource& random,
                   const Graph* graph)
{
    EveryEdit(text, random, graph).run();
}

} // namespace fusewright::test
