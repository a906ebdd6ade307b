// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/dpl_sequence.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/dpl_context.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

DplSequence* asDplSequence(PythonValue value)
{
    return value.is(PythonType::Host) ? dynamic_cast<DplSequence*>(value.object()) : nullptr;
}

/// A pattern is a sequence of one.
bool addPatterns(PythonValue value, std::vector<DplObject*>& all, std::vector<DplStep>& steps)
{
    if (DplObject* const pattern = asDplObject(value)) {
        all.push_back(pattern);
        return true;
    }
    const DplSequence* const sequence = asDplSequence(value);
    if (!sequence)
        return false;
    all.insert(all.end(), sequence->patterns().begin(), sequence->patterns().end());
    steps.insert(steps.end(), sequence->steps().begin(), sequence->steps().end());
    return true;
}

PythonValue useBy(DplCall& call)
{
    return joinByMethod(call, false);
}

PythonValue onlyUseBy(DplCall& call)
{
    return joinByMethod(call, true);
}

/// With an edge between each two of the copies.
PythonValue duplicateAll(DplCall& call)
{
    const DplSequence& sequence = *asDplSequence(call.at(0));
    std::vector<DplObject*> copies;
    for (std::size_t at = 0; at < sequence.patterns().size(); ++at) {
        DplObject* const copy = asDplObject(duplicateDpl(call.ask(), *sequence.patterns()[at]));
        if (!copy)
            return {};
        copies.push_back(copy);
        if (at == 0)
            continue;
        const DplStep& step = sequence.steps()[at - 1];
        const DplUseEdge edge{
            .from = copies[at - 1], .to = copy, .index = step.index, .isOnly = step.isOnly};
        if (!recordSaidUse(call.ask(), edge))
            return {};
    }
    return PythonValue(
        call.ask().runtime.heap().make<DplSequence>(std::move(copies), sequence.steps()));
}

constexpr auto sequenceRows = std::to_array<TvmFunctionRow>({
    {"used_by", "self other index=", useBy},
    {"only_used_by", "self other index=", onlyUseBy},
    {"dup", "self", duplicateAll},
});

/// A method that is called later.
class DplMethod : public PythonHostObject {
public:
    DplMethod(const TvmFunctionRow& row, PythonValue self) : m_row(row), m_self(self) { }

    std::string typeName() const override { return "method"; }
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override
    {
        return callTvmFunction(ask, m_row, arguments, m_self);
    }

private:
    const TvmFunctionRow& m_row;
    PythonValue m_self;
};

} // namespace

bool isDplJoin(PythonOperator which)
{
    return which == PythonOperator::Xor || which == PythonOperator::ShiftRight;
}

/// TVM's sequences keep of a step that nothing else uses the pattern, whichever operator it was.
PythonValue joinDpl(const PythonAsk& ask, PythonValue left, PythonValue right, DplStep step)
{
    std::vector<DplObject*> all;
    std::vector<DplStep> steps;
    if (!addPatterns(left, all, steps))
        return {};
    const std::size_t before = all.size();
    steps.push_back({.index = step.index, .isOnly = true});
    if (!addPatterns(right, all, steps) || !ask.runtime.grow(all.size() * 2))
        return {};
    const DplUseEdge edge{
        .from = all[before - 1], .to = all[before], .index = step.index, .isOnly = step.isOnly};
    if (!recordSaidUse(ask, edge))
        return {};
    return PythonValue(ask.runtime.heap().make<DplSequence>(std::move(all), std::move(steps)));
}

PythonValue joinByMethod(DplCall& call, bool isOnly)
{
    const auto index = call.has(2) ? call.integer(call.at(2)) : std::int64_t(-1);
    if (!index)
        return {};
    const PythonValue joined =
        joinDpl(call.ask(), call.at(0), call.at(1), {.index = *index, .isOnly = isOnly});
    if (!joined.isValid() && !call.ask().runtime.isStopped())
        call.pattern(call.at(1));
    return joined;
}

/// As TVM does it: a call forgets that it takes more arguments, and attributes have no copy.
PythonValue duplicateDpl(const PythonAsk& ask, const DplObject& pattern)
{
    if (pattern.node().kind == DplKind::HasAttributes)
        return ask.raise("InternalError", "AttrPattern cannot be duplicated");
    DplNode node = pattern.node();
    node.anyArguments = false;
    return makeDpl(ask, std::move(node), pattern.parts());
}

PythonValue makeSequence(DplCall& call)
{
    const auto items = call.items(call.at(0));
    auto patterns = items ? call.patterns(*items) : std::nullopt;
    const auto isOnly = patterns && call.has(1) ? call.truth(call.at(1)) : false;
    if (!patterns || !isOnly)
        return {};
    if (patterns->empty())
        return call.ask().raise("InternalError", "PatternSeq must have at least one pattern");
    std::vector<DplStep> steps(patterns->size() - 1, {.index = -1, .isOnly = *isOnly});
    return PythonValue(
        call.ask().runtime.heap().make<DplSequence>(std::move(*patterns), std::move(steps)));
}

PythonValue boundDplMethod(const PythonAsk& ask, const TvmFunctionRow& row, PythonValue self)
{
    return PythonValue(ask.runtime.heap().make<DplMethod>(row, self));
}

PythonValue DplSequence::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "patterns") {
        std::vector<PythonValue> all;
        for (DplObject* const pattern : m_patterns)
            all.emplace_back(*pattern);
        return ask.runtime.list(std::move(all));
    }
    const auto found = std::ranges::find(sequenceRows, name, &TvmFunctionRow::name);
    return found == sequenceRows.end() ? PythonValue()
                                       : boundDplMethod(ask, *found, PythonValue(*this));
}

PythonValue DplSequence::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    const bool isOnly = which == PythonOperator::ShiftRight;
    return isDplJoin(which) ? joinDpl(ask, PythonValue(*this), other, {.isOnly = isOnly})
                            : PythonValue();
}

PythonValue DplSequence::item(const PythonAsk& ask, PythonValue index)
{
    const auto size = static_cast<std::int64_t>(m_patterns.size());
    if (!index.isIntegral())
        return ask.raise("TypeError", "indices of patterns must be integers");
    const std::int64_t at = index.asInteger() < 0 ? index.asInteger() + size : index.asInteger();
    if (at < 0 || at >= size)
        return ask.raise("IndexError", "PatternSeq index out of range");
    return PythonValue(*m_patterns[static_cast<std::size_t>(at)]);
}

} // namespace fusewright
