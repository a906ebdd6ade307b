// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// An argument is first made into a small tree, as torch.fx would keep it: making it adds the nodes
// that it needs in torch's order. Then the tree is written as literals and nodes.

#include "engine/rules/tenstorrent/trace/fx_arguments.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/fx_literal.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"
#include "engine/rules/tenstorrent/trace/torch_functions.h"
#include "engine/rules/tenstorrent/trace/torch_values.h"

#include <algorithm>
#include <set>

namespace fusewright {

namespace {

class Maker {
public:
    Maker(FxTracer& tracer, const PythonAsk& ask) : m_tracer(tracer), m_ask(ask) { }

    std::optional<FxItem> make(PythonValue value, std::size_t depth);

private:
    std::optional<FxItem> makeAll(FxItem::Kind kind, const std::vector<PythonValue>& values,
                                  std::size_t depth);
    std::optional<FxItem> makeTable(const PythonTable& table, std::size_t depth);
    std::optional<FxItem> makeHost(PythonValue value);
    std::optional<FxItem> nodeItem(std::uint32_t node);
    std::optional<FxItem> refuse(std::string type);

    FxTracer& m_tracer;
    const PythonAsk& m_ask;
};

std::optional<FxItem> Maker::refuse(std::string type)
{
    m_ask.raise("NotImplementedError", "argument of type: <class '" + std::move(type) + "'>");
    return std::nullopt;
}

std::optional<FxItem> Maker::nodeItem(std::uint32_t node)
{
    m_tracer.use(node);
    FxItem item{.kind = FxItem::Kind::Node, .node = node};
    item.text = m_tracer.graph().nodes[node].name;
    return item;
}

// NOLINTBEGIN(misc-no-recursion): no deeper than `mostDepth`.
std::optional<FxItem> Maker::makeAll(FxItem::Kind kind, const std::vector<PythonValue>& values,
                                     std::size_t depth)
{
    FxItem item{.kind = kind};
    for (const PythonValue value : values) {
        auto made = make(value, depth + 1);
        if (!made)
            return std::nullopt;
        item.children.push_back(std::move(*made));
    }
    return item;
}

std::optional<FxItem> Maker::makeTable(const PythonTable& table, std::size_t depth)
{
    FxItem item{.kind = FxItem::Kind::Dict};
    for (const PythonTable::Entry& entry : table.entries()) {
        if (!entry.key.isValid())
            continue;
        if (FxProxy* const proxy = asProxy(entry.key)) {
            m_ask.raise("RuntimeError",
                        "Keys for dictionaries used as an argument cannot contain a Node. Got key: "
                            + m_tracer.graph().nodes[proxy->node()].name);
            return std::nullopt;
        }
        const auto key = m_ask.runtime.str(entry.key);
        auto made = key ? make(entry.value, depth + 1) : std::nullopt;
        if (!made)
            return std::nullopt;
        item.keys.push_back(*key);
        item.children.push_back(std::move(*made));
    }
    return item;
}

std::optional<FxItem> Maker::make(PythonValue value, std::size_t depth)
{
    if (!m_ask.runtime.step() || !m_ask.runtime.grow(1))
        return std::nullopt;
    if (depth > CallArgument::mostDepth) {
        m_ask.runtime.needsKnown(m_ask.unknown("Lists are nested more than 16 deep here."),
                                 "It is an argument.");
        return std::nullopt;
    }
    switch (value.type()) {
    case PythonType::Unknown:
        m_ask.runtime.needsKnown(value, "It is an argument of what is traced.");
        return std::nullopt;
    case PythonType::None:
    case PythonType::Ellipsis:
    case PythonType::Bool:
    case PythonType::Int:
    case PythonType::Float:
    case PythonType::String:
        return fxScalar(value);
    case PythonType::List:
    case PythonType::Tuple:
        return makeAll(FxItem::Kind::List, value.as<PythonSequence>().items, depth);
    case PythonType::Dict:
        return makeTable(value.as<PythonTable>(), depth);
    case PythonType::Slice: {
        const auto& slice = value.as<PythonSlice>();
        return makeAll(FxItem::Kind::Slice, {slice.start, slice.stop, slice.step}, depth);
    }
    case PythonType::Range: {
        const auto text = m_ask.runtime.repr(value);
        return text ? std::optional(fxPython(*text)) : std::nullopt;
    }
    case PythonType::Host:
        return makeHost(value);
    case PythonType::Instance:
        if (value.as<PythonInstance>().made->isEnumeration) {
            const auto text = m_ask.runtime.repr(value);
            return text ? std::optional(fxPython(*text)) : std::nullopt;
        }
        return refuse(value.as<PythonInstance>().made->module + '.'
                      + value.as<PythonInstance>().made->name);
    case PythonType::Class:
        return refuse("type");
    default:
        return refuse(m_ask.runtime.typeName(value));
    }
}
// NOLINTEND(misc-no-recursion)

std::optional<FxItem> Maker::makeHost(PythonValue value)
{
    if (FxProxy* const proxy = asProxy(value))
        return nodeItem(proxy->node());
    if (const TorchTensor* const tensor = asTensor(value)) {
        if (!tensor->isParameter())
            return nodeItem(m_tracer.addTensor(*tensor, m_tracer.placeOf(m_ask)));
        m_ask.raise("NameError", "parameter is not a member of this module");
        return std::nullopt;
    }
    if (const TorchConstant* const constant = asConstant(value))
        return fxPython(constant->written());
    const std::string overload = torchOverloadOf(value);
    if (!overload.empty())
        return fxPython(overload);
    return refuse(value.as<PythonHostObject>().typeName());
}

/// Appends an argument; false where it has no node at any depth, and was written as one literal.
// NOLINTNEXTLINE(misc-no-recursion): as deep as `Maker` allows.
bool append(const FxItem& item, std::uint8_t depth, std::vector<TracedArgument>& all)
{
    TracedArgument argument;
    argument.depth = depth;
    if (item.kind == FxItem::Kind::Node) {
        argument.node = item.node;
        all.push_back(std::move(argument));
        return true;
    }
    const std::size_t place = all.size();
    bool hasNode = false;
    if (item.kind == FxItem::Kind::List) {
        argument.isList = true;
        all.push_back(argument);
        for (const FxItem& child : item.children)
            hasNode = append(child, static_cast<std::uint8_t>(depth + 1), all) || hasNode;
    }
    if (hasNode)
        return true;
    all.resize(place);
    argument.isList = false;
    argument.literal = fxLiteral(item);
    all.push_back(std::move(argument));
    return false;
}

/// What is in a value, for looking further.
void addInner(PythonValue value, std::vector<PythonValue>& waiting)
{
    if (value.is(PythonType::List) || value.is(PythonType::Tuple)) {
        const auto& items = value.as<PythonSequence>().items;
        waiting.insert(waiting.end(), items.begin(), items.end());
    } else if (value.is(PythonType::Dict)) {
        for (const PythonTable::Entry& entry : value.as<PythonTable>().entries())
            waiting.push_back(entry.value);
    } else if (value.is(PythonType::Slice)) {
        const auto& slice = value.as<PythonSlice>();
        waiting.insert(waiting.end(), {slice.start, slice.stop, slice.step});
    }
}

} // namespace

std::optional<std::vector<TracedArgument>> fxArguments(FxTracer& tracer, const PythonAsk& ask,
                                                       const PythonArguments& arguments)
{
    Maker maker(tracer, ask);
    std::vector<TracedArgument> all;
    for (const PythonValue value : arguments.positional) {
        const auto item = maker.make(value, 0);
        if (!item)
            return std::nullopt;
        append(*item, 0, all);
    }
    for (const PythonKeyword& keyword : arguments.keywords) {
        const auto item = maker.make(keyword.value, 0);
        if (!item)
            return std::nullopt;
        const std::size_t place = all.size();
        append(*item, 0, all);
        all[place].keyword = keyword.name;
    }
    return all;
}

std::optional<std::vector<TracedArgument>> fxReturned(FxTracer& tracer, const PythonAsk& ask,
                                                      PythonValue returned)
{
    Maker maker(tracer, ask);
    auto item = maker.make(returned, 0);
    if (!item)
        return std::nullopt;
    if (item->kind == FxItem::Kind::Dict)
        item->kind = FxItem::Kind::List;
    std::vector<TracedArgument> all;
    append(*item, 0, all);
    return all;
}

FxProxy* proxyAmong(const PythonArguments& arguments)
{
    std::vector<PythonValue> waiting = arguments.positional;
    for (const PythonKeyword& keyword : arguments.keywords)
        waiting.push_back(keyword.value);
    std::ranges::reverse(waiting);
    std::set<const PythonObject*> seen;
    while (!waiting.empty()) {
        const PythonValue value = waiting.back();
        waiting.pop_back();
        if (FxProxy* const proxy = asProxy(value))
            return proxy;
        // One list may be in very many places.
        if (value.object() && seen.insert(value.object()).second)
            addInner(value, waiting);
    }
    return nullptr;
}

} // namespace fusewright
