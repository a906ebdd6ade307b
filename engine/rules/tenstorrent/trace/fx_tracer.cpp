// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/fx_tracer.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/fx_arguments.h"

namespace fusewright {

std::uint32_t FxTracer::add(TracedNode node)
{
    m_graph.nodes.push_back(std::move(node));
    m_isUsed.push_back(false);
    return static_cast<std::uint32_t>(m_graph.nodes.size() - 1);
}

TextRange FxTracer::placeOf(const PythonAsk& ask) const
{
    const std::vector<PythonFrame>& frames = ask.runtime.frames();
    for (std::size_t at = frames.size(); at > 0; --at) {
        const PythonPlace& place = frames[at - 1].place;
        if (place.source && place.source == m_file)
            return place.range();
    }
    return ask.place.source && !m_file ? ask.place.range() : TextRange();
}

std::uint32_t FxTracer::addParameter(std::string_view name, TextRange place)
{
    return add({.isParameter = true,
                .target = std::string(name),
                .name = m_names.unique(fxNameOf(name)),
                .arguments = {},
                .place = place});
}

std::optional<std::uint32_t> FxTracer::addCall(const PythonAsk& ask, FxCall call,
                                               const PythonArguments& arguments)
{
    auto made = fxArguments(*this, ask, arguments);
    if (!made || !ask.runtime.grow(made->size() + 4))
        return std::nullopt;
    return add({.kind = call.kind,
                .target = std::move(call.target),
                .name = m_names.unique(call.name),
                .arguments = std::move(*made),
                .place = placeOf(ask)});
}

std::uint32_t FxTracer::addAttribute(std::uint32_t of, std::string_view name, TextRange place)
{
    use(of);
    TracedArgument object;
    object.node = of;
    TracedArgument attribute;
    attribute.literal = std::string(name);
    return add({.kind = CallKind::Function,
                .target = "builtins.getattr",
                .name = m_names.unique("getattr"),
                .arguments = {std::move(object), std::move(attribute)},
                .place = place});
}

std::uint32_t FxTracer::addTensor(const PythonObject& tensor, TextRange place)
{
    const auto [found, isNew] =
        m_tensors.emplace(&tensor, "_tensor_constant" + std::to_string(m_tensors.size()));
    return add({.kind = CallKind::Attribute,
                .target = found->second,
                .name = m_names.unique(found->second),
                .arguments = {},
                .place = place});
}

bool FxTracer::finish(const PythonAsk& ask, PythonValue returned)
{
    auto made = fxReturned(*this, ask, returned);
    if (made)
        m_graph.returned = std::move(*made);
    return made.has_value();
}

} // namespace fusewright
