// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/tvm_operands.h"

#include "engine/rules/tvm/dpl/relax_operators.h"
#include "engine/rules/tvm/tvm_operators.h"

#include <string>

namespace fusewright {

namespace {

class OperandMaker {
public:
    OperandMaker(const TvmWay& way, DplId call, std::string_view name)
        : m_way(way), m_call(call), m_name(name), m_arity(RelaxOperators::known().find(name))
    {
    }

    TvmOperands run();

private:
    const DplNode& node(DplId id) const { return m_way.node(id); }
    std::size_t given() const { return node(m_call).parts.size() - 1; }
    bool fail(DplId at, std::string why, bool isNever = false);
    bool hasRightCount();
    bool add(std::size_t at, DplId argument);
    bool addList(DplId argument);
    void put(DplId argument);
    void turn();

    const TvmWay& m_way;
    DplId m_call;
    std::string_view m_name;
    const RelaxArity* m_arity;
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

/// The fields of a tuple are the operands.
bool OperandMaker::addList(DplId argument)
{
    const TvmExpression& expression = m_way.of(argument);
    const DplKind kind = node(expression.node).kind;
    const bool asksMore = !expression.asked.empty() || !expression.refused.empty();
    if (kind == DplKind::Wildcard && expression.uses < 2 && !asksMore) {
        m_isCounted = false;
        return true;
    }
    if (kind == DplKind::Constant)
        return fail(expression.node, "A list of tensors is no constant.", true);
    if (kind != DplKind::Tuple && kind != DplKind::UnorderedTuple)
        return fail(expression.node,
                    std::string(dplClassName(kind))
                        + " cannot be matched where an operator has a list of tensors.");
    if (asksMore)
        return fail(expression.node, "Of a tuple nothing else can be asked here.");
    if (kind == DplKind::UnorderedTuple
        && node(expression.node).parts.size() > TvmChoices::mostFields)
        return fail(expression.node,
                    "Tuples of more than " + std::to_string(TvmChoices::mostFields)
                        + " fields in any order are not matched here.");
    for (const DplId field : m_way.fieldsOf(expression.node))
        put(field);
    return true;
}

bool OperandMaker::add(std::size_t at, DplId argument)
{
    switch (argumentKind(m_name, at)) {
    case TvmArgumentKind::Function:
    case TvmArgumentKind::Other:
        m_made.others.emplace_back(at, argument);
        return true;
    case TvmArgumentKind::Tensors:
        return addList(argument);
    case TvmArgumentKind::Tensor:
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
