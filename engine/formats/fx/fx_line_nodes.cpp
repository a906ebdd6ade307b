// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_line_nodes.h"

#include "engine/formats/fx/fx_higher_order.h"
#include "engine/formats/fx/fx_literal.h"
#include "engine/formats/fx/fx_sections.h"
#include "engine/python/python_constants.h"
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

constexpr std::size_t deepestList = 64;

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

/// What is in brackets, and what they say of it; `Other` where none are around.
struct Bracket {
    FxOperand::Form form = FxOperand::Form::Other;
    std::string_view inside;
};

Bracket bracketOf(std::string_view text)
{
    static constexpr std::string_view slice = "slice(";
    if (text.size() < 2)
        return {};
    const std::string_view inside = text.substr(1, text.size() - 2);
    const bool isList =
        (text.front() == '[' && text.back() == ']') || (text.front() == '(' && text.back() == ')');
    if (isList)
        return {FxOperand::Form::List, inside};
    if (text.front() == '{' && text.back() == '}')
        return {FxOperand::Form::Dict, inside};
    if (text.starts_with(slice) && text.ends_with(')'))
        return {FxOperand::Form::Slice, text.substr(slice.size(), text.size() - slice.size() - 1)};
    return {};
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
    arguments.reserve(line.arguments.size() + line.keywords.size());
    for (const std::string_view argument : line.arguments)
        arguments.push_back({{}, operandOf(argument, line)});
    for (const auto& [keyword, value] : line.keywords)
        arguments.push_back({keyword, operandOf(value, line)});
    std::string op = isModule ? std::string() : operatorOfTarget(line.target);
    takeGraphs(op, arguments);
    FxNode node{
        .names = {line.name}, .arguments = arguments, .place = line.place.begin, .type = line.type};
    node.op = std::move(op);
    if (line.opcode == "call_method")
        node.callKind = CallKind::Method;
    const std::vector<Symbol> results = isModule
        ? m_emitter.addModuleCall(std::string(line.target), std::move(node))
        : m_emitter.addNode(node);
    bind(line.name, FxOperand::ofValue(results.front()));
}

FxOperand FxLineNodes::operandOf(std::string_view text, const FxLine& line) const
{
    FxOperand operand = constantOf(text);
    findReferences(text, m_references, operand, line.place);
    if (operand.items.empty())
        return operand;
    const std::string_view bare = text.starts_with('%') ? text.substr(1) : text;
    if (operand.items.size() == 1 && endOfName(bare, 0) == bare.size())
        return std::move(operand.items.front());
    operand.kind = FxOperand::Kind::Several;
    std::erase(operand.text, '%');
    arrange(text, operand);
    return operand;
}

FxOperand FxLineNodes::constantOf(std::string_view text) const
{
    if (text.starts_with("device("))
        return {.kind = FxOperand::Kind::Device, .text = deviceName(text)};
    const bool isBare = m_references == FxReferences::Marked;
    return FxOperand::constant(text,
                               isBare ? FxOperand::Kind::BareText : FxOperand::Kind::Constant);
}

/// Puts the values of an operand, which stand one behind the other, into the lists that they are
/// in.
void FxLineNodes::arrange(std::string_view text, FxOperand& operand) const
{
    std::span<const FxOperand> values = operand.items;
    FxOperand arranged;
    const bool isArranged = place(text, {}, values, arranged) && values.empty();
    operand.form = isArranged ? arranged.form : FxOperand::Form::Other;
    if (isArranged)
        operand.items = std::move(arranged.items);
}

/// Takes from the front of the values what the text names; false where it is nested too deep.
bool FxLineNodes::place(std::string_view text, Around around, std::span<const FxOperand>& values,
                        FxOperand& operand) const
{
    text = withoutSpace(text);
    const std::string_view bare = text.substr(text.starts_with('%') ? 1 : 0);
    const bool counts =
        bare.size() < text.size() || around.isSlice || m_references == FxReferences::Bare;
    const bool isValue = counts && !bare.empty() && endOfName(bare, 0) == bare.size()
        && m_values.contains(bare) && !values.empty();
    if (isValue) {
        operand = values.front();
        values = values.subspan(1);
        return true;
    }
    const Bracket bracket = bracketOf(text);
    if (bracket.form == FxOperand::Form::Other) {
        operand = constantOf(text);
        return true;
    }
    if (around.depth >= deepestList)
        return false;
    operand = {.kind = FxOperand::Kind::Several, .form = bracket.form, .text = std::string(text)};
    const bool isDict = bracket.form == FxOperand::Form::Dict;
    const Around inside{.depth = around.depth + 1,
                        .isSlice = bracket.form == FxOperand::Form::Slice};
    for (const std::string_view item : splitPythonItems(bracket.inside)) {
        const std::size_t colon = isDict ? item.find(": ") : std::string_view::npos;
        const std::size_t begin = colon == std::string_view::npos ? 0 : colon + 1;
        FxOperand placed;
        if (!place(item.substr(begin), inside, values, placed))
            return false;
        if (isDict) {
            FxOperand pair{.kind = FxOperand::Kind::Several};
            pair.items.push_back(FxOperand::constant(item.substr(0, colon)));
            pair.items.push_back(std::move(placed));
            placed = std::move(pair);
        }
        operand.items.push_back(std::move(placed));
    }
    return true;
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
