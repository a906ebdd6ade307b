// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_emitter.h"

#include "engine/python/python_constants.h"
#include "engine/python/python_literals.h"

#include <algorithm>
#include <utility>

namespace fusewright::fx {

namespace {

/// The last part of `layers.0.mlp.3` that is no number.
std::string_view lastName(std::string_view path)
{
    while (true) {
        const std::size_t point = path.rfind('.');
        const std::string_view last = path.substr(point == path.npos ? 0 : point + 1);
        const bool isNumber = last.find_first_not_of("0123456789") == last.npos;
        if (!isNumber || point == path.npos)
            return last.empty() ? std::string_view("call_module") : last;
        path = path.substr(0, point);
    }
}

ArgumentKind kindOf(const FxOperand& operand)
{
    return operand.isConstant() ? argumentKind(operand.text) : ArgumentKind::Value;
}

} // namespace

FxEmitter::FxEmitter(std::string name, const ReadOptions& options, const FxModules& modules)
    : m_builder(std::move(name), options.catalogue), m_options(options), m_modules(modules)
{
}

void FxEmitter::setPrefix(std::string names, std::string modules)
{
    m_namePrefix = std::move(names);
    m_modulePrefix = std::move(modules);
}

Symbol FxEmitter::addInput(std::string_view name, ValueType type)
{
    const Symbol symbol = m_names.make(name, m_builder);
    if (m_modules.isWeight(std::string(name)))
        m_builder.addParameter(symbol, type);
    else
        m_builder.addInput(symbol, type);
    return symbol;
}

Symbol FxEmitter::weight(const std::string& path)
{
    const auto [known, isNew] = m_weights.try_emplace(path);
    if (isNew) {
        known->second = m_names.make(path.empty() ? "self" : path, m_builder);
        const auto type = m_weightTypes.find(path);
        m_builder.addParameter(known->second,
                               type == m_weightTypes.end() ? ValueType() : type->second);
    }
    return known->second;
}

void FxEmitter::describeWeight(const std::string& path, ValueType type)
{
    m_weightTypes.emplace(path, type);
}

std::vector<Symbol> FxEmitter::addNode(const FxNode& node)
{
    std::vector<Symbol> results;
    for (const std::string_view name : node.names)
        results.push_back(m_names.make(m_namePrefix + std::string(name), m_builder));
    if (results.empty()) {
        const std::string_view op = node.op;
        const std::string_view last = op.substr(op.rfind('.') + 1);
        results.push_back(m_names.make(m_namePrefix + std::string(last), m_builder));
    }
    m_builder.beginNode(node.op, results.front(), node.place);
    std::string module;
    m_operands.clear();
    for (const FxArgument& argument : node.arguments)
        addValues(argument.operand, module);
    nameArguments(node);
    m_calls.tell(node.callKind, node.arguments, m_operands);
    if (node.callKind == CallKind::Module)
        addOwn(node.modulePath, node.arguments);
    for (const Symbol result : results)
        m_builder.addResult(result);
    if (node.type.type != DataType::Unknown || node.type.shape != ShapeTable::unranked)
        m_builder.describe(results.front(), node.type);
    const std::string& known = node.modulePath.empty() ? module : node.modulePath;
    const std::string& path = known.empty() ? m_modulePrefix : known;
    if (!path.empty()) {
        const std::string_view type =
            node.moduleType.empty() ? m_modules.typeOf(path) : std::string_view(node.moduleType);
        m_builder.setModule(path, type);
    }
    if (!node.source.empty())
        m_builder.setSource(node.source);
    return results;
}

std::vector<Symbol> FxEmitter::addModuleCall(const std::string& path, FxNode node)
{
    node.op = operatorOfModule(path);
    node.callKind = CallKind::Module;
    node.modulePath = path;
    return addNode(node);
}

void FxEmitter::addOwn(const std::string& path, std::span<const FxArgument> given)
{
    const LeafModule leaf = m_ownLeft > 0 ? m_modules.leafAt(path) : LeafModule();
    m_ownLeft -= std::min(m_ownLeft, leaf.weights.size());
    for (const LeafWeight& own : leaf.weights) {
        const std::string name = path + '.' + own.name;
        describeWeight(name, typeOf(own, m_builder.shapes()));
        m_builder.addOperand(weight(name));
    }
    for (const auto& [name, text] : leaf.settings) {
        if (std::ranges::find(given, name, &FxArgument::keyword) == given.end())
            addConstant(FxOperand::constant(text), name);
    }
}

/// The type of the module, or what its name tells: `self.relu_1` is a relu, `self.q_proj` may
/// be anything.
std::string FxEmitter::operatorOfModule(const std::string& path)
{
    const std::string_view type = m_modules.typeOf(path);
    if (!type.empty())
        return std::string(type);
    m_hasUntypedModules = true;
    const std::string_view name = lastName(path);
    const std::size_t end = name.find_last_not_of("0123456789_");
    const std::string_view bare = name.substr(0, end == name.npos ? name.size() : end + 1);
    return std::string(m_options.catalogue->find(bare) ? bare : name);
}

/// Constants become attributes, with the names that the operator has for them.
void FxEmitter::nameArguments(const FxNode& node)
{
    std::vector<ArgumentKind> kinds;
    for (const FxArgument& argument : node.arguments) {
        if (argument.keyword.empty())
            kinds.push_back(kindOf(argument.operand));
    }
    const Parameters* const parameters = ArgumentNames::builtIn().find(node.op, kinds);
    std::size_t named = parameters ? parameters->size() : 0;
    if (parameters && takesTheRest(*parameters, kinds) && addRest(node, *parameters))
        --named;
    std::size_t position = 0;
    for (const FxArgument& argument : node.arguments) {
        if (!argument.keyword.empty()) {
            addConstant(argument.operand, argument.keyword);
            continue;
        }
        if (position < named)
            addConstant(argument.operand, (*parameters)[position].name);
        else if (!parameters || named == parameters->size())
            addConstant(argument.operand, "arg" + std::to_string(position));
        ++position;
    }
}

/// `x.view(b, -1)` is `x.view([b, -1])`; false where there is but a list anyway.
bool FxEmitter::addRest(const FxNode& node, const Parameters& parameters)
{
    if (node.op.starts_with("torch.ops."))
        return false;
    std::vector<std::int64_t> numbers;
    std::string text;
    bool isAllNumbers = true;
    std::size_t position = 0;
    for (const FxArgument& argument : node.arguments) {
        if (!argument.keyword.empty() || position++ + 1 < parameters.size())
            continue;
        const FxOperand& operand = argument.operand;
        if (operand.kind == FxOperand::Kind::Several)
            return false;
        const bool isValue = operand.kind == FxOperand::Kind::Value;
        text += (text.empty() ? "[" : ", ")
            + (isValue ? std::string(m_builder.text(operand.value)) : operand.text);
        const auto number = isValue ? std::nullopt : pythonInteger(operand.text);
        isAllNumbers = isAllNumbers && number;
        numbers.push_back(number.value_or(0));
    }
    AttributeValue value = text + ']';
    if (isAllNumbers)
        value = std::move(numbers);
    m_builder.addAttribute(parameters.back().name, std::move(value));
    return true;
}

void FxEmitter::addConstant(const FxOperand& operand, std::string_view name)
{
    const bool hasText =
        operand.isConstant() || (operand.kind == FxOperand::Kind::Several && operand.hasConstants);
    if (!hasText)
        return;
    const auto [known, isNew] = m_constants.try_emplace(operand.text);
    if (isNew) {
        if (auto value = pythonConstant(operand.text))
            known->second = m_builder.attributeValues().intern(*std::move(value));
    }
    if (known->second.isValid())
        m_builder.addAttribute(Attribute{m_builder.intern(name), known->second});
}

/// Weights tell which module the operator is of.
void FxEmitter::addValues(const FxOperand& operand, std::string& module)
{
    if (operand.kind == FxOperand::Kind::Value || operand.kind == FxOperand::Kind::Module) {
        const bool isValue = operand.kind == FxOperand::Kind::Value;
        const Symbol value = isValue ? operand.value : weight(operand.text);
        m_builder.addOperand(value);
        m_operands.push_back(value);
        if (module.empty() && m_builder.hasParameter(value)) {
            module = m_modules.moduleOfWeight(
                std::string(isValue ? m_builder.text(value) : std::string_view(operand.text)));
        }
    }
    for (const FxOperand& item : operand.items)
        addValues(item, module);
}

void FxEmitter::addOutputs(const FxOperand& operand)
{
    if (operand.kind == FxOperand::Kind::Value)
        m_builder.addOutput(operand.value);
    else if (operand.kind == FxOperand::Kind::Module)
        m_builder.addOutput(weight(operand.text));
    for (const FxOperand& item : operand.items)
        addOutputs(item);
}

} // namespace fusewright::fx
