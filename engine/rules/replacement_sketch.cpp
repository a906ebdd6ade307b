// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/replacement_sketch.h"

#include "engine/graph/literal_values.h"
#include "engine/pattern/blame.h"
#include "engine/pattern/replacement.h"
#include "engine/rules/rule.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

using Kind = ReplacementPart::Kind;

constexpr std::uint32_t noEntry = 0xFFFF'FFFF;
/// A replacement of more parts is no picture any more.
constexpr std::size_t mostDrawn = 400;

class ReplacementSketcher {
public:
    ReplacementSketcher(PatternSketch& sketch, const RulePattern& pattern, const SourceText& text)
        : m_sketch(sketch),
          m_pattern(pattern.pattern),
          m_replacement(*pattern.replacement),
          m_text(text)
    {
    }

    void run();

private:
    std::vector<bool> usedParts() const;
    void add(std::uint32_t at);
    void describe(const ReplacementPart& part, SketchedEntry& entry) const;
    std::string words(ExpressionId expression) const;
    std::optional<std::uint32_t> entryOf(ExpressionId operand) const;
    std::optional<std::uint32_t> entryNamed(std::string_view name) const;
    std::uint32_t taken(std::optional<std::uint32_t> source, std::string name, TextRange place);
    std::uint32_t sourceOf(const PartOperand& operand, TextRange place);

    PatternSketch& m_sketch;
    const Pattern& m_pattern;
    const Replacement& m_replacement;
    const SourceText& m_text;
    std::vector<std::uint32_t> m_entries; ///< By part; `noEntry` for one that is not drawn.
};

/// As it is written.
std::string ReplacementSketcher::words(ExpressionId expression) const
{
    return quotation(m_pattern, expression, &m_text);
}

/// What no result needs is not drawn.
std::vector<bool> ReplacementSketcher::usedParts() const
{
    std::vector<bool> isUsed(m_replacement.parts().size(), false);
    for (const ReplacedResult& result : m_replacement.results())
        isUsed[result.part.index] = true;
    // Parts name earlier ones only.
    for (std::size_t at = isUsed.size(); at-- > 0;) {
        for (const PartOperand& operand : m_replacement.parts()[at].operands) {
            if (isUsed[at] && operand.part.isValid())
                isUsed[operand.part.index] = true;
        }
    }
    return isUsed;
}

/// The entry of the match that an expression names.
std::optional<std::uint32_t> ReplacementSketcher::entryOf(ExpressionId operand) const
{
    if (!operand.isValid())
        return std::nullopt;
    const ExpressionTable& expressions = m_pattern.expressions();
    std::string_view name;
    if (expressions.op(operand) == ExpressionOp::Bound)
        name = m_pattern.entry(expressions.entry(operand)).name;
    else if (expressions.op(operand) == ExpressionOp::Whole)
        name = m_pattern.entry(m_pattern.placeEntry()).name;
    else
        return std::nullopt;
    return entryNamed(name);
}

std::optional<std::uint32_t> ReplacementSketcher::entryNamed(std::string_view name) const
{
    const auto found = std::ranges::find(m_sketch.entries, name, &SketchedEntry::name);
    if (found == m_sketch.entries.end() || found->isMade)
        return std::nullopt;
    return static_cast<std::uint32_t>(found - m_sketch.entries.begin());
}

void ReplacementSketcher::describe(const ReplacementPart& part, SketchedEntry& entry) const
{
    if (part.loop.isValid()) {
        const ReplacementLoop& loop = m_replacement.loop(part.loop);
        entry.isRepeated = true;
        entry.name = "each " + loop.tag;
        entry.description.push_back("Repeats from " + words(loop.from) + " to " + words(loop.to)
                                    + (loop.step.isValid() ? " by " + words(loop.step) : "") + '.');
    }
    for (const PartOperand& operand : part.operands) {
        const std::string keyword = operand.keyword.empty() ? "" : operand.keyword + " = ";
        if (operand.written)
            entry.description.push_back(keyword + pythonText(*operand.written) + '.');
    }
    for (const PartAttribute& attribute : part.attributes) {
        if (attribute.values.size() == 1)
            entry.description.push_back(attribute.name + " = " + words(attribute.values.front())
                                        + '.');
    }
    if (part.condition.isValid())
        entry.description.push_back("If " + words(part.condition) + '.');
    if (part.kind == Kind::Constant && part.elements.size() == 1)
        entry.name = words(part.elements.front());
}

/// Of one value there is one entry, however often it is taken.
std::uint32_t ReplacementSketcher::taken(std::optional<std::uint32_t> source, std::string name,
                                         TextRange place)
{
    const auto known = std::ranges::find_if(m_sketch.entries, [&](const SketchedEntry& entry) {
        return entry.isMade && entry.isTaken && entry.name == name;
    });
    if (known != m_sketch.entries.end())
        return static_cast<std::uint32_t>(known - m_sketch.entries.begin());
    SketchedEntry entry{.name = std::move(name), .nameRange = place};
    entry.isMade = true;
    entry.isTaken = true;
    entry.standsFor = source;
    if (source)
        entry.operators = m_sketch.entries[*source].operators;
    m_sketch.entries.push_back(std::move(entry));
    return static_cast<std::uint32_t>(m_sketch.entries.size() - 1);
}

/// What an operand comes from; `noEntry` for a literal.
std::uint32_t ReplacementSketcher::sourceOf(const PartOperand& operand, TextRange place)
{
    if (operand.part.isValid())
        return m_entries[operand.part.index];
    if (!operand.taken.isValid())
        return noEntry;
    const std::string& name = m_pattern.entry(operand.taken).name;
    return taken(entryNamed(name), name, place);
}

void ReplacementSketcher::add(std::uint32_t at)
{
    const ReplacementPart& part = m_replacement.parts()[at];
    if (part.kind == Kind::Taken) {
        const std::optional<std::uint32_t> source = entryOf(part.operand);
        m_entries[at] = taken(source, source ? m_sketch.entries[*source].name : words(part.operand),
                              m_text.range(part.place));
        return;
    }
    // All turns of a loop are drawn as one.
    if (part.kind == Kind::Repeat) {
        const PartId turn = part.operands.empty() ? PartId() : part.operands.front().part;
        m_entries[at] = turn.isValid() ? m_entries[turn.index] : noEntry;
        return;
    }
    SketchedEntry entry{.nameRange = m_text.range(part.place)};
    entry.isMade = true;
    entry.operators = {part.kind == Kind::Constant       ? "constant"
                           : part.kind == Kind::Choice   ? "one of two"
                           : part.kind == Kind::Wrap     ? part.op + ", if not yet"
                           : part.kind == Kind::External ? part.op + "()"
                                                         : part.op};
    describe(part, entry);
    const auto own = static_cast<std::uint32_t>(m_sketch.entries.size());
    m_sketch.entries.push_back(std::move(entry));
    m_entries[at] = own;
    for (const PartOperand& operand : part.operands) {
        const std::uint32_t from = sourceOf(operand, m_text.range(part.place));
        if (from == noEntry)
            continue;
        auto& children = m_sketch.entries[from].children;
        if (std::ranges::find(children, own) == children.end())
            children.push_back(own);
    }
}

void ReplacementSketcher::run()
{
    const std::vector<bool> isUsed = usedParts();
    if (static_cast<std::size_t>(std::ranges::count(isUsed, true)) > mostDrawn)
        return;
    m_entries.assign(isUsed.size(), noEntry);
    for (std::uint32_t at = 0; at < isUsed.size(); ++at) {
        if (isUsed[at])
            add(at);
    }
    for (const ReplacedResult& result : m_replacement.results()) {
        if (const std::uint32_t entry = m_entries[result.part.index]; entry != noEntry)
            m_sketch.entries[entry].isRoot = true;
    }
}

} // namespace

void addReplacement(PatternSketch& sketch, const RulePattern& pattern, const SourceText& text)
{
    if (pattern.replacement)
        ReplacementSketcher(sketch, pattern, text).run();
}

} // namespace fusewright
