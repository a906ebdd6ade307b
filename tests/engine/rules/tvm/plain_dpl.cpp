// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_dpl.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <type_traits>

namespace fusewright::test {

namespace {

using DplSort = PlainDplNode::Sort;

std::string dplQuoted(const std::string& text)
{
    return '"' + text + '"';
}

std::string dplTypeWord(DataType type)
{
    switch (type) {
    case DataType::F64:
        return "float64";
    case DataType::F32:
        return "float32";
    case DataType::F16:
        return "float16";
    case DataType::BF16:
        return "bfloat16";
    case DataType::I64:
        return "int64";
    case DataType::I32:
        return "int32";
    case DataType::I8:
        return "int8";
    case DataType::U8:
        return "uint8";
    default:
        return std::string(dataTypeName(type));
    }
}

template <class T>
std::string dplLiteral(const T& value)
{
    if constexpr (std::is_same_v<T, bool>) {
        return value ? "True" : "False";
    } else if constexpr (std::is_same_v<T, double>) {
        char digits[40];
        std::string text(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
        return text.find_first_of(".en") == std::string::npos ? text + ".0" : text;
    } else if constexpr (std::is_same_v<T, std::int64_t>) {
        return std::to_string(value);
    } else if constexpr (std::is_same_v<T, std::string>) {
        return dplQuoted(value);
    } else if constexpr (std::is_same_v<T, TensorLiteral> || std::is_same_v<T, RawJson>) {
        return "None";
    } else {
        std::string text = "[";
        for (const auto& each : value)
            text += (text.size() == 1 ? "" : ", ") + dplLiteral(each);
        return text + ']';
    }
}

std::string dplJoined(const std::vector<std::string>& parts, std::size_t first = 0)
{
    std::string text;
    for (std::size_t at = first; at < parts.size(); ++at)
        text += (at == first ? "" : ", ") + parts[at];
    return text;
}

std::string dplCall(const PlainDplNode& node, const std::vector<std::string>& parts)
{
    std::string text = parts[0] + '(' + dplJoined(parts, 1);
    if (node.takesMore)
        text += (parts.size() > 1 ? ", " : "") + std::string("varg_default_wildcard=True");
    return text + ')';
}

std::string dplItem(const PlainDplNode& node, const std::vector<std::string>& parts)
{
    return "is_tuple_get_item(" + parts[0]
        + (node.index ? ", " + std::to_string(*node.index) : std::string()) + ')';
}

std::string dplAttributes(const PlainDplNode& node)
{
    std::string text;
    for (const auto& [name, value] : node.attributes) {
        text += (text.empty() ? "" : ", ") + dplQuoted(name) + ": "
            + std::visit([](const auto& known) { return dplLiteral(known); }, value);
    }
    return '{' + text + '}';
}

/// The expression that builds an object from its parts, which bind as tightly as a call.
std::string dplExpression(const PlainDplNode& node, const std::vector<std::string>& parts)
{
    switch (node.sort) {
    case DplSort::Wildcard:
        return "wildcard()";
    case DplSort::Operator:
        return "is_op(" + dplQuoted(node.text) + ')';
    case DplSort::Call:
        return dplCall(node, parts);
    case DplSort::Constant:
        return "is_const()";
    case DplSort::Variable:
        return "is_var(" + (node.text.empty() ? "" : dplQuoted(node.text)) + ')';
    case DplSort::DataflowVariable:
        return "is_dfv(" + (node.text.empty() ? "" : dplQuoted(node.text)) + ')';
    case DplSort::Tuple:
        return "is_tuple([" + dplJoined(parts) + "])";
    case DplSort::UnorderedTuple:
        return "is_tuple([" + dplJoined(parts) + "], unordered=True)";
    case DplSort::Item:
        return dplItem(node, parts);
    case DplSort::Either:
        return '(' + parts[0] + " | " + parts[1] + ')';
    case DplSort::Both:
        return '(' + parts[0] + " & " + parts[1] + ')';
    case DplSort::Not:
        return "(~" + parts[0] + ')';
    case DplSort::HasDType:
        return parts[0] + ".has_dtype(" + dplQuoted(dplTypeWord(node.type)) + ')';
    case DplSort::HasShape:
        return parts[0] + ".has_shape(" + dplLiteral(node.shape) + ')';
    case DplSort::HasAttributes:
        return parts[0] + ".has_attr(" + dplAttributes(node) + ')';
    }
    return {};
}

} // namespace

std::size_t PlainDpl::add(PlainDplNode node)
{
    nodes.push_back(std::move(node));
    root = nodes.size() - 1;
    return root;
}

std::size_t PlainDpl::op(const std::string& name)
{
    return add({.sort = DplSort::Operator, .text = name});
}

std::size_t PlainDpl::callOf(std::size_t callee, const std::vector<std::size_t>& arguments)
{
    PlainDplNode node{.sort = DplSort::Call, .parts = {callee}};
    node.parts.insert(node.parts.end(), arguments.begin(), arguments.end());
    return add(std::move(node));
}

std::size_t PlainDpl::call(const std::string& name, const std::vector<std::size_t>& arguments)
{
    return callOf(op(name), arguments);
}

std::size_t PlainDpl::openCall(const std::string& name, const std::vector<std::size_t>& arguments)
{
    const std::size_t made = call(name, arguments);
    nodes[made].takesMore = true;
    return made;
}

std::size_t PlainDpl::variable(const std::string& name)
{
    return add({.sort = DplSort::Variable, .text = name});
}

std::size_t PlainDpl::dataflowVariable(const std::string& name)
{
    return add({.sort = DplSort::DataflowVariable, .text = name});
}

std::size_t PlainDpl::tuple(const std::vector<std::size_t>& fields)
{
    return add({.sort = DplSort::Tuple, .parts = fields});
}

std::size_t PlainDpl::unorderedTuple(const std::vector<std::size_t>& fields)
{
    return add({.sort = DplSort::UnorderedTuple, .parts = fields});
}

std::size_t PlainDpl::item(std::size_t of, std::optional<std::int64_t> index)
{
    return add({.sort = DplSort::Item, .parts = {of}, .index = index});
}

std::size_t PlainDpl::either(std::size_t first, std::size_t second)
{
    return add({.sort = DplSort::Either, .parts = {first, second}});
}

std::size_t PlainDpl::both(std::size_t first, std::size_t second)
{
    return add({.sort = DplSort::Both, .parts = {first, second}});
}

std::size_t PlainDpl::no(std::size_t what)
{
    return add({.sort = DplSort::Not, .parts = {what}});
}

std::size_t PlainDpl::hasDType(std::size_t what, DataType type)
{
    return add({.sort = DplSort::HasDType, .parts = {what}, .type = type});
}

std::size_t PlainDpl::hasShape(std::size_t what, const std::vector<std::int64_t>& shape)
{
    return add({.sort = DplSort::HasShape, .parts = {what}, .shape = shape});
}

std::size_t PlainDpl::hasAttribute(std::size_t what, const std::string& name, AttributeValue value)
{
    return add({.sort = DplSort::HasAttributes,
                .parts = {what},
                .attributes = {{name, std::move(value)}}});
}

std::vector<bool> PlainDpl::reached() const
{
    std::vector<bool> isReached(nodes.size());
    if (root < nodes.size())
        isReached[root] = true;
    for (std::size_t at = nodes.size(); at-- > 0;) {
        for (const std::size_t part : nodes[at].parts)
            isReached[part] = isReached[part] || isReached[at];
    }
    return isReached;
}

std::string PlainDpl::python(const std::string& name) const
{
    const std::vector<bool> isReached = reached();
    std::vector<std::size_t> uses(nodes.size());
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        for (const std::size_t part : nodes[at].parts)
            uses[part] += isReached[at] ? 1 : 0;
    }
    for (const auto& [label, node] : labels)
        uses[node] += 2;
    std::string statements;
    std::vector<std::string> expressions(nodes.size());
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        if (!isReached[at] && uses[at] == 0)
            continue;
        std::vector<std::string> parts;
        for (const std::size_t part : nodes[at].parts)
            parts.push_back(expressions[part]);
        expressions[at] = dplExpression(nodes[at], parts);
        if (uses[at] < 2)
            continue;
        const std::string variable = name + '_' + std::to_string(at);
        statements += variable + " = " + expressions[at] + '\n';
        expressions[at] = variable;
    }
    return statements + name + " = " + expressions[root] + '\n';
}

std::string PlainDpl::pythonOf(std::size_t object, const std::vector<std::string>& parts) const
{
    return dplExpression(nodes[object], parts);
}

std::string PlainDpl::pythonLabels(const std::string& name) const
{
    std::string text;
    for (const auto& [label, node] : labels) {
        text += (text.empty() ? "{" : ", ") + dplQuoted(label) + ": " + name + '_'
            + std::to_string(node);
    }
    return text.empty() ? text : text + '}';
}

std::string plainDplImports()
{
    return "from tvm.relax.dpl import (\n"
           "    is_const, is_dfv, is_op, is_tuple, is_tuple_get_item, is_var, wildcard,\n"
           ")\n";
}

} // namespace fusewright::test
