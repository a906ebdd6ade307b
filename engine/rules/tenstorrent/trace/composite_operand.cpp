// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/composite_operand.h"

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/torch_modules.h"
#include "engine/rules/tenstorrent/trace/torch_types.h"

#include <array>

namespace fusewright {

namespace {

const CompositeOperand& operandIn(const PythonCall& call)
{
    return call.self.as<CompositeOperand>();
}

PythonValue operandRank(PythonCall& call)
{
    return operandIn(call).rank(call.runtime.ask());
}

PythonValue operandSize(PythonCall& call)
{
    const PythonValue shape = operandIn(call).shape(call.runtime.ask());
    const PythonValue dim = call.at(0, "dim");
    if (!dim.isValid() || dim.is(PythonType::None) || !shape.is(PythonType::Tuple))
        return shape;
    return call.runtime.item(shape, dim);
}

constexpr auto operandMethods = std::to_array<PythonNativeRow>({
    {"size", operandSize, 0, 1, " dim "},
    {"dim", operandRank, 0, 0},
    {"ndimension", operandRank, 0, 0},
});

} // namespace

PythonValue CompositeOperand::shape(const PythonAsk& ask) const
{
    if (!m_facts.extents)
        return ask.unknown("The shape of `" + m_facts.name + "` is not known.");
    std::vector<PythonValue> sizes;
    for (const std::optional<std::int64_t>& extent : *m_facts.extents) {
        sizes.push_back(extent ? PythonValue::integer(*extent)
                               : ask.unknown("A size of `" + m_facts.name + "` is not known."));
    }
    const PythonValue made = ask.runtime.tuple(std::move(sizes));
    if (made.isValid())
        made.as<PythonSequence>().viewName = "torch.Size";
    return made;
}

PythonValue CompositeOperand::rank(const PythonAsk& ask) const
{
    return m_facts.extents
        ? PythonValue::integer(static_cast<std::int64_t>(m_facts.extents->size()))
        : ask.unknown("The rank of `" + m_facts.name + "` is not known.");
}

PythonValue CompositeOperand::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "dtype") {
        const std::string_view written = torchTypeName(m_facts.type);
        return written.empty() ? ask.unknown("The type of `" + m_facts.name + "` is not known.")
                               : torchName(ask, "torch", written);
    }
    if (name == "shape")
        return shape(ask);
    if (name == "ndim")
        return rank(ask);
    if (const PythonNativeRow* const row = findRow(operandMethods, name))
        return makeBuiltin(ask.runtime, *row, PythonValue(*this));
    return FxProxy::attribute(ask, name);
}

PythonValue CompositeOperand::isInstanceOf(const PythonAsk&, PythonValue wanted)
{
    const auto* const made =
        wanted.is(PythonType::Host) ? dynamic_cast<const TorchClass*>(wanted.object()) : nullptr;
    return made ? PythonValue::boolean(made->path() == "torch.Tensor") : PythonValue();
}

} // namespace fusewright
