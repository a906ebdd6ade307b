// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/draft/tvm_call_text.h"

#include "engine/rules/rule_draft.h"
#include "engine/rules/tvm/dpl/relax_operators.h"
#include "engine/rules/tvm/tvm_operators.h"

#include <algorithm>
#include <optional>

namespace fusewright {

namespace {

constexpr std::size_t mostCallArguments = 64; ///< Beside those that are operands.
constexpr std::string_view anyArgument = "wildcard()";

using Kinds = std::vector<TvmArgumentKind>;

/// Whether so many operands are all arguments of a call that are tensors.
bool fits(const Kinds& kinds, std::size_t operands)
{
    const auto tensors =
        static_cast<std::size_t>(std::ranges::count(kinds, TvmArgumentKind::Tensor));
    const auto tuples = std::ranges::count(kinds, TvmArgumentKind::Tensors);
    const bool callsFunction = std::ranges::find(kinds, TvmArgumentKind::Function) != kinds.end();
    if (callsFunction || tuples > 1)
        return false;
    return tuples == 1 ? tensors < operands : tensors == operands;
}

/// What the arguments are, with as few as Relax has; nothing where the operands do not fit.
std::optional<Kinds> kindsOf(const DraftEntry& entry)
{
    const std::string& name = entry.operators.front();
    const RelaxArity* const arity = RelaxOperators::known().find(name);
    if (!arity)
        return std::nullopt;
    const std::size_t operands = entry.operands.size();
    const std::size_t most = arity->most.value_or(operands + mostCallArguments);
    Kinds kinds;
    for (std::size_t count = 0; count <= most; ++count) {
        if (count >= arity->fewest && fits(kinds, operands))
            return kinds;
        kinds.push_back(argumentKind(name, count));
    }
    return std::nullopt;
}

std::string countText(std::size_t count, std::string_view what)
{
    return std::to_string(count) + ' ' + std::string(what) + (count == 1 ? "" : "s");
}

} // namespace

TvmCallText tvmCallText(const DraftEntry& entry, const std::vector<std::string>& operands)
{
    const auto kinds = kindsOf(entry);
    if (!kinds || operands.size() != entry.operands.size())
        return {};
    TvmCallText text{
        .head = "is_op(\"" + entry.operators.front() + "\")(", .items = {}, .tail = ")"};
    if (kinds->size() == 1 && kinds->front() == TvmArgumentKind::Tensors)
        return {text.head + "is_tuple([", operands, "]))"};
    const auto tensors =
        static_cast<std::size_t>(std::ranges::count(*kinds, TvmArgumentKind::Tensor));
    std::size_t next = 0;
    for (const TvmArgumentKind kind : *kinds) {
        if (kind == TvmArgumentKind::Other) {
            text.items.emplace_back(anyArgument);
        } else if (kind == TvmArgumentKind::Tensor) {
            text.items.push_back(operands[next++]);
        } else {
            std::string fields;
            for (std::size_t count = operands.size() - tensors; count > 0; --count)
                fields += (fields.empty() ? "" : ", ") + operands[next++];
            text.items.push_back("is_tuple([" + fields + "])");
        }
    }
    return text;
}

bool hasTuple(const DraftEntry& entry)
{
    const auto kinds = kindsOf(entry);
    return kinds && std::ranges::find(*kinds, TvmArgumentKind::Tensors) != kinds->end();
}

std::string whyNotCalled(const DraftEntry& entry)
{
    const std::string& name = entry.operators.front();
    if (name == "R.TupleGetItem" || name == "getitem" || name == "operator.getitem")
        return '`' + entry.name
            + "` takes an item of a tuple, and a rule made here cannot say which one.";
    const RelaxArity* const arity = RelaxOperators::known().find(name);
    if (!arity)
        return "Relax has no operator `" + name + "`. Leave it out of the selection.";
    if (kindsOf(entry))
        return {};
    if (argumentKind(name, 0) == TvmArgumentKind::Function)
        return '`' + name + "` calls a kernel, and a rule made here cannot say which one.";
    return '`' + name + "` has "
        + (arity->most && *arity->most != arity->fewest ? std::to_string(arity->fewest) + " to "
                                                        : std::string())
        + countText(arity->most.value_or(arity->fewest), "argument") + " in Relax, but `"
        + entry.name + "` has " + countText(entry.operands.size(), "operand") + " here.";
}

} // namespace fusewright
