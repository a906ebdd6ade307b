// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// While TT-XLA is there, torch.compile does not record the operators of Python but what a tensor's
// own code does for them. Which that is, is a table. Operators are changed where they stand, and
// only what `2 / x` needs is added with an editor afterwards.

#include "engine/formats/fx/tenstorrent_operators.h"

#include "engine/formats/fx/tensor_values.h"
#include "engine/graph/argument_names.h"
#include "engine/graph/graph_editor.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

using std::string_view;

constexpr string_view ofPython = "operator.";

enum class Order { Kept, Swapped };

/// What is called in the place of an operator; nothing where the name is empty.
struct Spelling {
    CallKind kind = CallKind::Unknown;
    string_view name;
    Order order = Order::Kept;
};

struct OperatorForm {
    string_view op;
    Spelling plain;
    Spelling reflected; ///< Where only what stands on the right is a tensor.
};

constexpr Spelling method(string_view name, Order order = Order::Kept)
{
    return {CallKind::Method, name, order};
}

constexpr Spelling function(string_view name, Order order = Order::Kept)
{
    return {CallKind::Function, name, order};
}

/// The product of `2 / x`, whose reciprocal is added behind.
constexpr Spelling quotient = function("operator.mul", Order::Swapped);

constexpr auto forms = std::to_array<OperatorForm>({
    {"operator.add", method("add"), method("add", Order::Swapped)},
    {"operator.sub", method("sub"), function("torch.rsub", Order::Swapped)},
    {"operator.mul", method("mul"), method("mul", Order::Swapped)},
    {"operator.truediv", method("div"), quotient},
    {"operator.floordiv", function("torch.floor_divide"), function("torch.floor_divide")},
    {"operator.mod", method("remainder"), function("torch.remainder")},
    {"operator.pow", method("pow"), function("torch.pow")},
    {"operator.matmul", method("matmul"), function("torch.matmul")},
    {"operator.lshift", method("__lshift__"), function("torch.bitwise_left_shift")},
    {"operator.rshift", method("__rshift__"), function("torch.bitwise_right_shift")},
    {"operator.and_", method("__and__"), {}},
    {"operator.or_", method("__or__"), {}},
    {"operator.xor", method("__xor__"), {}},
    {"operator.lt", method("lt"), method("gt", Order::Swapped)},
    {"operator.le", method("le"), method("ge", Order::Swapped)},
    {"operator.gt", method("gt"), method("lt", Order::Swapped)},
    {"operator.ge", method("ge"), method("le", Order::Swapped)},
    {"operator.eq", method("__eq__"), method("__eq__", Order::Swapped)},
    {"operator.ne", method("ne"), method("ne", Order::Swapped)},
    {"operator.neg", method("neg"), {}},
    {"operator.pos", method("positive"), {}},
    {"operator.abs", method("abs"), {}},
    {"operator.invert", method("__invert__"), {}},
    {"operator.iadd", method("add_"), {}},
    {"operator.isub", method("sub_"), {}},
    {"operator.imul", method("mul_"), {}},
    {"operator.itruediv", method("div_"), {}},
    {"operator.ifloordiv", method("floor_divide_"), {}},
    {"operator.imod", method("remainder_"), {}},
    {"operator.ipow", method("pow_"), {}},
    {"operator.iand", method("__iand__"), {}},
    {"operator.ior", method("__ior__"), {}},
    {"operator.ixor", method("__ixor__"), {}},
    {"operator.ilshift", method("__ilshift__"), {}},
    {"operator.irshift", method("__irshift__"), {}},
    {"__abs__", method("abs"), {}},
    // A method that torch writes in Python is called as the function that it is.
    {"split", function("torch._tensor.split"), {}},
});

/// `Anything` where it is neither a value nor a number.
template <class ValueOf>
ArgumentKind kindOf(const CallArgument& argument, ValueOf valueOf)
{
    if (argument.isOperand())
        return ArgumentKind::Value;
    if (!argument.literal.isValid())
        return ArgumentKind::Anything;
    const AttributeValue& value = valueOf(argument.literal);
    if (std::holds_alternative<std::int64_t>(value))
        return ArgumentKind::Integer;
    if (std::holds_alternative<double>(value))
        return ArgumentKind::Float;
    return std::holds_alternative<bool>(value) ? ArgumentKind::Truth : ArgumentKind::Anything;
}

/// Finds what is to be changed.
class Plan {
public:
    explicit Plan(const Graph& graph) : m_graph(graph), m_isTensor(fx::findTensors(graph)) { }

    /// For a node that somebody told the call of.
    Spelling spellingOf(NodeId node) const
    {
        const string_view op = m_graph.nativeName(node);
        const auto form = std::ranges::find(forms, op, &OperatorForm::op);
        const auto arguments = m_graph.arguments(node);
        if (form == forms.end() || arguments.empty())
            return {};
        const bool isOperator = op.starts_with(ofPython);
        const bool isCalledSo =
            m_graph.call(node)->kind == (isOperator ? CallKind::Function : CallKind::Method);
        if (!isCalledSo)
            return {};
        for (const CallArgument& argument : arguments) {
            if (isOperator && !isPlain(argument))
                return {};
        }
        if (isTensor(node, arguments.front()))
            return form->plain;
        return arguments.size() == 2 && isTensor(node, arguments.back()) ? form->reflected
                                                                         : Spelling();
    }

private:
    /// A value or a number, told by its position.
    bool isPlain(const CallArgument& argument) const
    {
        const auto valueOf = [this](AttributeValueId id) -> const AttributeValue& {
            return m_graph.attributeValue(id);
        };
        return !argument.keyword.isValid() && kindOf(argument, valueOf) != ArgumentKind::Anything;
    }

    bool isTensor(NodeId node, const CallArgument& argument) const
    {
        if (!argument.isOperand())
            return false;
        const ValueId value = m_graph.inputs(node)[argument.operand];
        return value.isValid() && m_isTensor[value.index];
    }

    const Graph& m_graph;
    std::vector<bool> m_isTensor;
};

/// Changes operators in the arrays of a graph.
class Respelling {
public:
    explicit Respelling(GraphArrays& arrays) : m_arrays(arrays) { }

    void apply(NodeCall& call, const Spelling& spelling)
    {
        const auto first = m_arrays.arguments.begin() + call.arguments.begin;
        const std::span<CallArgument> arguments(first, call.arguments.size);
        if (spelling.order == Order::Swapped)
            swap(call.node, arguments);
        if (m_arrays.texts
                .text(m_arrays.operators[m_arrays.nodeOperator[call.node.index].index].native)
                .starts_with(ofPython))
            nameNumber(call.node, spelling.name, arguments);
        call.kind = spelling.kind;
        m_arrays.nodeOperator[call.node.index] = operatorNamed(spelling.name);
    }

private:
    /// Two operands change places too.
    void swap(NodeId node, std::span<CallArgument> arguments)
    {
        std::swap(arguments.front(), arguments.back());
        if (!arguments.front().isOperand() || !arguments.back().isOperand())
            return;
        const std::size_t begin = m_arrays.inputBegin[node.index];
        std::swap(m_arrays.inputs[begin + arguments.front().operand],
                  m_arrays.inputs[begin + arguments.back().operand]);
        std::swap(arguments.front().operand, arguments.back().operand);
    }

    /// The number that an operator is called with is an attribute, which is called otherwise now.
    void nameNumber(NodeId node, string_view op, std::span<const CallArgument> arguments)
    {
        const auto valueOf = [this](AttributeValueId id) -> const AttributeValue& {
            return m_arrays.attributeValues.value(id);
        };
        std::vector<ArgumentKind> kinds;
        for (const CallArgument& argument : arguments)
            kinds.push_back(kindOf(argument, valueOf));
        const Parameters* const parameters = ArgumentNames::builtIn().find(op, kinds);
        const auto number = std::ranges::find_if(
            arguments, [](const CallArgument& argument) { return argument.literal.isValid(); });
        const auto place = static_cast<std::size_t>(number - arguments.begin());
        if (number == arguments.end())
            return;
        const bool isKnown = parameters && place < parameters->size();
        const std::string name =
            isKnown ? std::string((*parameters)[place].name) : "arg" + std::to_string(place);
        const auto attributes = m_arrays.attributes.begin();
        const auto begin = attributes + m_arrays.attributeBegin[node.index];
        const auto end = attributes + m_arrays.attributeBegin[node.index + std::size_t(1)];
        const auto attribute = std::ranges::find(begin, end, number->literal, &Attribute::value);
        if (attribute != end)
            attribute->name = m_arrays.texts.intern(name);
    }

    OperatorId operatorNamed(string_view native)
    {
        const Symbol name = m_arrays.texts.intern(native);
        const auto known = std::ranges::find(m_arrays.operators, name, &Operator::native);
        if (known != m_arrays.operators.end())
            return OperatorId(static_cast<std::size_t>(known - m_arrays.operators.begin()));
        const OperatorSpec* const spec = m_arrays.catalogue->find(native);
        m_arrays.operators.push_back({name, spec ? m_arrays.texts.intern(spec->name) : name, spec});
        return OperatorId(m_arrays.operators.size() - 1);
    }

    GraphArrays& m_arrays;
};

/// Lets products multiply the reciprocals of their first operands.
class Reciprocals {
public:
    explicit Reciprocals(const Graph& graph) : m_editor(graph)
    {
        for (const NodeId node : graph.nodes())
            m_names.emplace(graph.nodeName(node));
        for (const ValueId value : graph.values())
            m_names.emplace(graph.valueName(value));
    }

    void add(NodeId product)
    {
        const Graph& graph = m_editor.graph();
        const ValueId divisor = graph.inputs(product).front();
        const ValueId result = *graph.outputs(product).begin();
        const ValueFacts facts{.type = graph.valueType(result),
                               .shape = graph.shapeId(result),
                               .origin = graph.origin(result)};
        constexpr CallArgument argument{.operand = 0};
        const NewOperator reciprocal{.op = m_editor.operatorNamed("reciprocal"),
                                     .name = freeName(),
                                     .module = graph.moduleId(product),
                                     .source = graph.hasSources() ? graph.sourceSymbol(product)
                                                                  : Symbol(0u),
                                     .operands = {&divisor, 1},
                                     .attributes = {},
                                     .results = {&facts, 1},
                                     .callKind = CallKind::Method,
                                     .arguments = {&argument, 1},
                                     .bodies = {},
                                     .before = product};
        const NodeId made = m_editor.add(reciprocal);
        // It stands right before its only user: no cycle can be.
        static_cast<void>(m_editor.setOperand(product, 0, *m_editor.graph().outputs(made).begin()));
    }

    Graph freeze() { return std::move(m_editor).freeze().graph; }

private:
    /// `reciprocal`, `reciprocal_1` and so on, as FX numbers names.
    Symbol freeName()
    {
        std::string name = "reciprocal";
        while (!m_names.emplace(name).second)
            name = "reciprocal_" + std::to_string(++m_number);
        return m_editor.intern(name);
    }

    GraphEditor m_editor;
    std::unordered_set<std::string> m_names;
    std::size_t m_number = 0;
};

/// Without looking at bodies.
Graph respelled(Graph graph)
{
    const Plan plan(graph);
    std::vector<std::pair<NodeId, Spelling>> changes;
    std::vector<NodeId> quotients;
    for (const NodeId node : graph.nodes()) {
        const Spelling spelling = graph.call(node) ? plan.spellingOf(node) : Spelling();
        if (spelling.name.empty())
            continue;
        changes.emplace_back(node, spelling);
        if (spelling.name == quotient.name)
            quotients.push_back(node);
    }
    if (changes.empty())
        return graph;
    GraphArrays arrays = Graph::dismantle(std::move(graph));
    Respelling respelling(arrays);
    auto call = arrays.calls.begin();
    for (const auto& [node, spelling] : changes) {
        call = std::ranges::lower_bound(call, arrays.calls.end(), node, {}, &NodeCall::node);
        respelling.apply(*call, spelling);
    }
    Graph made(std::move(arrays));
    if (quotients.empty())
        return made;
    Reciprocals reciprocals(made);
    for (const NodeId node : quotients)
        reciprocals.add(node);
    return reciprocals.freeze();
}

} // namespace

Graph inTenstorrentForm(const Graph& graph)
{
    struct Level {
        Graph graph;
        std::size_t next = 0; ///< Among its bodies.
    };
    std::vector<Level> levels;
    levels.push_back({Graph::copyOf(graph)});
    while (true) {
        Level& level = levels.back();
        if (level.next < level.graph.nested().size()) {
            levels.push_back({Graph::copyOf(*level.graph.nested()[level.next].graph)});
            continue;
        }
        Graph done = respelled(std::move(level.graph));
        levels.pop_back();
        if (levels.empty())
            return done;
        Level& outer = levels.back();
        Graph::factsOf(outer.graph).nested[outer.next++].graph =
            std::make_shared<const Graph>(std::move(done));
    }
}

} // namespace fusewright
