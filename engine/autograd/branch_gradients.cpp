// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/branch_gradients.h"

#include "engine/autograd/differentiation.h"

#include <array>
#include <map>

namespace fusewright {

namespace {

/// What a body in which a parameter is not there gives as its gradient.
ValueId zerosOf(OperatorMaker& maker, const BodyParameter& parameter)
{
    const ValueType type = maker.joint().typeIn(*parameter.body, parameter.value);
    const bool isKnown = maker.joint().isRanked(type.shape);
    const std::array size{
        MadeArgument{"size", isKnown ? maker.joint().sizes(type.shape) : AttributeValueId()}};
    return maker.make("zeros", {}, size, type);
}

template <class Key>
ValueId gradientOf(const std::map<Key, ValueId>& found, const Key& key)
{
    const auto each = found.find(key);
    return each == found.end() ? ValueId() : each->second;
}

} // namespace

BodyOutputs outputsOf(Differentiation& work, const Graph& body, std::size_t losses)
{
    BodyOutputs outputs;
    const std::size_t own = body.inputCount() - body.capturedCount();
    for (const ValueGradient& found : work.gradients()) {
        const std::size_t seeds = found.value.index >= own ? losses : 0;
        const ValueId value(found.value.index - seeds);
        if (value.index < body.inputCount())
            outputs.inputs.emplace_back(value.index, found.gradient);
        else
            outputs.parameters.emplace_back(BodyParameter{&body, value}, found.gradient);
    }
    for (const BodyParameterGradient& found : work.bodyGradients())
        outputs.parameters.emplace_back(found.parameter, found.gradient);
    return outputs;
}

BranchGradients::BranchGradients() = default;
BranchGradients::~BranchGradients() = default;

OpenBranch& BranchGradients::add(const Graph& body, Graph forward)
{
    m_branches.push_back(std::unique_ptr<OpenBranch>(
        new OpenBranch{.body = body, .forward = std::move(forward), .wish = {}, .work = {}}));
    return *m_branches.back();
}

/// Parameters are those of the body that the model has, whatever inputs it got here.
void BranchGradients::collect(OpenBranch& branch)
{
    BodyOutputs found = outputsOf(*branch.work, branch.forward, branch.wish.losses.size());
    const std::size_t more = branch.forward.inputCount() - branch.body.inputCount();
    for (auto& [parameter, gradient] : found.parameters) {
        if (parameter.body == &branch.forward)
            parameter = {&branch.body, ValueId(parameter.value.index - more)};
        if (m_isKnown.insert(parameter).second)
            m_parameters.push_back(parameter);
    }
    for (const auto& [input, gradient] : found.inputs)
        m_inputs.insert(input);
    m_found.push_back(std::move(found));
}

std::vector<ValueId> BranchGradients::allOutputs(OpenBranch& branch, const BodyOutputs& found) const
{
    OperatorMaker maker(branch.work->joint());
    maker.setForward(NodeId(std::size_t(0)));
    const std::map<std::size_t, ValueId> inputs(found.inputs.begin(), found.inputs.end());
    const std::map<BodyParameter, ValueId> parameters(found.parameters.begin(),
                                                      found.parameters.end());
    std::vector<ValueId> outputs;
    for (const std::size_t input : m_inputs) {
        const ValueId gradient = gradientOf(inputs, input);
        outputs.push_back(gradient.isValid() ? gradient : maker.zerosLike(ValueId(input)));
    }
    for (const BodyParameter& parameter : m_parameters) {
        const ValueId gradient = gradientOf(parameters, parameter);
        outputs.push_back(gradient.isValid() ? gradient : zerosOf(maker, parameter));
    }
    return outputs;
}

std::size_t BranchGradients::collectAll()
{
    for (const auto& branch : m_branches)
        collect(*branch);
    return m_inputs.size() + m_parameters.size();
}

BranchesBackward BranchGradients::finish()
{
    BranchesBackward made;
    made.gradientOf.assign(m_inputs.begin(), m_inputs.end());
    made.parameters = m_parameters;
    for (std::size_t at = 0; at < m_branches.size(); ++at) {
        OpenBranch& branch = *m_branches[at];
        const std::vector<ValueId> outputs = allOutputs(branch, m_found[at]);
        made.bodies.push_back(
            std::make_shared<const Graph>(branch.work->joint().finishBody(outputs)));
    }
    return made;
}

} // namespace fusewright
