// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/dpl_pattern.h"

#include <array>

namespace fusewright {

namespace {

std::string quotedName(const std::string& name)
{
    return name.empty() ? std::string() : '"' + name + '"';
}

std::string extentsText(const DplNode& node)
{
    std::string text = "(";
    for (const DplExtent& extent : node.extents) {
        text += text.size() > 1 ? ", " : "";
        text += extent.number        ? std::to_string(*extent.number)
            : !extent.symbol.empty() ? extent.symbol
                                     : "?";
    }
    return text + ')';
}

std::string attributesText(const DplNode& node)
{
    std::string text;
    for (const auto& [name, value] : node.attributes)
        text += (text.empty() ? "" : ", ") + name + '=' + toText(value);
    return '{' + text + '}';
}

/// Of a pattern without parts.
std::optional<std::string> leafText(const DplNode& node)
{
    switch (node.kind) {
    case DplKind::Wildcard:
        return "*";
    case DplKind::Expression:
    case DplKind::Operator:
        return node.name;
    case DplKind::Constant:
        return "const";
    case DplKind::Variable:
        return "var(" + quotedName(node.name) + ')';
    case DplKind::DataflowVariable:
        return "dfv(" + quotedName(node.name) + ')';
    case DplKind::GlobalVariable:
        return "gv(" + quotedName(node.name) + ')';
    case DplKind::ExternFunction:
        return "extern(" + quotedName(node.name) + ')';
    case DplKind::ShapeLiteral:
        return "shape" + extentsText(node);
    default:
        return std::nullopt;
    }
}

/// What stands behind what a pattern asks something more of.
std::string behindText(const DplNode& node)
{
    switch (node.kind) {
    case DplKind::TupleItem:
        return '[' + (node.index < 0 ? "?" : std::to_string(node.index)) + ']';
    case DplKind::HasShape:
        return ".shape" + extentsText(node);
    case DplKind::HasType:
        return ".dtype(" + node.name + ')';
    case DplKind::HasStruct:
        return ".struct(" + node.name + (node.hasExtents ? extentsText(node) : "") + ')';
    case DplKind::HasAttributes:
        return '.' + attributesText(node);
    default:
        return {};
    }
}

/// Writes a pattern without recursion: what is still to be written is on a stack.
class DplWriter {
public:
    explicit DplWriter(const DplPattern& pattern);

    std::string text();

private:
    struct Step {
        std::optional<DplId> node;
        std::string text; ///< Where there is no node.
    };

    void write(DplId id);
    void push(std::string text) { m_later.push_back({std::nullopt, std::move(text)}); }
    void push(DplId id) { m_later.push_back({id, {}}); }
    /// Parts from `from` on, with commas between; pushed in reverse, as a stack wants it.
    void pushParts(const DplNode& node, std::size_t from, std::string end);
    void writeCall(const DplNode& node);
    void writeParts(const DplNode& node);

    const DplPattern& m_pattern;
    std::vector<std::uint32_t> m_uses;
    std::vector<std::uint32_t> m_numbers;
    std::uint32_t m_lastNumber = 0;
    std::vector<Step> m_later;
    std::string m_text;
};

DplWriter::DplWriter(const DplPattern& pattern)
    : m_pattern(pattern), m_uses(pattern.nodes.size()), m_numbers(pattern.nodes.size())
{
    for (const DplNode& node : pattern.nodes) {
        for (const DplId part : node.parts)
            ++m_uses[part];
    }
}

std::string DplWriter::text()
{
    if (!m_pattern.nodes.empty())
        push(m_pattern.root);
    while (!m_later.empty()) {
        const Step step = std::move(m_later.back());
        m_later.pop_back();
        if (step.node)
            write(*step.node);
        else
            m_text += step.text;
    }
    return std::move(m_text);
}

void DplWriter::pushParts(const DplNode& node, std::size_t from, std::string end)
{
    push(std::move(end));
    for (std::size_t at = node.parts.size(); at > from; --at) {
        push(node.parts[at - 1]);
        if (at - 1 > from)
            push(", ");
    }
}

void DplWriter::writeCall(const DplNode& node)
{
    std::string end = ")";
    if (node.anyArguments)
        end = node.parts.size() > 1 ? ", ...)" : "...)";
    pushParts(node, 1, std::move(end));
    push("(");
    push(node.parts.front());
}

void DplWriter::write(DplId id)
{
    const DplNode& node = m_pattern.nodes[id];
    if (m_numbers[id] > 0) {
        m_text += '$' + std::to_string(m_numbers[id]);
        return;
    }
    // Operators say nothing about identity.
    if (m_uses[id] > 1 && node.kind != DplKind::Operator) {
        m_numbers[id] = ++m_lastNumber;
        m_text += '$' + std::to_string(m_numbers[id]) + '=';
    }
    if (const auto leaf = leafText(node)) {
        m_text += *leaf;
        return;
    }
    writeParts(node);
}

void DplWriter::writeParts(const DplNode& node)
{
    switch (node.kind) {
    case DplKind::Call:
        writeCall(node);
        break;
    case DplKind::Tuple:
    case DplKind::UnorderedTuple:
    case DplKind::Function:
        pushParts(node, 0, ")");
        push(node.kind == DplKind::Tuple          ? "tuple("
                 : node.kind == DplKind::Function ? "function("
                                                  : "unordered(");
        break;
    case DplKind::Either:
    case DplKind::Both:
        push(")");
        push(node.parts.back());
        push(node.kind == DplKind::Either ? " | " : " & ");
        push(node.parts.front());
        push("(");
        break;
    case DplKind::Not:
        push(node.parts.front());
        push("~");
        break;
    default:
        push(behindText(node));
        push(node.parts.front());
        break;
    }
}

constexpr auto classNames = std::to_array<std::string_view>({
    "WildcardPattern",
    "ExprPattern",
    "ExprPattern",
    "ConstantPattern",
    "VarPattern",
    "DataflowVarPattern",
    "GlobalVarPattern",
    "ExternFuncPattern",
    "CallPattern",
    "TuplePattern",
    "UnorderedTuplePattern",
    "TupleGetItemPattern",
    "FunctionPattern",
    "PrimArrPattern",
    "OrPattern",
    "AndPattern",
    "NotPattern",
    "ShapePattern",
    "DataTypePattern",
    "TypePattern",
    "AttrPattern",
});

} // namespace

std::string dplText(const DplPattern& pattern)
{
    return DplWriter(pattern).text();
}

std::string_view dplClassName(DplKind kind)
{
    return classNames[static_cast<std::size_t>(kind)];
}

bool isDplWrapper(DplKind kind)
{
    switch (kind) {
    case DplKind::Either:
    case DplKind::Both:
    case DplKind::Not:
    case DplKind::HasShape:
    case DplKind::HasType:
    case DplKind::HasStruct:
    case DplKind::HasAttributes:
        return true;
    default:
        return false;
    }
}

} // namespace fusewright
