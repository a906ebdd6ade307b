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

std::string tensorsText(std::size_t count)
{
    return std::to_string(count) + (count == 1 ? " tensor" : " tensors");
}

/// `1 tensor and 1 shape or number`.
std::string takenText(const std::string& name, const RelaxArity& arity)
{
    const std::size_t most = arity.most.value_or(arity.fewest);
    std::size_t fewestTensors = 0;
    std::size_t tensors = 0;
    std::size_t plain = 0;
    bool hasTuple = false;
    for (std::size_t at = 0; at < most; ++at) {
        const TvmArgumentKind kind = argumentKind(name, at);
        tensors += kind == TvmArgumentKind::Tensor ? 1 : 0;
        fewestTensors = at < arity.fewest ? tensors : fewestTensors;
        plain += kind == TvmArgumentKind::Other ? 1 : 0;
        hasTuple = hasTuple || kind == TvmArgumentKind::Tensors;
    }
    std::string text = hasTuple ? "a tuple of tensors" : "";
    if (tensors > 0 || text.empty())
        text += (text.empty() ? "" : ", ")
            + (fewestTensors == tensors ? "" : std::to_string(fewestTensors) + " to ")
            + tensorsText(tensors);
    if (plain > 0)
        text += " and " + std::to_string(plain)
            + (plain == 1 ? " shape or number" : " shapes or numbers");
    return text;
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

std::size_t leadingTensors(const std::string& relaxName, std::size_t operands)
{
    const RelaxArity* const arity = RelaxOperators::known().find(relaxName);
    const std::size_t most = arity ? arity->most.value_or(operands) : 0;
    const std::size_t count = std::min(operands, most);
    std::size_t tensors = 0;
    while (tensors < count && argumentKind(relaxName, tensors) == TvmArgumentKind::Tensor)
        ++tensors;
    for (std::size_t at = tensors; at < count; ++at) {
        if (argumentKind(relaxName, at) != TvmArgumentKind::Other)
            return operands;
    }
    return tensors > 0 && operands <= most ? tensors : operands;
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
    return '`' + name + "` takes " + takenText(name, *arity) + " in Relax, but `" + entry.name
        + "` has " + tensorsText(entry.operands.size()) + " here.";
}

} // namespace fusewright
