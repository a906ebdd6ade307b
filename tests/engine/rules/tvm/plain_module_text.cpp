// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_expressions.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace fusewright::test {

namespace {

using ScriptSort = PlainExpression::Sort;

// Writing

std::string scriptType(const PlainExpression& expression)
{
    std::string text;
    if (expression.type != DataType::Unknown || expression.shape)
        text += dataTypeName(expression.type);
    if (!expression.shape)
        return text;
    text += '[';
    for (const std::int64_t extent : *expression.shape)
        text += (text.back() == '[' ? "" : ",") + (extent < 0 ? "?" : std::to_string(extent));
    return text + ']';
}

std::string scriptOf(const PlainModule& module, std::size_t which)
{
    const PlainExpression& expression = module.expressions[which];
    std::vector<std::string> parts;
    for (const std::size_t part : expression.parts)
        parts.push_back(scriptOf(module, part));
    const auto joined = [&](std::size_t first) {
        std::string text;
        for (std::size_t at = first; at < parts.size(); ++at)
            text += (at == first ? "" : ", ") + parts[at];
        return text;
    };
    switch (expression.sort) {
    case ScriptSort::Call:
    case ScriptSort::Composite: {
        std::string text = joined(1);
        for (const auto& [name, value] : expression.attributes)
            text += (text.empty() ? "" : ", ") + name + '=' + toText(value);
        return (parts.empty() ? "" : parts[0]) + '(' + text + ')';
    }
    case ScriptSort::Tuple:
        return '(' + joined(0) + ')';
    case ScriptSort::Item:
        return parts[0] + '[' + (expression.index ? std::to_string(*expression.index) : "?") + ']';
    case ScriptSort::MatchCast:
        return "match_cast(" + parts[0] + ')';
    case ScriptSort::Literal:
        return expression.attributes.empty() ? "None" : toText(expression.attributes[0].second);
    default:
        return expression.text;
    }
}

// Reading

/// A line that is read from the left.
struct ScriptLine {
    std::string_view rest;
    PlainModule& module;
    bool isWrong = false;

    void skipSpaces()
    {
        while (!rest.empty() && rest.front() == ' ')
            rest.remove_prefix(1);
    }
    bool takes(std::string_view text)
    {
        skipSpaces();
        if (!rest.starts_with(text))
            return false;
        rest.remove_prefix(text.size());
        return true;
    }
    void expect(std::string_view text)
    {
        if (!takes(text))
            isWrong = true;
    }
    std::string word()
    {
        skipSpaces();
        std::size_t length = 0;
        while (length < rest.size()
               && (std::isalnum(static_cast<unsigned char>(rest[length])) != 0
                   || rest[length] == '_' || rest[length] == '.' || rest[length] == '-'
                   || rest[length] == '?'))
            ++length;
        const std::string found(rest.substr(0, length));
        rest.remove_prefix(length);
        isWrong = isWrong || found.empty();
        return found;
    }
    std::optional<std::int64_t> whole(std::string_view text) const
    {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool isWhole = error == std::errc() && end == text.data() + text.size();
        return isWhole ? std::optional(number) : std::nullopt;
    }

    /// A number, a truth, a text or a list of numbers.
    AttributeValue attribute()
    {
        if (takes("\"")) {
            const std::size_t end = rest.find('"');
            isWrong = isWrong || end == std::string_view::npos;
            const std::string text(rest.substr(0, end));
            rest.remove_prefix(isWrong ? rest.size() : end + 1);
            return text;
        }
        if (takes("[")) {
            std::vector<std::int64_t> numbers;
            while (!takes("]") && !isWrong) {
                numbers.push_back(whole(word()).value_or(0));
                takes(",");
            }
            return numbers;
        }
        const std::string text = word();
        if (text == "true" || text == "false")
            return text == "true";
        if (const auto number = whole(text))
            return *number;
        double real = 0;
        isWrong = isWrong
            || std::from_chars(text.data(), text.data() + text.size(), real).ec != std::errc();
        return real;
    }

    bool isLiteral()
    {
        skipSpaces();
        return !rest.empty()
            && (rest.front() == '"' || rest.front() == '[' || rest.front() == '-'
                || std::isdigit(static_cast<unsigned char>(rest.front())) != 0);
    }

    std::vector<std::size_t> fields()
    {
        std::vector<std::size_t> all;
        while (!takes(")") && !isWrong) {
            all.push_back(argument());
            takes(",");
        }
        return all;
    }

    std::size_t argument()
    {
        if (takes("("))
            return module.add({.sort = ScriptSort::Tuple, .parts = fields()});
        if (isLiteral())
            return module.add({.sort = ScriptSort::Literal, .attributes = {{{}, attribute()}}});
        return known(word());
    }

    std::size_t known(const std::string& name)
    {
        const auto found = module.find(name);
        isWrong = isWrong || !found;
        return found.value_or(0);
    }

    std::size_t call(const std::string& name)
    {
        PlainExpression made{.sort = ScriptSort::Call, .parts = {module.operatorNamed(name)}};
        while (!takes(")") && !isWrong) {
            const std::string_view before = rest;
            const std::string key = isLiteral() || rest.starts_with('(') ? "" : word();
            if (!key.empty() && takes("=")) {
                AttributeValue value = attribute();
                made.attributes.emplace_back(key, std::move(value));
            } else {
                rest = before;
                made.parts.push_back(argument());
            }
            takes(",");
        }
        return module.add(std::move(made));
    }

    std::size_t value()
    {
        if (takes("("))
            return module.add({.sort = ScriptSort::Tuple, .parts = fields()});
        const std::string name = word();
        if (name == "match_cast" && takes("(")) {
            const std::size_t cast = known(word());
            expect(")");
            return module.add({.sort = ScriptSort::MatchCast, .parts = {cast}});
        }
        if (takes("("))
            return call(name);
        const std::size_t of = known(name);
        if (!takes("["))
            return of;
        const auto index = whole(word());
        isWrong = isWrong || !index;
        expect("]");
        return module.add({.sort = ScriptSort::Item, .parts = {of}, .index = index});
    }

    void type(PlainExpression& of)
    {
        skipSpaces();
        if (rest.empty())
            return;
        of.type = parseDataType(word()).value_or(DataType::Unknown);
        if (!takes("["))
            return;
        of.shape.emplace();
        while (!takes("]") && !isWrong) {
            of.shape->push_back(whole(word()).value_or(-1));
            takes(",");
        }
    }

    void read()
    {
        if (takes("return ")) {
            for (skipSpaces(); !rest.empty() && !isWrong; takes(","))
                module.giveOut(known(word()));
            return;
        }
        const std::string name = word();
        if (takes("=")) {
            const std::size_t bound = value();
            if (takes(":"))
                type(module.expressions[bound]);
            module.bind(name, bound);
        } else {
            PlainExpression outside{.text = name};
            expect(":");
            outside.isDataflow = takes("dataflow");
            outside.sort = takes("const") ? ScriptSort::Constant : ScriptSort::Variable;
            type(outside);
            module.add(std::move(outside));
        }
        skipSpaces();
        isWrong = isWrong || !rest.empty();
    }
};

} // namespace

std::string PlainModule::text() const
{
    std::string text;
    for (const PlainExpression& each : expressions) {
        const bool isConstant = each.sort == ScriptSort::Constant;
        if (!isConstant && (each.sort != ScriptSort::Variable || each.value))
            continue;
        text +=
            each.text + ':' + (each.isDataflow ? " dataflow" : "") + (isConstant ? " const" : "");
        const std::string type = scriptType(each);
        text += (type.empty() ? "" : ' ' + type) + '\n';
    }
    for (const std::size_t variable : variables) {
        const std::size_t value = *expressions[variable].value;
        const bool isNamed = !expressions[value].text.empty();
        const std::string type = isNamed ? std::string() : scriptType(expressions[value]);
        text += expressions[variable].text + " = " + scriptOf(*this, value)
            + (type.empty() ? "" : ": " + type) + '\n';
    }
    if (outputs.empty())
        return text;
    text += "return";
    for (const std::size_t output : outputs)
        text += (text.ends_with("return") ? " " : ", ") + expressions[output].text;
    return text + '\n';
}

std::optional<PlainModule> plainModule(std::string_view text)
{
    PlainModule module;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        ScriptLine line{.rest = text.substr(0, end), .module = module};
        line.skipSpaces();
        if (!line.rest.empty())
            line.read();
        if (line.isWrong)
            return std::nullopt;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return module;
}

} // namespace fusewright::test
