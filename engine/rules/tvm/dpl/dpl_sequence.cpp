// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/dpl_sequence.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/tvm_host.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

DplSequence* asDplSequence(PythonValue value)
{
    return value.is(PythonType::Host) ? dynamic_cast<DplSequence*>(value.object()) : nullptr;
}

bool addPatterns(PythonValue value, std::vector<DplObject*>& all)
{
    if (DplObject* const pattern = asDplObject(value)) {
        all.push_back(pattern);
        return true;
    }
    const DplSequence* const sequence = asDplSequence(value);
    if (sequence)
        all.insert(all.end(), sequence->patterns().begin(), sequence->patterns().end());
    return sequence;
}

PythonValue useBy(DplCall& call)
{
    const PythonValue joined = joinDpl(call.ask(), call.at(0), call.at(1));
    if (!joined.isValid() && !call.ask().runtime.isStopped())
        call.pattern(call.at(1));
    return joined;
}

PythonValue duplicateAll(DplCall& call)
{
    std::vector<DplObject*> copies;
    for (const DplObject* const each : asDplSequence(call.at(0))->patterns()) {
        copies.push_back(asDplObject(duplicateDpl(call.ask(), *each)));
        if (!copies.back())
            return {};
    }
    return PythonValue(call.ask().runtime.heap().make<DplSequence>(std::move(copies)));
}

constexpr auto sequenceRows = std::to_array<TvmFunctionRow>({
    {"used_by", "self other index=", useBy},
    {"only_used_by", "self other index=", useBy},
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

void noteContextUse(const PythonAsk& ask)
{
    if (TvmHost* const host = tvmHostOf(ask))
        host->usesContext(placeInFile(ask));
}

PythonValue joinDpl(const PythonAsk& ask, PythonValue left, PythonValue right)
{
    std::vector<DplObject*> all;
    if (!addPatterns(left, all) || !addPatterns(right, all))
        return {};
    noteContextUse(ask);
    if (!ask.runtime.grow(all.size()))
        return {};
    return PythonValue(ask.runtime.heap().make<DplSequence>(std::move(all)));
}

PythonValue duplicateDpl(const PythonAsk& ask, const DplObject& pattern)
{
    return makeDpl(ask, pattern.node(), pattern.parts());
}

PythonValue boundDplMethod(const PythonAsk& ask, const TvmFunctionRow& row, PythonValue self)
{
    return PythonValue(ask.runtime.heap().make<DplMethod>(row, self));
}

PythonValue DplSequence::attribute(const PythonAsk& ask, std::string_view name)
{
    const auto found = std::ranges::find(sequenceRows, name, &TvmFunctionRow::name);
    return found == sequenceRows.end() ? PythonValue()
                                       : boundDplMethod(ask, *found, PythonValue(*this));
}

PythonValue DplSequence::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    const bool joins = which == PythonOperator::Xor || which == PythonOperator::ShiftRight;
    return joins ? joinDpl(ask, PythonValue(*this), other) : PythonValue();
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
