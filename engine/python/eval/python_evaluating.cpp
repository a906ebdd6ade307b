// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What is deep to the left (`a + b + c`, `a.b().c`) is walked down to its start and then built up
// again, so that only what is nested in brackets makes the interpreter call itself.

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/python_literals.h"

namespace fusewright {

namespace {

bool isDeepToTheLeft(PythonKind kind)
{
    return kind == PythonKind::Binary || kind == PythonKind::Compare
        || kind == PythonKind::Attribute || kind == PythonKind::Call
        || kind == PythonKind::Subscript;
}

/// As Python names what is called when the arguments cannot be put together.
std::string calledName(PythonValue function)
{
    if (function.is(PythonType::Method))
        function = function.as<PythonMethod>().function;
    if (function.is(PythonType::Class))
        return function.as<PythonClass>().name + "()";
    if (function.is(PythonType::Builtin))
        return function.as<PythonBuiltin>().name + "()";
    if (!function.is(PythonType::Function))
        return "function";
    const auto& known = function.as<PythonFunction>();
    return known.closure->module->name + '.' + known.qualifiedName + "()";
}

} // namespace

// NOLINTBEGIN(misc-no-recursion): as deep as brackets are nested, which the parser limits.
PythonValue PythonInterpreter::evaluate(PythonNodeId expression)
{
    Level level(m_runtime);
    if (!m_runtime.step() || level.isTooDeep())
        return {};
    std::vector<PythonNodeId> spine;
    PythonNodeId start = expression;
    for (; isDeepToTheLeft(m_tree.kind(start)); start = m_tree.first(start))
        spine.push_back(start);
    PythonValue value = evaluateStart(start);
    if (m_reading && value.isValid())
        m_reading->parts.emplace_back(start, value);
    PythonValue chained;
    while (!spine.empty() && value.isValid()) {
        const PythonNodeId node = spine.back();
        spine.pop_back();
        if (!m_runtime.step())
            return {};
        value = extend(node, value, chained);
        if (m_reading && value.isValid())
            m_reading->parts.emplace_back(node, value);
    }
    return value;
}

PythonValue PythonInterpreter::evaluateStart(PythonNodeId node)
{
    at(node);
    switch (m_tree.kind(node)) {
    case PythonKind::Name:
        return readName(m_tree.word(node));
    case PythonKind::Number:
        return evaluateNumber(node);
    case PythonKind::String: {
        const std::string_view text = m_tree.text(node);
        const std::string_view prefix = text.substr(0, text.find_first_of("'\""));
        if (prefix.find_first_of("bB") != prefix.npos)
            return m_runtime.unknown("Bytes are not modelled.");
        return m_runtime.string(m_program.stringOf(node));
    }
    case PythonKind::Formed:
        return evaluateFormed(m_program.partsOf(node));
    case PythonKind::Constant:
        return m_tree.word(node) == "None" ? PythonValue::none()
                                           : PythonValue::boolean(m_tree.word(node) == "True");
    case PythonKind::Ellipsis:
        return PythonValue::ellipsis();
    case PythonKind::Tuple:
    case PythonKind::List:
    case PythonKind::Set:
        return evaluateItems(node);
    case PythonKind::Dict:
        return evaluateDict(node);
    case PythonKind::Unary:
        return evaluateUnary(node);
    case PythonKind::Conditional:
        return evaluateConditional(node);
    case PythonKind::Lambda:
        return makeFunction(node, "<lambda>");
    case PythonKind::Comprehension:
        return evaluateComprehension(node);
    case PythonKind::Assignment: {
        const PythonValue value = evaluate(m_tree.last(node));
        if (!value.isValid())
            return {};
        // It belongs to the block around a comprehension.
        PythonScope* const mine = m_scope;
        while (m_scope->kind == PythonScope::Kind::Comprehension && m_scope->outer)
            m_scope = m_scope->outer;
        const bool isDone = assign(m_tree.first(node), value);
        m_scope = mine;
        return isDone ? value : PythonValue();
    }
    case PythonKind::Await:
        return evaluateYield(node);
    case PythonKind::Slice:
        return evaluateSlice(node);
    default:
        return m_runtime.raise("SyntaxError", "this is no expression");
    }
}

PythonValue PythonInterpreter::extend(PythonNodeId node, PythonValue left, PythonValue& chained)
{
    const PythonNodeId right = m_tree.last(node);
    switch (m_tree.kind(node)) {
    case PythonKind::Attribute:
        at(node);
        return m_runtime.attribute(left, m_tree.word(node));
    case PythonKind::Call:
        return evaluateCall(node, left);
    case PythonKind::Subscript: {
        const PythonValue index = evaluate(right);
        at(node);
        return index.isValid() ? m_runtime.item(left, index) : index;
    }
    case PythonKind::Compare:
        return extendCompare(node, left, chained);
    default:
        break;
    }
    const std::string_view word = m_tree.word(node);
    if (word == "and" || word == "or") {
        at(node);
        const PythonValue known = m_runtime.truthValue(left);
        if (!known.isValid())
            return {};
        if (known.is(PythonType::Unknown))
            return known;
        return known.asBoolean() == (word == "or") ? left : evaluate(right);
    }
    const PythonValue operand = evaluate(right);
    const auto which = pythonOperator(word);
    if (!operand.isValid() || !which)
        return {};
    at(node);
    return m_runtime.binary(*which, left, operand);
}

/// `chained` is the operand that the comparison before ended with.
PythonValue PythonInterpreter::extendCompare(PythonNodeId node, PythonValue left,
                                             PythonValue& chained)
{
    const PythonNodeId before = m_tree.first(node);
    if (m_tree.is(before, PythonKind::Compare) && !m_tree.isBracketed(before)) {
        at(before);
        const PythonValue known = m_runtime.truthValue(left);
        if (!known.is(PythonType::Bool) || !known.asBoolean())
            return known.is(PythonType::Bool) ? left : known;
        left = chained;
    }
    const PythonValue right = evaluate(m_tree.last(node));
    if (!right.isValid())
        return {};
    chained = right;
    at(node);
    return compareWord(m_tree.word(node), left, right);
}

PythonValue PythonInterpreter::compareWord(std::string_view word, PythonValue left,
                                           PythonValue right)
{
    if (const auto which = pythonComparison(word))
        return m_runtime.compare(*which, left, right);
    const bool isNegated = word.starts_with("not") || word.find("not") != word.npos;
    PythonValue result;
    if (word.starts_with("is")) {
        for (const PythonValue each : {left, right}) {
            if (each.is(PythonType::Unknown))
                return m_runtime.unknown("It is compared with `is`.", each);
        }
        result = PythonValue::boolean(left.isSame(right));
    } else {
        result = m_runtime.contains(right, left);
    }
    if (!isNegated || !result.is(PythonType::Bool))
        return result;
    return PythonValue::boolean(!result.asBoolean());
}

PythonValue PythonInterpreter::evaluateCall(PythonNodeId node, PythonValue function)
{
    PythonArguments arguments;
    for (PythonNodeId argument = m_tree.next(m_tree.first(node)); argument.isValid();
         argument = m_tree.next(argument)) {
        if (!addArgument(argument, function, arguments))
            return {};
    }
    at(node);
    return m_runtime.call(function, std::move(arguments));
}

bool PythonInterpreter::addArgument(PythonNodeId node, PythonValue function,
                                    PythonArguments& arguments)
{
    const bool isKeyword = m_tree.is(node, PythonKind::Keyword);
    const bool isStar = m_tree.is(node, PythonKind::Star);
    const PythonValue value = evaluate(isKeyword || isStar ? m_tree.first(node) : node);
    if (!value.isValid())
        return false;
    if (!isStar && !isKeyword) {
        arguments.positional.push_back(value);
        return true;
    }
    const auto addKeyword = [&](std::string name, PythonValue given) {
        if (arguments.keyword(name).isValid()) {
            m_runtime.raise("TypeError",
                            calledName(function) + " got multiple values for keyword argument '"
                                + name + '\'');
            return false;
        }
        arguments.keywords.push_back({std::move(name), given});
        return true;
    };
    if (isKeyword)
        return addKeyword(std::string(m_tree.word(node)), value);
    at(node);
    if (m_tree.word(node) == "*") {
        const auto items = m_runtime.itemsOf(value);
        if (!items && m_runtime.stop() == PythonStop::Raised && value.type() < PythonType::String) {
            m_runtime.goOn();
            m_runtime.raise("TypeError",
                            calledName(function) + " argument after * must be an iterable, not "
                                + m_runtime.typeName(value));
        }
        if (items)
            arguments.positional.insert(arguments.positional.end(), items->begin(), items->end());
        return items.has_value();
    }
    if (value.is(PythonType::Unknown))
        return m_runtime.needsKnown(value, "Its items are arguments.").isValid();
    if (value.is(PythonType::Host) && !m_runtime.itemsOf(value))
        return false;
    if (!value.is(PythonType::Dict))
        return m_runtime
            .raise("TypeError",
                   calledName(function) + " argument after ** must be a mapping, not "
                       + m_runtime.typeName(value))
            .isValid();
    for (const PythonTable::Entry& entry : value.as<PythonTable>().entries()) {
        if (!entry.key.isValid())
            continue;
        if (!entry.key.is(PythonType::String))
            return m_runtime.raise("TypeError", "keywords must be strings").isValid();
        if (!addKeyword(entry.key.as<PythonString>().text, entry.value))
            return false;
    }
    return true;
}

PythonValue PythonInterpreter::evaluateNumber(PythonNodeId node)
{
    const std::string_view text = m_tree.word(node);
    if (const auto integer = pythonInteger(text))
        return PythonValue::integer(*integer);
    if (text.ends_with('j') || text.ends_with('J'))
        return m_runtime.unknown("Complex numbers are not modelled.");
    if (text.find_first_not_of("0123456789_") == text.npos || text.starts_with("0x")
        || text.starts_with("0X"))
        return m_runtime.unknown("`" + std::string(text) + "` does not fit into 64 bits.");
    if (const auto real = pythonFloat(text))
        return PythonValue::real(*real);
    return m_runtime.raise("SyntaxError", "invalid decimal literal");
}

PythonValue PythonInterpreter::evaluateUnary(PythonNodeId node)
{
    const PythonNodeId operand = m_tree.first(node);
    const std::string_view word = m_tree.word(node);
    if (word == "-" && m_tree.is(operand, PythonKind::Number)
        && m_tree.word(operand) == "9223372036854775808")
        return PythonValue::integer(INT64_MIN);
    const PythonValue value = evaluate(operand);
    if (!value.isValid())
        return {};
    at(node);
    if (word == "not") {
        const PythonValue known = m_runtime.truthValue(value);
        return known.is(PythonType::Bool) ? PythonValue::boolean(!known.asBoolean()) : known;
    }
    return m_runtime.unary(word == "-"       ? PythonUnary::Minus
                               : word == "+" ? PythonUnary::Plus
                                             : PythonUnary::Invert,
                           value);
}

PythonValue PythonInterpreter::evaluateConditional(PythonNodeId node)
{
    const PythonNodeId first = m_tree.first(node);
    const PythonNodeId condition = m_tree.next(first);
    const PythonValue value = evaluate(condition);
    if (!value.isValid())
        return {};
    at(condition);
    const PythonValue known = m_runtime.truthValue(value);
    if (known.is(PythonType::Unknown))
        return m_runtime.unknown("It decides between two values.", known);
    if (!known.isValid())
        return {};
    return evaluate(known.asBoolean() ? first : m_tree.last(node));
}

/// Generators run at once: what they give is collected.
PythonValue PythonInterpreter::evaluateYield(PythonNodeId node)
{
    const PythonNodeId given = m_tree.first(node);
    const PythonValue value = given.isValid() ? evaluate(given) : PythonValue::none();
    if (!value.isValid() || m_tree.word(node) == "await")
        return value;
    if (m_tree.word(node) == "yield") {
        m_yielded.push_back(value);
        return m_runtime.grow(1) ? PythonValue::none() : PythonValue();
    }
    at(node);
    const auto items = m_runtime.itemsOf(value);
    if (!items)
        return {};
    m_yielded.insert(m_yielded.end(), items->begin(), items->end());
    return PythonValue::none();
}

PythonValue PythonInterpreter::evaluateSlice(PythonNodeId node)
{
    std::vector<PythonValue> parts;
    for (const PythonNodeId child : m_tree.children(node)) {
        parts.push_back(m_tree.is(child, PythonKind::Absent) ? PythonValue::none()
                                                             : evaluate(child));
        if (!parts.back().isValid())
            return {};
    }
    for (const PythonValue part : parts) {
        if (part.is(PythonType::Unknown))
            return m_runtime.unknown("It is the bound of a slice.", part);
    }
    return PythonValue(m_runtime.heap().make<PythonSlice>(parts[0], parts[1], parts[2]));
}
// NOLINTEND(misc-no-recursion)

} // namespace fusewright
