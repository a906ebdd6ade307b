// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A condition is cut at its `and`s. What is left of each part is a question about one value that a
// fact can say, or a sentence for the comment.

#include "engine/translate/pattern_facts.h"

#include "engine/pattern/expression_text.h"
#include "engine/pattern/match_judge.h"
#include "engine/rules/pattern_words.h"
#include "engine/rules/rule_language.h"
#include "engine/support/source_text.h"
#include "engine/translate/lost_meaning.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace fusewright {

namespace {

using Op = ExpressionOp;

/// Of a value, as far as facts count.
constexpr std::int64_t mostAxes = 64;

class FactReading {
public:
    FactReading(const RulePattern& pattern, const RuleLanguage& to, RuleDraft& draft,
                LostMeaning& lost)
        : m_pattern(pattern),
          m_table(pattern.pattern.expressions()),
          m_to(to),
          m_draft(draft),
          m_lost(lost)
    {
    }

    void run();

private:
    std::vector<ExpressionId> parts() const;
    std::optional<DraftFact> factOf(ExpressionId part) const;
    std::optional<DraftFact> ofEqual(ExpressionId asked, ExpressionId wanted) const;
    std::optional<DraftFact> ofExtent(ExpressionId extent) const;
    ValueId valueOf(ExpressionId operand) const;
    ValueId valueOf(EntryId taken) const;
    std::optional<std::int64_t> wholeOf(ExpressionId literal) const;
    std::optional<double> realOf(ExpressionId literal) const;
    void takeSameShapes(std::vector<ExpressionId>& parts, std::vector<DraftFact>& facts,
                        std::vector<ExpressionId>& asked) const;
    void tell(ExpressionId part);
    void mergeQuantized(std::vector<DraftFact>& facts) const;
    void takeJudged();
    bool takeInside();
    std::optional<DraftFact> judgedFact(const JudgedFact& judged, const JudgedFacts& all) const;
    std::string judgedText(const JudgedFact& judged) const;
    std::string written(ExpressionId part) const;
    std::span<const ExpressionId> operands(ExpressionId id) const { return m_table.operands(id); }

    const RulePattern& m_pattern;
    const ExpressionTable& m_table;
    const RuleLanguage& m_to;
    RuleDraft& m_draft;
    LostMeaning& m_lost;
};

/// What must all be true: of entries and of the whole match.
std::vector<ExpressionId> FactReading::parts() const
{
    std::vector<ExpressionId> open;
    const auto push = [&](ExpressionId id) {
        if (id.isValid() && m_table.contains(id))
            open.push_back(id);
    };
    push(m_pattern.check);
    const auto entries = m_pattern.pattern.entries();
    for (std::size_t at = entries.size(); at-- > 0;)
        push(entries[at].condition);
    std::vector<ExpressionId> found;
    while (!open.empty()) {
        const ExpressionId id = open.back();
        open.pop_back();
        if (m_table.op(id) != Op::And) {
            found.push_back(id);
            continue;
        }
        const auto both = operands(id);
        open.insert(open.end(), both.rbegin(), both.rend());
    }
    return found;
}

/// What the draft has for what an expression speaks of; invalid for what is not in it.
ValueId FactReading::valueOf(ExpressionId operand) const
{
    if (m_table.op(operand) == Op::Whole)
        return m_draft.entries.empty() ? ValueId() : m_draft.entries.back().result;
    if (m_table.op(operand) != Op::Bound)
        return {};
    return valueOf(m_table.entry(operand));
}

ValueId FactReading::valueOf(EntryId taken) const
{
    const std::string& name = m_pattern.pattern.entry(taken).name;
    for (const DraftEntry& entry : m_draft.entries) {
        if (entry.name == name)
            return entry.result;
    }
    for (const DraftValue& value : m_draft.values) {
        if (value.given == name)
            return value.value;
    }
    return {};
}

std::optional<std::int64_t> FactReading::wholeOf(ExpressionId literal) const
{
    if (m_table.op(literal) != Op::Literal)
        return std::nullopt;
    const Scalar value = m_table.literal(literal);
    if (const auto* const whole = value.get<std::int64_t>())
        return *whole;
    const auto* const size = value.get<std::uint64_t>();
    return size && *size <= std::uint64_t(std::numeric_limits<std::int64_t>::max())
        ? std::optional(std::int64_t(*size))
        : std::nullopt;
}

std::optional<double> FactReading::realOf(ExpressionId literal) const
{
    if (m_table.op(literal) != Op::Literal)
        return std::nullopt;
    const Scalar value = m_table.literal(literal);
    const auto* const real = value.get<double>();
    return real ? std::optional(*real) : std::nullopt;
}

/// Of `x.dim(3)`. Axes are those of the least rank that the pattern sees.
std::optional<DraftFact> FactReading::ofExtent(ExpressionId extent) const
{
    if (m_table.op(extent) != Op::Extent || operands(extent).size() != 2)
        return std::nullopt;
    const auto axis = wholeOf(operands(extent)[1]);
    const std::uint32_t rank = m_pattern.pattern.axes().fewest;
    if (!axis || *axis < 0 || *axis >= 64 || rank == 0)
        return std::nullopt;
    DraftFact fact;
    fact.value = valueOf(operands(extent)[0]);
    fact.at = static_cast<std::uint32_t>(*axis);
    fact.rank = rank;
    return fact;
}

std::optional<DraftFact> FactReading::ofEqual(ExpressionId asked, ExpressionId wanted) const
{
    using Kind = DraftFact::Kind;
    const auto number = wholeOf(wanted);
    DraftFact fact;
    switch (m_table.op(asked)) {
    case Op::TypeOf: {
        if (m_table.op(wanted) != Op::Literal)
            return std::nullopt;
        const Scalar type = m_table.literal(wanted);
        if (!type.get<DataType>())
            return std::nullopt;
        fact.kind = Kind::Type;
        fact.type = *type.get<DataType>();
        break;
    }
    case Op::Rank:
        fact.kind = Kind::Rank;
        break;
    case Op::Extent: {
        auto extent = ofExtent(asked);
        if (!extent || !number)
            return std::nullopt;
        extent->kind = Kind::Extent;
        extent->number = *number;
        return extent;
    }
    case Op::Remainder:
    case Op::Modulo: {
        const auto divisor = wholeOf(operands(asked)[1]);
        auto multiple = ofExtent(operands(asked)[0]);
        if (!multiple || !divisor || *divisor < 1 || number != 0)
            return std::nullopt;
        multiple->kind = Kind::Multiple;
        multiple->number = *divisor;
        return multiple;
    }
    case Op::ZeroOffset:
        fact.kind = Kind::ZeroOffset;
        break;
    case Op::StepSize:
        fact.kind = Kind::StepSize;
        break;
    case Op::ContentInt:
    case Op::ContentFloat: {
        const auto at = operands(asked).size() == 2 ? wholeOf(operands(asked)[1]) : std::nullopt;
        if (!at || *at < 0 || *at > std::numeric_limits<std::uint32_t>::max())
            return std::nullopt;
        fact.kind = m_table.op(asked) == Op::ContentInt ? Kind::Whole : Kind::Real;
        fact.at = static_cast<std::uint32_t>(*at);
        break;
    }
    default:
        return std::nullopt;
    }
    const bool isReal = fact.kind == Kind::StepSize || fact.kind == Kind::Real;
    const auto real = isReal ? realOf(wanted) : std::nullopt;
    if (isReal ? !real : fact.kind != Kind::Type && !number)
        return std::nullopt;
    fact.real = real.value_or(0);
    fact.number = number.value_or(0);
    fact.value = valueOf(operands(asked)[0]);
    return fact;
}

std::optional<DraftFact> FactReading::factOf(ExpressionId part) const
{
    DraftFact fact;
    const auto both = operands(part);
    if (m_table.op(part) == Op::Equal && both.size() == 2) {
        auto asked = ofEqual(both[0], both[1]);
        if (!asked)
            asked = ofEqual(both[1], both[0]);
        return asked;
    }
    if (m_table.op(part) == Op::SameShape && both.size() == 2) {
        fact.kind = DraftFact::Kind::SameShape;
        fact.value = valueOf(both[0]);
        fact.other = valueOf(both[1]);
        return fact;
    }
    return std::nullopt;
}

/// As the rule writes it, in one line.
std::string FactReading::written(ExpressionId part) const
{
    constexpr std::size_t longest = 160;
    const ByteRange place = m_table.place(part);
    std::string text;
    if (m_pattern.text && place.begin < place.end && place.end <= m_pattern.text->text().size())
        text = m_pattern.text->text().substr(place.begin, place.end - place.begin);
    if (text.empty())
        text = toText(m_pattern.pattern, part);
    std::string line;
    for (const char letter : text) {
        const bool isBlank = static_cast<unsigned char>(letter) <= ' ';
        if (!isBlank || (!line.empty() && line.back() != ' '))
            line += isBlank ? ' ' : letter;
    }
    return line.size() > longest ? line.substr(0, longest) + "..." : line;
}

void FactReading::tell(ExpressionId part)
{
    const ByteRange place = m_table.place(part);
    std::optional<TextRange> range;
    if (m_pattern.text && place.begin < place.end && place.end <= m_pattern.text->text().size())
        range = m_pattern.text->range(place);
    m_lost.add(Severity::Warning, "condition", "The condition `" + written(part) + "` is left out.",
               range);
}

/// That a type is quantized stands beside the type.
void FactReading::mergeQuantized(std::vector<DraftFact>& facts) const
{
    for (const ExpressionId part : parts()) {
        if (m_table.op(part) != Op::IsQuantized)
            continue;
        for (DraftFact& fact : facts) {
            const bool isIts =
                fact.kind == DraftFact::Kind::Type && fact.value == valueOf(operands(part)[0]);
            fact.isQuantized = fact.isQuantized || isIts;
        }
    }
}

/// All axes of two values compared one by one are their shapes.
void FactReading::takeSameShapes(std::vector<ExpressionId>& parts, std::vector<DraftFact>& facts,
                                 std::vector<ExpressionId>& asked) const
{
    const std::uint32_t rank = m_pattern.pattern.axes().fewest;
    std::map<std::pair<ValueId, ValueId>, std::set<std::uint32_t>> compared;
    const auto pairOf = [&](ExpressionId part) -> std::optional<std::pair<DraftFact, DraftFact>> {
        const auto both = operands(part);
        if (m_table.op(part) != Op::Equal || both.size() != 2)
            return std::nullopt;
        const auto one = ofExtent(both[0]);
        const auto other = ofExtent(both[1]);
        const bool isPair =
            one && other && one->at == other->at && one->value.isValid() && other->value.isValid();
        return isPair ? std::optional(std::pair(*one, *other)) : std::nullopt;
    };
    for (const ExpressionId part : parts) {
        if (const auto pair = pairOf(part))
            compared[{pair->first.value, pair->second.value}].insert(pair->first.at);
    }
    std::erase_if(parts, [&](ExpressionId part) {
        const auto pair = pairOf(part);
        if (!pair)
            return false;
        DraftFact fact;
        fact.kind = DraftFact::Kind::SameShape;
        fact.value = pair->first.value;
        fact.other = pair->second.value;
        if (compared[{fact.value, fact.other}].size() < rank)
            return false;
        if (std::ranges::find(facts, fact) == facts.end()) {
            facts.push_back(fact);
            asked.push_back(part);
        }
        return true;
    });
}

void FactReading::run()
{
    std::vector<DraftFact> facts;
    std::vector<ExpressionId> asked;
    std::vector<ExpressionId> all = parts();
    takeSameShapes(all, facts, asked);
    for (const ExpressionId part : all) {
        if (auto fact = factOf(part); fact && fact->value.isValid()) {
            facts.push_back(*fact);
            asked.push_back(part);
        } else if (m_table.op(part) != Op::IsQuantized) {
            tell(part);
        }
    }
    mergeQuantized(facts);
    for (std::size_t at = 0; at < facts.size(); ++at) {
        m_draft.facts.push_back(facts[at]);
        if (m_to.writeFact && !m_to.writeFact(m_draft, facts[at]).empty())
            continue;
        m_draft.facts.pop_back();
        tell(asked[at]);
    }
    takeJudged();
}

/// As the draft has it; nothing for an axis that counts from the front of any rank.
std::optional<DraftFact> FactReading::judgedFact(const JudgedFact& judged,
                                                 const JudgedFacts& all) const
{
    using Kind = JudgedFact::Kind;
    DraftFact fact;
    fact.value = judged.entry.isValid() ? valueOf(judged.entry) : ValueId();
    fact.number = judged.number;
    fact.type = judged.type;
    switch (judged.kind) {
    case Kind::Type:
        fact.kind = DraftFact::Kind::Type;
        break;
    case Kind::Rank:
        fact.kind = DraftFact::Kind::Rank;
        break;
    case Kind::Extent:
    case Kind::Multiple: {
        fact.kind =
            judged.kind == Kind::Extent ? DraftFact::Kind::Extent : DraftFact::Kind::Multiple;
        const auto isRank = [&](const JudgedFact& other) {
            return other.kind == Kind::Rank && other.entry == judged.entry;
        };
        const auto ranked = std::ranges::find_if(all.facts, isRank);
        const std::int64_t rank = ranked != all.facts.end() ? ranked->number
            : judged.axis == -1                             ? 1
                                                            : 0;
        const std::int64_t at = judged.axis < 0 ? rank + judged.axis : judged.axis;
        if (at < 0 || at >= rank || rank > mostAxes)
            return std::nullopt;
        fact.at = static_cast<std::uint32_t>(at);
        fact.rank = static_cast<std::uint32_t>(rank);
        break;
    }
    }
    return fact.value.isValid() ? std::optional(fact) : std::nullopt;
}

/// What the text asks for, where no expression of the pattern has its words.
std::string FactReading::judgedText(const JudgedFact& judged) const
{
    using Kind = JudgedFact::Kind;
    const std::string name = m_pattern.pattern.entry(judged.entry).name;
    const std::string extent =
        "the extent of `" + name + "` along axis " + std::to_string(judged.axis);
    switch (judged.kind) {
    case Kind::Type:
        return "the type of `" + name + "` is " + std::string(dataTypeName(judged.type));
    case Kind::Rank:
        return "`" + name + "` has " + std::to_string(judged.number) + " axes";
    case Kind::Extent:
        return extent + " is " + std::to_string(judged.number);
    case Kind::Multiple:
        return extent + " is a multiple of " + std::to_string(judged.number);
    }
    return {};
}

/// That inner results are used inside only: true where that is said, or always so.
bool FactReading::takeInside()
{
    const PatternWords* const words = m_to.words;
    if (!words || (!words->keepsInside && !words->operands))
        return m_draft.entries.size() == 1;
    if (!words->keepsInside)
        std::erase_if(m_draft.results,
                      [&](std::uint32_t at) { return !m_draft.entries[at].children.empty(); });
    return true;
}

/// Of a check that is a function what is simple; the rest is told.
void FactReading::takeJudged()
{
    if (!m_pattern.judge)
        return;
    const auto judged = m_pattern.judge->facts();
    if (!judged) {
        m_lost.add(Severity::Warning, "check", "The function that checks every match is left out.");
        return;
    }
    if (judged->keepsInside && !takeInside())
        m_lost.add(Severity::Warning, "check",
                   "The check that no inner result is used outside is left out.");
    for (const JudgedFact& each : judged->facts) {
        const auto fact = judgedFact(each, *judged);
        if (fact)
            m_draft.facts.push_back(*fact);
        if (fact && m_to.writeFact && !m_to.writeFact(m_draft, *fact).empty())
            continue;
        if (fact)
            m_draft.facts.pop_back();
        m_lost.add(Severity::Warning, "check",
                   "Of the check, this is left out: " + judgedText(each) + '.');
    }
    for (const std::string& other : judged->others)
        m_lost.add(Severity::Warning, "check", "Of the check, this is left out: `" + other + "`.");
}

} // namespace

void takeFacts(const RulePattern& pattern, const RuleLanguage& to, RuleDraft& draft,
               LostMeaning& lost)
{
    FactReading(pattern, to, draft, lost).run();
}

} // namespace fusewright
