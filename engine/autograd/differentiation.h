// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/autograd/backward_graph.h"
#include "engine/autograd/body_gradients.h"
#include "engine/autograd/derivative_choice.h"
#include "engine/autograd/operator_maker.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {

class DerivativeTable;

/// How gradients go through one operator.
enum class GradientWay : std::uint8_t {
    None,     ///< They do not.
    Formula,  ///< As the table says.
    Fused,    ///< By one operator, which is as it should be.
    Body,     ///< Through its body.
    Branches, ///< Through each of its bodies, of which one runs.
    Unknown,  ///< By one operator, because the table has no entry.
};

/// One graph whose backward graph is being made.
class Differentiation {
public:
    /// All outlive it.
    Differentiation(const Graph& graph, const DerivativeTable& table, const BackwardWish& wish,
                    BodyGradients& bodies);

    /// Each loss has a gradient from outside, even if it leads nowhere or is named twice.
    void seedAll() { m_seedsAll = true; }
    void run(const CancelToken& cancel);

    /// Of the wanted values, as far as there are any.
    const std::vector<ValueGradient>& gradients() const { return m_found; }
    /// Of the parameters in bodies, as they were come upon.
    const std::vector<BodyParameterGradient>& bodyGradients() const { return m_bodyGradients; }
    std::vector<BackwardWarning> warnings() const;
    JointGraph& joint() { return *m_joint; }

private:
    void findWays();
    void findWay(NodeId node);
    GradientWay wayOf(NodeId node, bool isLed);
    bool hasNeedyOperand(NodeId node, const Derivative* entry) const;
    bool isNeeded(ValueId value) const { return value.isValid() && m_needs[value.index]; }
    std::vector<ValueId> seededLosses() const;
    void seed();

    void goBack(NodeId node);
    std::vector<ValueId> gradientsOf(const ForwardOperator& forward) const;
    bool applyFormula(const ForwardOperator& forward, std::span<const ValueId> gradients);
    void applyOne(const ForwardOperator& forward, std::span<const ValueId> gradients);
    bool applyBody(const ForwardOperator& forward, std::span<const ValueId> gradients);
    bool applyBranches(const ForwardOperator& forward, std::span<const ValueId> gradients);
    ValueId makeWithBodies(NodeId node, std::span<const ValueId> operands,
                           std::span<const ValueType> results,
                           std::span<const std::shared_ptr<const Graph>> bodies);
    void accumulateInBodies(NodeId owner, std::span<const BodyParameter> parameters, ValueId first);
    ValueId makeBackwardOf(NodeId node, std::span<const ValueId> operands,
                           std::span<const ValueType> results);
    void passItem(NodeId node);
    void accumulate(ValueId value, ValueId gradient);
    void warn(NodeId node, const std::string& code);
    void collect();

    const Graph& m_graph;
    const BackwardWish& m_wish;
    BodyGradients& m_bodies;
    DerivativeChoice m_choice;
    std::vector<const Derivative*> m_entries; ///< By node.
    std::vector<GradientWay> m_ways;          ///< By node.
    std::vector<bool> m_needs;                ///< By value: it leads from a wanted one.
    std::optional<JointGraph> m_joint;
    std::optional<OperatorMaker> m_maker;
    std::vector<ValueId> m_gradients;                   ///< By value of the forward graph.
    std::unordered_map<std::uint64_t, ValueId> m_items; ///< The first that takes a tuple's item.
    std::map<std::pair<std::string, std::string>, std::size_t> m_warnings;
    std::vector<ValueGradient> m_found;
    std::vector<BodyParameterGradient> m_bodyGradients;
    std::map<BodyParameter, std::size_t> m_bodyPlace; ///< Of each of those.
    bool m_seedsAll = false;
};

} // namespace fusewright
