// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/fx_proxy.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/fx_magic.h"

namespace fusewright {

namespace {

PythonValue refuseDecision(const PythonAsk& ask)
{
    return ask.raise("TraceError",
                     "symbolically traced variables cannot be used as inputs to control flow");
}

PythonValue refuseItems(const PythonAsk& ask)
{
    return ask.raise(
        "TraceError",
        "Proxy object cannot be iterated. This can be attempted when the Proxy is used in a loop"
        " or as a *args or **kwargs function argument. See the torch.fx docs on pytorch.org for a"
        " more detailed explanation of what types of control flow can be traced, and check out the"
        " Proxy docstring for help troubleshooting Proxy iteration errors");
}

} // namespace

FxProxy* asProxy(PythonValue value)
{
    return value.is(PythonType::Host) ? dynamic_cast<FxProxy*>(value.object()) : nullptr;
}

std::uint32_t FxProxy::node()
{
    // An attribute of an attribute of … may be very deep.
    std::vector<FxProxy*> chain;
    for (FxProxy* at = this; !at->m_node && at->m_root; at = at->m_root)
        chain.push_back(at);
    for (; !chain.empty(); chain.pop_back()) {
        FxProxy& proxy = *chain.back();
        proxy.m_node =
            m_tracer->addAttribute(*proxy.m_root->m_node, proxy.m_attribute, proxy.m_place);
    }
    return *m_node;
}

std::string FxProxy::text() const
{
    // Asking for the text makes an attribute a node, as it does in torch.
    const std::uint32_t mine = const_cast<FxProxy*>(this)->node();
    return "Proxy(" + m_tracer->graph().nodes[mine].name + ')';
}

PythonValue FxProxy::record(const PythonAsk& ask, FxCall call, const PythonArguments& arguments)
{
    const auto made = m_tracer->addCall(ask, std::move(call), arguments);
    return made ? PythonValue(ask.runtime.heap().make<FxProxy>(m_tracer, *made)) : PythonValue();
}

PythonValue FxProxy::operation(const PythonAsk& ask, std::string_view name,
                               std::vector<PythonValue> values)
{
    return record(ask, {.target = "operator." + std::string(name), .name = fxNameOf(name)},
                  {std::move(values), {}});
}

PythonValue FxProxy::attribute(const PythonAsk& ask, std::string_view name)
{
    if (const auto given = m_set.find(name); given != m_set.end())
        return given->second;
    if (name == "__class__" || name == "__int__" || name == "__float__")
        return {};
    if (const auto magic = fxMagicOf(name))
        return PythonValue(ask.runtime.heap().make<FxMagic>(*this, *magic));
    if (!ask.runtime.grow(name.size()))
        return {};
    return PythonValue(ask.runtime.heap().make<FxProxy>(*this, name, m_tracer->placeOf(ask)));
}

bool FxProxy::setAttribute(const PythonAsk&, std::string_view name, PythonValue value)
{
    m_set.insert_or_assign(std::string(name), value);
    return true;
}

PythonValue FxProxy::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    PythonArguments all = arguments;
    const std::string method = m_root ? m_attribute : "__call__";
    all.positional.insert(all.positional.begin(),
                          m_root ? PythonValue(*m_root) : PythonValue(*this));
    return record(ask, {CallKind::Method, method, fxNameOf(method)}, all);
}

PythonValue FxProxy::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return operation(ask, fxNameOf(which), {PythonValue(*this), other});
}

PythonValue FxProxy::reflected(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return operation(ask, fxNameOf(which), {other, PythonValue(*this)});
}

PythonValue FxProxy::unary(const PythonAsk& ask, PythonUnary which)
{
    return operation(ask,
                     which == PythonUnary::Minus      ? "neg"
                         : which == PythonUnary::Plus ? "pos"
                                                      : "invert",
                     {PythonValue(*this)});
}

PythonValue FxProxy::compare(const PythonAsk& ask, PythonComparison which, PythonValue other)
{
    std::string_view method = methodOf(which);
    method.remove_prefix(2);
    method.remove_suffix(2);
    return operation(ask, method, {PythonValue(*this), other});
}

PythonValue FxProxy::item(const PythonAsk& ask, PythonValue index)
{
    return operation(ask, "getitem", {PythonValue(*this), index});
}

PythonValue FxProxy::contains(const PythonAsk& ask, PythonValue)
{
    return refuseItems(ask);
}

PythonValue FxProxy::truth(const PythonAsk& ask)
{
    return refuseDecision(ask);
}

std::optional<std::vector<PythonValue>> FxProxy::items(const PythonAsk& ask)
{
    refuseItems(ask);
    return std::nullopt;
}

std::optional<std::vector<PythonValue>> FxProxy::unpacked(const PythonAsk& ask, std::size_t count)
{
    std::vector<PythonValue> parts;
    for (std::size_t at = 0; at < count; ++at) {
        parts.push_back(item(ask, PythonValue::integer(static_cast<std::int64_t>(at))));
        if (!parts.back().isValid())
            return std::nullopt;
    }
    return parts;
}

PythonValue FxProxy::length(const PythonAsk& ask)
{
    return ask.raise("RuntimeError",
                     "'len' is not supported in symbolic tracing by default. If you want this call"
                     " to be recorded, please call torch.fx.wrap('len') at module scope");
}

PythonValue FxProxy::absolute(const PythonAsk& ask)
{
    return operation(ask, "abs", {PythonValue(*this)});
}

} // namespace fusewright
