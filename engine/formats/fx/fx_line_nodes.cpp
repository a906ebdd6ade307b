// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_line_nodes.h"

#include "engine/formats/fx/fx_higher_order.h"
#include "engine/formats/fx/fx_sections.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <array>

namespace fusewright::fx {

namespace {

/// What the module `operator` has and FX uses; all of it is built in.
constexpr auto operatorNames = std::to_array<std::string_view>(
    {"abs",  "add",       "and_",    "eq",     "floordiv", "ge",    "getitem",  "gt",  "iadd",
     "iand", "ifloordiv", "imul",    "invert", "ior",      "isub",  "itruediv", "le",  "lshift",
     "lt",   "matmul",    "mod",     "mul",    "ne",       "neg",   "not_",     "or_", "pos",
     "pow",  "rshift",    "setitem", "sub",    "truediv",  "truth", "xor"});

/// Behind the string that begins here.
std::size_t endOfString(std::string_view text, std::size_t at)
{
    const char quote = text[at++];
    while (at < text.size() && text[at] != quote)
        at += text[at] == '\\' ? 2 : 1;
    return std::min(at + 1, text.size());
}

/// `aten.add.Tensor`, as tables print it.
bool isOverload(std::string_view target)
{
    static constexpr auto namespaces = std::to_array<std::string_view>(
        {"aten.", "prims.", "quantized_decomposed.", "_c10d_functional.", "inductor."});
    return std::ranges::count(target, '.') == 2
        && std::ranges::any_of(namespaces,
                               [&](std::string_view name) { return target.starts_with(name); });
}

/// What is inside of `device(type='cuda', index=0)` is `cuda:0` elsewhere.
std::string deviceText(std::string_view text)
{
    static constexpr std::string_view type = "device(type='";
    static constexpr std::string_view index = "index=";
    if (!text.starts_with(type) || !text.ends_with(')'))
        return std::string(text);
    text.remove_prefix(type.size());
    std::string device(text.substr(0, text.find('\'')));
    const std::size_t number = text.find(index);
    if (number != std::string_view::npos)
        device += ':'
            + std::string(
                      text.substr(number + index.size(), text.size() - 1 - number - index.size()));
    return device;
}

} // namespace

std::string operatorOfTarget(std::string_view target)
{
    static constexpr std::string_view builtIn = "<built-in function ";
    if (!target.starts_with('<')) {
        if (isOverload(target))
            return "torch.ops." + std::string(target);
        return isHigherOrderName(target) ? "torch.ops.higher_order." + std::string(target)
                                         : std::string(target);
    }
    for (const std::string_view before :
         {builtIn, std::string_view("<built-in method "), std::string_view("<function "),
          std::string_view("<method '")}) {
        if (!target.starts_with(before))
            continue;
        const std::string_view name = target.substr(
            before.size(),
            std::min(target.find_first_of(" >'", before.size()), target.size()) - before.size());
        const bool isOperator =
            before == builtIn && std::ranges::find(operatorNames, name) != operatorNames.end();
        return (isOperator ? "operator." : "") + std::string(name);
    }
    // <OpOverload(op='aten.add', overload='Tensor')>
    return std::string(target);
}

FxLineNodes::FxLineNodes(const SourceText& source, FxReferences references, FxEmitter& emitter,
                         Diagnostics& diagnostics)
    : m_source(source), m_references(references), m_emitter(emitter), m_diagnostics(diagnostics)
{
}

void FxLineNodes::complain(const char* code, std::string message, ByteRange place) const
{
    m_diagnostics.error(code, std::move(message), m_source.name(), m_source.range(place));
}

void FxLineNodes::add(const FxLine& line)
{
    if (line.opcode == "placeholder" || line.opcode == "PlaceHolder") {
        bind(line.name, FxOperand::ofValue(m_emitter.addInput(line.name, line.type)));
        return;
    }
    if (line.opcode == "get_attr") {
        m_emitter.describeWeight(std::string(line.target), line.type);
        bind(line.name, {.kind = FxOperand::Kind::Module, .text = std::string(line.target)});
        return;
    }
    const bool isModule = line.opcode == "call_module";
    if (!isModule && line.opcode != "call_function" && line.opcode != "call_method") {
        complain("unknown-opcode", "\"" + std::string(line.opcode) + "\" is not an opcode of FX.",
                 line.place);
        return;
    }
    std::vector<FxArgument> arguments;
    for (const std::string_view argument : line.arguments)
        arguments.push_back({{}, operandOf(argument, line)});
    for (const auto& [keyword, value] : line.keywords)
        arguments.push_back({keyword, operandOf(value, line)});
    std::string op = isModule ? std::string() : operatorOfTarget(line.target);
    takeGraphs(op, arguments);
    FxNode node{
        .names = {line.name}, .arguments = arguments, .place = line.place.begin, .type = line.type};
    node.op = std::move(op);
    const std::vector<Symbol> results = isModule
        ? m_emitter.addModuleCall(std::string(line.target), std::move(node))
        : m_emitter.addNode(node);
    bind(line.name, FxOperand::ofValue(results.front()));
}

FxOperand FxLineNodes::operandOf(std::string_view text, const FxLine& line) const
{
    FxOperand operand = FxOperand::constant(deviceText(text));
    findReferences(text, m_references, operand, line.place);
    if (operand.items.empty())
        return operand;
    const std::string_view bare = text.starts_with('%') ? text.substr(1) : text;
    if (operand.items.size() == 1 && endOfName(bare, 0) == bare.size())
        return std::move(operand.items.front());
    operand.kind = FxOperand::Kind::Several;
    std::erase(operand.text, '%');
    return operand;
}

/// Collects the values that a text names. In slices they have no mark.
void FxLineNodes::findReferences(std::string_view text, FxReferences references, FxOperand& operand,
                                 ByteRange place) const
{
    std::size_t unmarkedUntil = 0; ///< The end of a slice.
    for (std::size_t at = 0; at < text.size();) {
        const bool isMarked = text[at] == '%';
        const std::size_t begin = at + (isMarked ? 1 : 0);
        const bool isBare = references == FxReferences::Bare;
        if (isBare && (text[at] == '"' || text[at] == '\'')) {
            at = endOfString(text, at);
            operand.hasConstants = true;
            continue;
        }
        const std::size_t end = endOfName(text, begin);
        if (end == begin) {
            const bool isBetween = std::string_view("()[]{}, %").find(text[at]) != text.npos;
            operand.hasConstants = operand.hasConstants || !isBetween;
            ++at;
            continue;
        }
        const std::string_view name = text.substr(begin, end - begin);
        at = end;
        if (name == "slice" && text.substr(end).starts_with('('))
            unmarkedUntil = std::min(text.find(')', end), text.size());
        const auto known = m_values.find(name);
        const bool counts = isMarked || isBare || end <= unmarkedUntil;
        if (counts && known != m_values.end() && !text.substr(end).starts_with('=')) {
            operand.items.push_back(known->second);
            continue;
        }
        operand.hasConstants = true;
        if (isMarked) {
            complain("unknown-value", "No line above defines %" + std::string(name) + '.', place);
        }
    }
}

void FxLineNodes::addOutputs(std::string_view text)
{
    FxOperand operand;
    findReferences(text, FxReferences::Bare, operand, {});
    operand.kind = FxOperand::Kind::Several;
    m_emitter.addOutputs(operand);
}

} // namespace fusewright::fx
