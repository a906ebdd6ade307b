// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/graph_lines.h"

#include "engine/graph/literal_values.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace fusewright::test {

namespace {

struct Line {
    std::string name;
    std::string kind;
    std::string target;
    std::string arguments;
};

std::optional<Line> lineOf(std::string_view text)
{
    Line line;
    if (text.starts_with("output("))
        return Line{"output", "output", {}, std::string(text.substr(7, text.size() - 8))};
    const std::size_t equals = text.find(" = ");
    if (equals == text.npos)
        return std::nullopt;
    line.name = text.substr(0, equals);
    std::string_view rest = text.substr(equals + 3);
    const std::size_t space = rest.find(' ');
    line.kind = rest.substr(0, space);
    if (space == rest.npos)
        return line;
    rest.remove_prefix(space + 1);
    const std::size_t open = rest.find('(');
    if (open == rest.npos)
        return std::nullopt;
    line.target = rest.substr(0, open);
    line.arguments = rest.substr(open + 1, rest.size() - open - 2);
    return line;
}

std::string realText(double number)
{
    std::array<char, 64> buffer{};
    // As Python does.
    const double size = std::abs(number);
    const bool isLong = size >= 1e16 || (size > 0 && size < 1e-4);
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                      isLong ? std::chars_format::scientific : std::chars_format::fixed)
            .ptr;
    std::string text(buffer.data(), end);
    if (std::isfinite(number) && text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

/// Of a flat one: `{a: %x, b: 1}`.
std::string dictText(std::string json)
{
    std::string text;
    for (const auto& [from, to] : {std::pair(R"({"value":")", "%"), {"\"}", ""}}) {
        for (std::size_t at = json.find(from); at != std::string::npos; at = json.find(from))
            json.replace(at, std::string_view(from).size(), to);
    }
    for (const char each : json)
        text += each == '"' ? std::string()
            : each == ':'   ? std::string(": ")
            : each == ','   ? std::string(", ")
                            : std::string(1, each);
    return text;
}

/// As `canonical.py` writes it.
struct CanonicalText {
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return realText(number); }
    std::string operator()(bool truth) const { return truth ? "True" : "False"; }
    std::string operator()(const std::string& text) const { return '\'' + text + '\''; }
    std::string operator()(const TensorLiteral&) const { return "tensor"; }
    // NOLINTNEXTLINE(misc-no-recursion): lists of the corpus are not deep.
    std::string operator()(const RawJson& raw) const
    {
        const std::string text = pythonText(raw);
        if (text.starts_with(R"({"slice":)")) {
            const std::string list = text.substr(9, text.size() - 10);
            std::string inner = "slice(";
            for (const AttributeValue& each :
                 literalItems(RawJson{list}).value_or(std::vector<AttributeValue>()))
                inner += (inner.ends_with('(') ? "" : ", ") + std::visit(*this, each);
            return inner + ')';
        }
        if (text.starts_with(R"({"dict":{)"))
            return dictText(text.substr(8, text.size() - 9));
        if (text.starts_with(R"({"value":")"))
            return '%' + text.substr(10, text.size() - 12);
        if (text.starts_with('[')) {
            std::string inner = "[";
            for (const AttributeValue& each :
                 literalItems(raw).value_or(std::vector<AttributeValue>()))
                inner += (inner.size() > 1 ? ", " : "") + std::visit(*this, each);
            return inner + ']';
        }
        return text;
    }
    template <class Item>
    std::string operator()(const std::vector<Item>& items) const
    {
        std::string text = "[";
        for (const Item& item : items)
            text += (text.size() > 1 ? ", " : "") + (*this)(item);
        return text + ']';
    }
};

std::string argumentsOf(const Graph& graph, NodeId node)
{
    std::string text;
    std::uint8_t depth = 0;
    bool isFirst = true;
    const auto closeTo = [&](std::uint8_t wanted) {
        for (; depth > wanted; --depth) {
            text += ']';
            isFirst = false;
        }
    };
    for (const CallArgument& argument : graph.arguments(node)) {
        closeTo(argument.depth);
        text += std::exchange(isFirst, false) ? "" : ", ";
        if (argument.keyword.isValid())
            text += std::string(graph.text(argument.keyword)) + '=';
        if (argument.isOperand()) {
            text += '%' + std::string(graph.valueName(graph.inputs(node)[argument.operand]));
        } else if (argument.isList()) {
            text += '[';
            ++depth;
            isFirst = true;
        } else {
            text += std::visit(CanonicalText{}, graph.attributeValue(argument.literal));
        }
    }
    closeTo(0);
    return text;
}

/// What each node means, and whether somebody uses it.
class Meanings {
public:
    void add(const std::string& name, std::string meaning)
    {
        // Texts of deep graphs would be long: what they are made of is told by a number.
        m_number[name] = std::to_string(std::hash<std::string>()(meaning));
        m_meaning[name] = std::move(meaning);
    }
    const std::string& use(const std::string& name)
    {
        m_isUsed[name] = true;
        return m_number[name];
    }
    std::vector<std::string> unused() const
    {
        std::vector<std::string> all;
        for (const auto& [name, meaning] : m_meaning) {
            if (!m_isUsed.contains(name) && !meaning.starts_with("in "))
                all.push_back("unused " + meaning);
        }
        std::ranges::sort(all);
        return all;
    }

private:
    std::map<std::string, std::string> m_number;
    std::map<std::string, std::string> m_meaning;
    std::map<std::string, bool> m_isUsed;
};

} // namespace

/// Outputs are a list of all, nested or not.
static std::string withoutBrackets(std::string text)
{
    std::erase_if(text, [](char each) { return each == '[' || each == ']'; });
    return text;
}

std::vector<std::string> linesOf(const Graph& graph)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < graph.valueCount(); ++at) {
        const ValueId value(at);
        const std::string name(graph.valueName(value));
        if (graph.valueKind(value) == ValueKind::Input)
            lines.push_back(name + " = placeholder");
        else if (graph.valueKind(value) == ValueKind::Parameter)
            lines.push_back(name + " = get_attr");
    }
    for (const NodeId node : graph.nodes()) {
        const NodeCall* const call = graph.call(node);
        const CallKind kind = call ? call->kind : CallKind::Unknown;
        const std::string target(kind == CallKind::Module ? graph.text(graph.moduleOf(node).path)
                                                          : graph.nativeName(node));
        lines.push_back(std::string(graph.valueName(graph.outputs(node).front())) + " = call_"
                        + std::string(callKindName(kind)) + ' ' + target + '('
                        + argumentsOf(graph, node) + ')');
    }
    std::string outputs;
    for (const ValueId value : graph.outputs())
        outputs += (outputs.empty() ? "" : ", ") + ('%' + std::string(graph.valueName(value)));
    lines.push_back("output(" + outputs + ')');
    return lines;
}

std::vector<std::string> meaningOf(const std::vector<std::string>& lines)
{
    Meanings meanings;
    std::vector<std::string> all;
    for (const std::string& text : lines) {
        const auto line = lineOf(text);
        if (!line)
            return {text};
        std::string arguments;
        for (std::size_t at = 0; at < line->arguments.size(); ++at) {
            if (line->arguments[at] != '%') {
                arguments += line->arguments[at];
                continue;
            }
            std::size_t end = at + 1;
            while (end < line->arguments.size()
                   && std::string_view(",)]}").find(line->arguments[end]) == std::string_view::npos)
                ++end;
            arguments += '%' + meanings.use(line->arguments.substr(at + 1, end - at - 1));
            at = end - 1;
        }
        // Whether a weight is an input or an attribute depends on who captured the graph.
        if (line->kind == "placeholder" || line->kind == "get_attr")
            meanings.add(line->name, "in " + line->name);
        else if (line->kind == "output")
            all.push_back("output " + withoutBrackets(arguments));
        else
            meanings.add(line->name, line->kind + ' ' + line->target + '(' + arguments + ')');
    }
    const std::vector<std::string> unused = meanings.unused();
    all.insert(all.end(), unused.begin(), unused.end());
    return all;
}

} // namespace fusewright::test
