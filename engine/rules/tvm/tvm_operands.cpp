// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_operands.h"

#include "engine/rules/tvm/dpl/relax_operators.h"
#include "engine/rules/tvm/tvm_operators.h"

#include <string>

namespace fusewright {

namespace {

constexpr std::size_t mostOperands = 10'000;

class OperandMaker {
public:
    OperandMaker(const TvmWay& way, DplId call, std::string_view name)
        : m_way(way),
          m_call(call),
          m_name(name),
          m_arity(RelaxOperators::known().find(name)),
          m_isKnown(m_arity != nullptr)
    {
    }

    TvmOperands run();

private:
    const DplNode& node(DplId id) const { return m_way.node(id); }
    std::size_t given() const { return node(m_call).parts.size() - 1; }
    bool fail(DplId at, std::string why, bool isNever = false);
    bool hasRightCount();
    bool add(std::size_t at, DplId argument);
    bool isPlain(DplId argument) const;
    bool addFields(const TvmExpression& tuple);
    bool addList(std::size_t at, DplId argument);
    bool addUnknown(std::size_t at, DplId argument);
    void put(DplId argument);
    void turn();

    const TvmWay& m_way;
    DplId m_call;
    std::string_view m_name;
    const RelaxArity* m_arity;
    bool m_isKnown;
    bool m_isCounted = true; ///< There are as many as are written.
    TvmOperands m_made;
};

bool OperandMaker::fail(DplId at, std::string why, bool isNever)
{
    m_made.fault = TvmPatternFault{std::move(why), at, isNever};
    return false;
}

/// TVM compares how many arguments are written with how many there are.
bool OperandMaker::hasRightCount()
{
    const bool isEnough = !m_arity || given() >= m_arity->fewest || node(m_call).anyArguments;
    if (isEnough && (!m_arity || given() <= m_arity->most.value_or(given())))
        return true;
    const std::size_t has = given() < m_arity->fewest ? m_arity->fewest : *m_arity->most;
    return fail(m_call,
                "Calls of " + std::string(m_name) + " have " + std::to_string(has)
                    + (has == 1 ? " argument" : " arguments") + ", not " + std::to_string(given())
                    + ", so TVM never finds one.",
                true);
}

void OperandMaker::put(DplId argument)
{
    TvmOperand& made = m_made.all.emplace_back(TvmOperand{.node = argument, .place = {}});
    if (m_isCounted)
        made.place = static_cast<std::uint32_t>(m_made.all.size() - 1);
}

bool OperandMaker::isPlain(DplId argument) const
{
    const TvmExpression& expression = m_way.of(argument);
    return node(expression.node).kind == DplKind::Wildcard && expression.uses < 2
        && expression.asked.empty() && expression.refused.empty();
}

/// The fields of a tuple are the operands.
bool OperandMaker::addFields(const TvmExpression& tuple)
{
    m_made.isOpen = true;
    if (node(tuple.node).kind == DplKind::UnorderedTuple
        && node(tuple.node).parts.size() > TvmChoices::mostFields)
        return fail(tuple.node,
                    "Tuples of more than " + std::to_string(TvmChoices::mostFields)
                        + " fields in any order are not matched here.");
    const std::vector<DplId> fields = m_way.fieldsOf(tuple.node);
    std::vector<DplId> open(fields.rbegin(), fields.rend());
    for (std::size_t steps = 0; !open.empty(); ++steps) {
        const DplId field = open.back();
        open.pop_back();
        const DplId inner = m_way.of(field).node;
        if (isTuple(node(inner).kind)) {
            const std::vector<DplId> more = m_way.fieldsOf(inner);
            open.insert(open.end(), more.rbegin(), more.rend());
        } else if (m_isKnown || !isPlain(field)) {
            put(field);
        }
        if (steps > mostOperands)
            return fail(tuple.node, "The pattern has too many fields to be matched here.");
    }
    return true;
}

/// A list that is no tuple is one operand, which is a tuple.
bool OperandMaker::addList(std::size_t at, DplId argument)
{
    const TvmExpression& expression = m_way.of(argument);
    switch (node(expression.node).kind) {
    case DplKind::Tuple:
    case DplKind::UnorderedTuple:
        return addFields(expression);
    case DplKind::Constant:
        return fail(expression.node, "A list of tensors is no constant.", true);
    case DplKind::Call:
    case DplKind::TupleItem:
        m_made.isOpen = true;
        put(argument);
        return true;
    default:
        m_isCounted = false;
        m_made.isOpen = m_made.isOpen || !isPlain(argument);
        m_made.others.emplace_back(at, argument);
        return true;
    }
}

/// Of an operator that nobody knows an argument may be anything.
bool OperandMaker::addUnknown(std::size_t at, DplId argument)
{
    m_made.isOpen = true;
    m_isCounted = false;
    const TvmExpression& expression = m_way.of(argument);
    switch (node(expression.node).kind) {
    case DplKind::Tuple:
    case DplKind::UnorderedTuple:
        return addFields(expression);
    case DplKind::Call:
    case DplKind::TupleItem:
    case DplKind::Constant:
    case DplKind::Variable:
    case DplKind::DataflowVariable:
        put(argument);
        return true;
    default:
        m_made.others.emplace_back(at, argument);
        return true;
    }
}

bool OperandMaker::add(std::size_t at, DplId argument)
{
    if (!m_isKnown)
        return addUnknown(at, argument);
    switch (argumentKind(m_name, at)) {
    case TvmArgumentKind::Function:
        m_made.isOpen = true;
        m_made.others.emplace_back(at, argument);
        return true;
    case TvmArgumentKind::Other:
        m_made.isOpen = m_made.isOpen || !isPlain(argument);
        m_made.others.emplace_back(at, argument);
        return true;
    case TvmArgumentKind::Tensors:
        return addList(at, argument);
    case TvmArgumentKind::Tensor:
        if (isTuple(node(m_way.of(argument).node).kind))
            return addFields(m_way.of(argument));
        put(argument);
        return true;
    }
    return true;
}

/// Where the way decides it.
void OperandMaker::turn()
{
    const auto chosen = m_way.choice().find(m_call);
    if (chosen == m_way.choice().end() || chosen->second == 0)
        return;
    for (TvmOperand& operand : m_made.all) {
        if (operand.place && *operand.place < 2)
            operand.place = 1 - *operand.place;
    }
}

TvmOperands OperandMaker::run()
{
    if (!hasRightCount())
        return std::move(m_made);
    const DplNode& call = node(m_call);
    for (std::size_t at = 0; at < given(); ++at) {
        if (!add(at, call.parts[at + 1]))
            return std::move(m_made);
    }
    turn();
    m_made.isOpen = m_made.isOpen || !m_arity || m_arity->most != m_arity->fewest;
    if (!m_isKnown)
        return std::move(m_made);
    m_made.count.fewest = static_cast<std::uint32_t>(m_made.all.size());
    const bool mayHaveMore = call.anyArguments && (!m_arity || m_arity->most != given());
    if (!mayHaveMore && m_isCounted && !hasOtherArguments(m_name))
        m_made.count.most = m_made.count.fewest;
    return std::move(m_made);
}

} // namespace

TvmOperands operandsOf(const TvmWay& way, DplId call, std::string_view name)
{
    return OperandMaker(way, call, name).run();
}

} // namespace fusewright
