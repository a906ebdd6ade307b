// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_text.h"

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace fusewright {

namespace {

constexpr std::size_t deepestText = 150;

/// Writes values into one text, which must not get too long.
class ReprWriter {
public:
    explicit ReprWriter(PythonRuntime& runtime) : m_runtime(runtime) { }

    bool write(PythonValue value);
    std::string take() { return std::move(m_text); }

private:
    bool add(std::string_view text)
    {
        m_text += text;
        return m_runtime.grow(text.size()) && m_runtime.step();
    }
    bool writeItems(const std::vector<PythonValue>& items, std::string_view open,
                    std::string_view close);
    bool writeTable(const PythonTable& table);
    bool writeObject(PythonValue value);
    bool writeInstance(PythonValue value);

    PythonRuntime& m_runtime;
    std::string m_text;
    std::vector<const PythonObject*> m_within; ///< What is being written.
};

// NOLINTBEGIN(misc-no-recursion): as deep as values are nested, which is counted.
bool ReprWriter::write(PythonValue value)
{
    switch (value.type()) {
    case PythonType::None:
        return add("None");
    case PythonType::Ellipsis:
        return add("Ellipsis");
    case PythonType::NotImplemented:
        return add("NotImplemented");
    case PythonType::Bool:
        return add(value.asBoolean() ? "True" : "False");
    case PythonType::Int:
        return add(std::to_string(value.asInteger()));
    case PythonType::Float:
        return add(pythonRealText(value.asReal()));
    case PythonType::String:
        return add(pythonQuoted(value.as<PythonString>().text));
    default:
        break;
    }
    if (std::ranges::find(m_within, value.object()) != m_within.end())
        return add(value.is(PythonType::List)       ? "[...]"
                       : value.is(PythonType::Dict) ? "{...}"
                                                    : "(...)");
    if (m_within.size() >= deepestText) {
        m_runtime.raise("RecursionError",
                        "maximum recursion depth exceeded while getting the repr of an object");
        return false;
    }
    m_within.push_back(value.object());
    const bool isWritten = writeObject(value);
    m_within.pop_back();
    return isWritten;
}

bool ReprWriter::writeItems(const std::vector<PythonValue>& items, std::string_view open,
                            std::string_view close)
{
    if (!add(open))
        return false;
    for (std::size_t at = 0; at < items.size(); ++at) {
        if ((at > 0 && !add(", ")) || !write(items[at]))
            return false;
    }
    return add(close);
}

bool ReprWriter::writeTable(const PythonTable& table)
{
    const bool isDict = table.type == PythonType::Dict;
    const bool isFrozen = table.type == PythonType::FrozenSet;
    if (table.size() == 0)
        return add(isDict ? "{}" : isFrozen ? "frozenset()" : "set()");
    if (!add(isFrozen ? "frozenset({" : "{"))
        return false;
    bool isFirst = true;
    for (const PythonTable::Entry& entry : table.entries()) {
        if (!entry.key.isValid())
            continue;
        if ((!isFirst && !add(", ")) || !write(entry.key)
            || (isDict && (!add(": ") || !write(entry.value))))
            return false;
        isFirst = false;
    }
    return add(isFrozen ? "})" : "}");
}

bool ReprWriter::writeInstance(PythonValue value)
{
    PythonInstance& instance = value.as<PythonInstance>();
    const PythonClass& made = *instance.made;
    if (const PythonValue does = made.find("__repr__"); does.isValid()) {
        const PythonValue text = m_runtime.call(does, {{value}, {}});
        if (text.is(PythonType::Unknown))
            m_runtime.writesUnknown(text);
        return text.is(PythonType::String) ? add(text.as<PythonString>().text)
            : text.isValid()               ? add("<unknown>")
                                           : false;
    }
    if (made.isException) {
        const auto& arguments = static_cast<PythonException&>(instance).arguments;
        return add(made.name) && writeItems(arguments, "(", ")");
    }
    const PythonValue name = instance.attributes.find("name");
    if (made.isEnumeration && name.is(PythonType::String))
        return add('<' + made.name + '.' + name.as<PythonString>().text + ": ")
            && write(instance.attributes.find("value")) && add(">");
    if (!made.isData)
        return add('<' + made.name + " object>");
    if (!add(made.name + '('))
        return false;
    bool isFirst = true;
    for (const PythonNames::Entry& entry : instance.attributes.entries()) {
        if (!add((isFirst ? "" : ", ") + entry.name + '=') || !write(entry.value))
            return false;
        isFirst = false;
    }
    return add(")");
}

bool ReprWriter::writeObject(PythonValue value)
{
    switch (value.type()) {
    case PythonType::List:
        return writeItems(value.as<PythonSequence>().items, "[", "]");
    case PythonType::Tuple: {
        const auto& items = value.as<PythonSequence>().items;
        const std::string_view type = value.as<PythonSequence>().viewName;
        if (!type.empty())
            return add(type) && writeItems(items, "([", "])");
        return writeItems(items, "(", items.size() == 1 ? ",)" : ")");
    }
    case PythonType::View:
        return add(value.as<PythonSequence>().viewName)
            && writeItems(value.as<PythonSequence>().items, "([", "])");
    case PythonType::Dict:
    case PythonType::Set:
    case PythonType::FrozenSet:
        return writeTable(value.as<PythonTable>());
    case PythonType::Slice: {
        const auto& slice = value.as<PythonSlice>();
        return add("slice") && writeItems({slice.start, slice.stop, slice.step}, "(", ")");
    }
    case PythonType::Range: {
        const auto& range = value.as<PythonRange>();
        return add("range(" + std::to_string(range.start) + ", " + std::to_string(range.stop)
                   + (range.step == 1 ? "" : ", " + std::to_string(range.step)) + ')');
    }
    case PythonType::Function:
        return add("<function " + value.as<PythonFunction>().qualifiedName + '>');
    case PythonType::Builtin:
        return add("<built-in function " + value.as<PythonBuiltin>().name + '>');
    case PythonType::Class: {
        const auto& made = value.as<PythonClass>();
        const std::string name = made.qualifiedName.empty() ? made.name : made.qualifiedName;
        return add("<class '" + (made.module.empty() ? name : made.module + '.' + name) + "'>");
    }
    case PythonType::Instance:
        return writeInstance(value);
    case PythonType::Module:
        return add("<module '" + value.as<PythonModule>().name + "'>");
    case PythonType::Host:
        return add(value.as<PythonHostObject>().text());
    case PythonType::Unknown:
        m_runtime.writesUnknown(value);
        return add("<unknown>");
    default:
        return add('<' + m_runtime.typeName(value) + " object>");
    }
}
// NOLINTEND(misc-no-recursion)

} // namespace

std::string pythonRealText(double value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value < 0 ? "-inf" : "inf";
    std::array<char, 40> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                   std::chars_format::scientific)
                         .ptr;
    std::string text(digits.data(), end);
    const int exponent = std::atoi(text.c_str() + text.find('e') + 1);
    if (exponent < -4 || exponent >= 16)
        return text;
    const auto fixedEnd =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed)
            .ptr;
    std::string fixed(digits.data(), fixedEnd);
    return fixed.find('.') == fixed.npos ? fixed + ".0" : fixed;
}

std::string pythonQuoted(std::string_view text)
{
    const bool hasSingle = text.find('\'') != text.npos;
    const char quote = hasSingle && text.find('"') == text.npos ? '"' : '\'';
    std::string quoted(1, quote);
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == quote || character == '\\') {
            quoted += '\\';
            quoted += character;
        } else if (character == '\n' || character == '\r' || character == '\t') {
            quoted += character == '\n' ? "\\n" : character == '\r' ? "\\r" : "\\t";
        } else if (byte < 0x20 || byte == 0x7F) {
            quoted += "\\x";
            quoted += "0123456789abcdef"[byte >> 4];
            quoted += "0123456789abcdef"[byte & 15];
        } else {
            quoted += character;
        }
    }
    return quoted + quote;
}

std::optional<std::string> PythonRuntime::repr(PythonValue value)
{
    const Level level(*this);
    ReprWriter writer(*this);
    if (!writer.write(value))
        return std::nullopt;
    return writer.take();
}

std::optional<std::string> PythonRuntime::str(PythonValue value)
{
    const Level level(*this);
    if (value.is(PythonType::String))
        return value.as<PythonString>().text;
    if (!value.is(PythonType::Instance))
        return repr(value);
    const auto& instance = value.as<PythonInstance>();
    if (const PythonValue does = instance.made->find("__str__"); does.isValid()) {
        const PythonValue text = call(does, {{value}, {}});
        if (text.is(PythonType::String))
            return text.as<PythonString>().text;
        if (text.is(PythonType::Unknown))
            writesUnknown(text);
        else if (text.isValid())
            raise("TypeError", "__str__ returned non-string (type " + typeName(text) + ')');
        return isStopped() ? std::nullopt : std::optional<std::string>("<unknown>");
    }
    const PythonValue name = instance.attributes.find("name");
    if (instance.made->isEnumeration && name.is(PythonType::String))
        return instance.made->name + '.' + name.as<PythonString>().text;
    if (!instance.made->isException || instance.made->find("__repr__").isValid())
        return repr(value);
    const auto& arguments = static_cast<const PythonException&>(instance).arguments;
    if (arguments.empty())
        return std::string();
    const bool isKey = instance.made->derivesFrom(*library().exception("KeyError"));
    if (arguments.size() == 1)
        return isKey ? repr(arguments.front()) : str(arguments.front());
    const PythonValue all = tuple(arguments);
    return all.isValid() ? repr(all) : std::nullopt;
}

std::optional<std::string> PythonRuntime::format(PythonValue value, std::string_view spec)
{
    if (spec.empty() || value.is(PythonType::Unknown))
        return str(value);
    if (value.isNumber() && !(value.is(PythonType::Bool) && spec.find_first_of("sdf") == spec.npos))
        return formatNumber(*this, value, spec);
    if (value.is(PythonType::String))
        return formatText(*this, value.as<PythonString>().text, spec);
    if (value.is(PythonType::Instance)) {
        const PythonValue does = value.as<PythonInstance>().made->find("__format__");
        if (does.isValid()) {
            const PythonValue text = call(does, {{value, string(std::string(spec))}, {}});
            if (text.is(PythonType::Unknown)) {
                writesUnknown(text);
                return std::string();
            }
            return text.is(PythonType::String) ? std::optional(text.as<PythonString>().text)
                                               : std::nullopt;
        }
    }
    raise("TypeError", "unsupported format string passed to " + typeName(value) + ".__format__");
    return std::nullopt;
}

} // namespace fusewright
