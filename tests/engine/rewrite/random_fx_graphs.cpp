// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/random_fx_graphs.h"

#include "tests/engine/match/random_source.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace fusewright::test {

namespace {

using FxSlot = RandomFxForm::Slot;
using FxNodeOp = PlainFxNode::Op;

/// A list of literals. Integers and floats are never in one list: the JSON of a model keeps such a
/// list as floats.
PlainFxArgument randomLiteralList(RandomSource& random)
{
    static const std::vector<std::vector<AttributeValue>> lists{
        {std::int64_t(1), std::int64_t(2)},
        {std::int64_t(2), std::int64_t(1)},
        {std::int64_t(1)},
        {std::int64_t(2), std::int64_t(2), std::int64_t(0)},
        {1.0, 2.0},
        {1.0},
        {true},
        {true, std::int64_t(2)},
        {std::string("a"), std::string("b")},
        {RawJson{"null"}, std::int64_t(1)},
        {}};
    std::vector<PlainFxArgument> items;
    for (const AttributeValue& each : random.oneOf(lists))
        items.push_back(PlainFxArgument::ofLiteral(each));
    PlainFxArgument list = PlainFxArgument::ofList(items);
    if (random.chance(15))
        return PlainFxArgument::ofList(
            {std::move(list), PlainFxArgument::ofLiteral(RawJson{"null"})});
    return list;
}

class RandomFxModel {
public:
    RandomFxModel(RandomSource& random, const std::vector<RandomFxForm>& forms)
        : m_random(random), m_forms(forms)
    {
    }

    PlainFxGraph make();

private:
    PlainFxArgument value();
    PlainFxArgument valueList();
    PlainFxArgument argument(const RandomFxForm& form, std::size_t slot);
    void addOperator();
    void addOutput();

    RandomSource& m_random;
    const std::vector<RandomFxForm>& m_forms;
    PlainFxGraph m_graph;
    std::size_t m_operators = 0;
};

/// Mostly one that was made of late.
PlainFxArgument RandomFxModel::value()
{
    const std::size_t count = m_graph.nodes.size();
    const std::size_t late = m_random.chance(65) ? std::min<std::size_t>(count, 3) : count;
    return PlainFxArgument::ofNode(static_cast<std::uint32_t>(count - 1 - m_random.below(late)));
}

PlainFxArgument RandomFxModel::valueList()
{
    std::vector<PlainFxArgument> items;
    const std::size_t count = m_random.between(1, 3);
    while (items.size() < count) {
        items.push_back(m_random.chance(85) ? value() : randomFxLiteral(m_random));
        if (m_random.chance(8))
            items.back() = PlainFxArgument::ofList({value()});
    }
    return PlainFxArgument::ofList(std::move(items));
}

PlainFxArgument RandomFxModel::argument(const RandomFxForm& form, std::size_t slot)
{
    switch (form.operands[slot]) {
    case FxSlot::Value:
        return m_random.chance(94) ? value() : randomFxLiteral(m_random);
    case FxSlot::Literal:
        return m_random.chance(75) ? form.usual[slot] : randomFxLiteral(m_random);
    case FxSlot::LiteralList:
        return m_random.chance(75) ? form.usual[slot] : randomLiteralList(m_random);
    case FxSlot::ValueList:
        return valueList();
    }
    return {};
}

void RandomFxModel::addOperator()
{
    const RandomFxForm& form = m_random.oneOf(m_forms);
    PlainFxNode node{.op = FxNodeOp::Call, .kind = form.kind, .target = form.target};
    node.name = "n" + std::to_string(m_operators++);
    for (std::size_t slot = 0; slot < form.operands.size(); ++slot) {
        node.arguments.push_back(argument(form, slot));
        node.arguments.back().keyword = form.keywords[slot];
    }
    auto& arguments = node.arguments;
    const auto keyed =
        std::ranges::find_if(arguments, [](const auto& each) { return !each.keyword.empty(); });
    if (arguments.end() - keyed > 1 && m_random.chance(15))
        std::swap(*keyed, arguments.back());
    m_graph.nodes.push_back(std::move(node));
}

/// Now and then without all that nobody uses, which is dead then.
void RandomFxModel::addOutput()
{
    const auto users = m_graph.users();
    PlainFxNode output{.op = FxNodeOp::Output, .name = "output"};
    const std::size_t given = m_random.chance(60) ? 100 : 50;
    const std::size_t more = m_random.chance(40) ? 15 : 0;
    for (std::uint32_t at = 0; at < m_graph.nodes.size(); ++at) {
        const bool isOperator = m_graph.nodes[at].op == FxNodeOp::Call;
        if (m_random.chance(users[at].empty() && isOperator ? given : more))
            output.arguments.push_back(PlainFxArgument::ofNode(at));
    }
    if (output.arguments.empty())
        output.arguments.push_back(
            PlainFxArgument::ofNode(static_cast<std::uint32_t>(m_graph.nodes.size() - 1)));
    m_graph.nodes.push_back(std::move(output));
}

PlainFxGraph RandomFxModel::make()
{
    const std::size_t inputs = m_random.between(1, 3);
    for (std::size_t at = 0; at < inputs; ++at)
        m_graph.nodes.push_back({.name = "x" + std::to_string(at)});
    if (m_random.chance(40))
        m_graph.nodes.push_back({.op = FxNodeOp::Attribute, .target = "w0", .name = "w0"});
    const std::size_t operators = m_random.between(3, m_random.chance(50) ? 7 : 14);
    while (m_operators < operators)
        addOperator();
    addOutput();
    return std::move(m_graph);
}

} // namespace

PlainFxArgument randomFxLiteral(RandomSource& random)
{
    static const std::vector<AttributeValue> literals{std::int64_t(0),
                                                      std::int64_t(1),
                                                      std::int64_t(2),
                                                      std::int64_t(2),
                                                      0.0,
                                                      -0.0,
                                                      1.0,
                                                      2.0,
                                                      true,
                                                      false,
                                                      RawJson{"null"},
                                                      std::string("a"),
                                                      std::string("None"),
                                                      std::string("torch.float32"),
                                                      RawJson{R"({"python":"torch.float32"})"},
                                                      RawJson{R"({"slice":[null,2,null]})"}};
    if (random.chance(2))
        return PlainFxArgument::ofLiteral(std::numeric_limits<double>::quiet_NaN());
    return PlainFxArgument::ofLiteral(random.oneOf(literals));
}

void renameFxCall(RandomSource& random, CallKind& kind, std::string& target)
{
    static const std::vector<std::pair<CallKind, std::string>> names{
        {CallKind::Function, "operator.add"},
        {CallKind::Function, "torch.add"},
        {CallKind::Method, "add"},
        {CallKind::Function, "torch.relu"},
        {CallKind::Method, "relu"},
        {CallKind::Function, "operator.getitem"},
        {CallKind::Method, "view"},
        {CallKind::Function, "torch.cat"}};
    std::tie(kind, target) = random.oneOf(names);
}

std::vector<RandomFxForm> randomFxForms(RandomSource& random)
{
    static const std::vector<std::string> keywords{"dim", "other", "out"};
    std::vector<RandomFxForm> forms(random.between(2, 4));
    for (RandomFxForm& form : forms) {
        renameFxCall(random, form.kind, form.target);
        const std::size_t operands = random.chance(45) ? 1 : random.between(2, 3);
        std::size_t keyed = random.chance(30) ? random.below(operands + 1) : 0;
        for (std::size_t at = 0; at < operands; ++at) {
            const std::size_t draw = random.below(100);
            const bool isFirst = at == 0;
            FxSlot slot = draw < 55 ? FxSlot::Value : FxSlot::Literal;
            if (draw >= 80)
                slot = draw < 90 ? FxSlot::LiteralList : FxSlot::ValueList;
            if (isFirst)
                slot = draw < 88 ? FxSlot::Value : FxSlot::ValueList;
            form.operands.push_back(slot);
            form.usual.push_back(slot == FxSlot::LiteralList ? randomLiteralList(random)
                                                             : randomFxLiteral(random));
            const bool isKeyed = operands - at <= keyed;
            form.keywords.push_back(isKeyed ? keywords[at] : std::string());
        }
    }
    return forms;
}

PlainFxGraph randomFxGraph(RandomSource& random, const std::vector<RandomFxForm>& forms)
{
    return RandomFxModel(random, forms).make();
}

} // namespace fusewright::test
