// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/composite_arguments.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/fx_arguments.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"
#include "engine/rules/tenstorrent/trace/torch_modules.h"

#include <algorithm>

namespace fusewright {

namespace {

/// What JSON has no word for: `null`, and constants of torch.
PythonValue valueOfRaw(const PythonAsk& ask, std::string_view json)
{
    if (json == "null")
        return PythonValue::none();
    constexpr std::string_view before = "{\"python\": \"torch.";
    if (json.starts_with(before) && json.ends_with("\"}")) {
        const std::string_view name = json.substr(before.size(), json.size() - before.size() - 2);
        if (name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == name.npos)
            return torchName(ask, "torch", name);
    }
    return ask.unknown("`" + std::string(json) + "` is not read here.");
}

struct ToValue {
    const PythonAsk& ask;

    PythonValue operator()(std::int64_t number) const { return PythonValue::integer(number); }
    PythonValue operator()(double number) const { return PythonValue::real(number); }
    PythonValue operator()(bool truth) const { return PythonValue::boolean(truth); }
    PythonValue operator()(const std::string& text) const { return ask.runtime.string(text); }
    PythonValue operator()(const RawJson& raw) const { return valueOfRaw(ask, raw.text); }
    PythonValue operator()(const TensorLiteral&) const
    {
        return ask.unknown("A constant of the model is not read here.");
    }

    template <class Item>
    PythonValue operator()(const std::vector<Item>& items) const
    {
        std::vector<PythonValue> values;
        values.reserve(items.size());
        for (const Item& item : items)
            values.push_back((*this)(item));
        return ask.runtime.list(std::move(values));
    }
};

/// Lists that are not closed yet, innermost last.
struct OpenList {
    std::uint8_t depth;
    std::string keyword;
    std::vector<PythonValue> items;
};

class ArgumentReader {
public:
    ArgumentReader(const PythonAsk& ask, const std::vector<PythonValue>& operands)
        : m_ask(ask), m_operands(operands)
    {
    }

    PythonArguments read(const std::vector<TracedArgument>& arguments);

private:
    PythonValue valueOf(const TracedArgument& argument) const;
    void add(PythonValue value, const std::string& keyword);
    void closeTo(std::uint8_t depth);

    const PythonAsk& m_ask;
    const std::vector<PythonValue>& m_operands;
    std::vector<OpenList> m_open;
    PythonArguments m_made;
};

PythonValue ArgumentReader::valueOf(const TracedArgument& argument) const
{
    if (!argument.isNode())
        return compositeValue(m_ask, argument.literal);
    return argument.node < m_operands.size() ? m_operands[argument.node]
                                             : m_ask.unknown("An operand is not known.");
}

void ArgumentReader::add(PythonValue value, const std::string& keyword)
{
    if (!m_open.empty())
        m_open.back().items.push_back(value);
    else if (keyword.empty())
        m_made.positional.push_back(value);
    else
        m_made.keywords.push_back({keyword, value});
}

void ArgumentReader::closeTo(std::uint8_t depth)
{
    while (!m_open.empty() && m_open.back().depth >= depth) {
        OpenList list = std::move(m_open.back());
        m_open.pop_back();
        add(m_ask.runtime.list(std::move(list.items)), list.keyword);
    }
}

PythonArguments ArgumentReader::read(const std::vector<TracedArgument>& arguments)
{
    for (const TracedArgument& argument : arguments) {
        closeTo(argument.depth);
        if (argument.isList)
            m_open.push_back({argument.depth, argument.keyword, {}});
        else
            add(valueOf(argument), argument.keyword);
    }
    closeTo(0);
    return std::move(m_made);
}

} // namespace

PythonValue compositeValue(const PythonAsk& ask, const AttributeValue& value)
{
    return std::visit(ToValue{ask}, value);
}

std::vector<PythonValue> compositeOperands(const PythonAsk& ask,
                                           const std::shared_ptr<FxTracer>& tracer,
                                           const std::vector<GivenOperand>& operands)
{
    std::vector<PythonValue> proxies;
    for (const GivenOperand& facts : operands) {
        const std::uint32_t node = tracer->addParameter(facts.name, {});
        proxies.emplace_back(ask.runtime.heap().make<CompositeOperand>(tracer, node, facts));
    }
    return proxies;
}

PythonArguments compositeArguments(const PythonAsk& ask, const std::vector<PythonValue>& operands,
                                   const std::vector<TracedArgument>& arguments)
{
    return ArgumentReader(ask, operands).read(arguments);
}

std::optional<std::vector<std::pair<std::string, AttributeValue>>>
compositeAttributes(const PythonAsk& ask, FxTracer& tracer, PythonValue table)
{
    std::vector<std::pair<std::string, AttributeValue>> attributes;
    if (!table.is(PythonType::Dict)) {
        if (table.is(PythonType::Unknown))
            ask.runtime.needsKnown(table, "It has the attributes of a composite.");
        return table.is(PythonType::Unknown) ? std::nullopt : std::optional(attributes);
    }
    for (const PythonTable::Entry& entry : table.as<PythonTable>().entries()) {
        if (!entry.key.is(PythonType::String))
            continue;
        const auto made = fxArguments(tracer, ask, {{entry.value}, {}});
        if (!made)
            return std::nullopt;
        const TracedArgument& value = made->front();
        if (value.isNode() || value.isList) {
            ask.runtime.needsKnown(ask.unknown("The attribute `" + entry.key.as<PythonString>().text
                                               + "` depends on a value of the model."),
                                   "It is an attribute of a composite.");
            return std::nullopt;
        }
        attributes.emplace_back(entry.key.as<PythonString>().text, value.literal);
    }
    return attributes;
}

} // namespace fusewright
