// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_literal.h"

#include "engine/python/python_constants.h"
#include "engine/python/python_literals.h"
#include "engine/support/json_writer.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace fusewright::fx {

namespace {

using std::string_view;

constexpr std::size_t deepestLevel = 64;

std::string pythonJson(string_view text)
{
    std::string json = "{\"python\": ";
    appendJsonString(json, text);
    return json += '}';
}

std::string textJson(string_view text)
{
    std::string json;
    appendJsonString(json, text);
    return json;
}

/// What is in the brackets of `NAME(…)`; null where it is not that as a whole.
string_view insideCall(string_view text, string_view name)
{
    const bool isCall = text.size() > name.size() + 1 && text.starts_with(name)
        && text[name.size()] == '(' && text.ends_with(')');
    return isCall ? text.substr(name.size() + 1, text.size() - name.size() - 2) : string_view();
}

std::string numberJson(string_view text, double number)
{
    if (!std::isfinite(number))
        return std::string("{\"float\": \"")
            + (std::isnan(number) ? "nan"
                   : number < 0   ? "-inf"
                                  : "inf")
            + "\"}";
    // As Python prints a number, JSON has it too.
    const string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
    const std::size_t point = digits.find('.');
    const bool isPlain = digits.find_first_not_of("0123456789.eE+-") == digits.npos
        && (digits.find_first_not_of("0123456789") != digits.npos) && !digits.starts_with('.')
        && !digits.starts_with('+')
        && (digits.size() < 2 || digits[0] != '0' || digits[1] < '0' || digits[1] > '9')
        && (point == digits.npos || (point + 1 < digits.size() && isDigit(digits[point + 1])));
    if (isPlain)
        return std::string(text);
    JsonWriter writer;
    writer.number(number);
    return writer.take();
}

bool isDigits(string_view text)
{
    const string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
    return !digits.empty() && digits.find_first_not_of("0123456789") == digits.npos;
}

std::string scalarJson(string_view text, FxTexts texts)
{
    if (text == "None" || text.empty())
        return "null";
    if (text == "True" || text == "False")
        return text == "True" ? "true" : "false";
    if (text == "Ellipsis" || text == "...")
        return pythonJson("Ellipsis");
    if (const auto integer = pythonInteger(text))
        return std::to_string(*integer);
    if (isDigits(text))
        return pythonJson(text);
    if (const auto number = pythonFloat(text))
        return numberJson(text, *number);
    if (texts == FxTexts::Bare)
        return text.starts_with("torch.") || text.starts_with('<') ? pythonJson(text)
                                                                   : textJson(text);
    if (isPythonString(text))
        return textJson(pythonString(text));
    for (const string_view name : {"device", "torch.device"}) {
        if (const string_view inside = insideCall(text, name); !inside.empty())
            return deviceJson(isPythonString(inside)
                                  ? pythonString(inside)
                                  : deviceName(text.substr(text.find("device("))));
    }
    if (const string_view inside = insideCall(text, "float"); isPythonString(inside)) {
        if (const auto number = pythonFloat(pythonString(inside)))
            return numberJson({}, *number);
    }
    return pythonJson(text);
}

/// Calls with every character that is in no string, and with how many brackets enclose it; those
/// of a bracket itself count as inside. Ends where that gives true; gives where that was.
template <class Visit>
std::size_t findOutsideStrings(string_view text, Visit visit)
{
    std::size_t depth = 0;
    char quote = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char character = text[at];
        if (quote != 0) {
            if (character == '\\')
                ++at;
            else if (character == quote)
                quote = 0;
            continue;
        }
        if (character == '\'' || character == '"') {
            quote = character;
            continue;
        }
        if (string_view("([{").find(character) != string_view::npos)
            ++depth;
        if (visit(at, character, depth))
            return at;
        if (string_view(")]}").find(character) != string_view::npos)
            depth -= depth > 0 ? 1 : 0;
    }
    return text.size();
}

/// Cuts a text where a character stands that no bracket encloses and that is in no string.
std::vector<string_view> cutAt(char where, string_view text)
{
    std::vector<string_view> parts;
    std::size_t begin = 0;
    findOutsideStrings(text, [&](std::size_t at, char character, std::size_t depth) {
        if (character == where && depth == 0) {
            parts.push_back(text.substr(begin, at - begin));
            begin = at + 1;
        }
        return false;
    });
    parts.push_back(text.substr(begin));
    return parts;
}

/// Whether the first bracket of a text is closed by its last character.
bool closesAtItsEnd(string_view text)
{
    const std::size_t end =
        findOutsideStrings(text, [](std::size_t, char character, std::size_t depth) {
            return depth == 1 && string_view(")]}").find(character) != string_view::npos;
        });
    return end + 1 == text.size();
}

/// Writes a constant level by level: what is in a list waits until the list is open.
class LiteralWriter {
public:
    explicit LiteralWriter(FxTexts texts) : m_texts(texts) { }

    std::string write(string_view constant)
    {
        add(constant);
        while (!m_levels.empty()) {
            Level& level = m_levels.back();
            if (level.next == level.items.size()) {
                m_json += level.closing;
                m_levels.pop_back();
                continue;
            }
            m_json += level.next > 0 ? ", " : "";
            const string_view item = level.items[level.next++];
            add(level.isDict ? behindKey(item) : item);
        }
        return std::move(m_json);
    }

private:
    struct Level {
        std::vector<string_view> items;
        string_view closing;
        bool isDict = false;
        std::size_t next = 0;
    };

    void add(string_view item)
    {
        item = withoutSpace(item);
        if (const string_view size = insideCall(item, "torch.Size"); !size.empty())
            item = withoutSpace(size);
        if (m_levels.size() >= deepestLevel || !open(item))
            m_json += scalarJson(item, m_texts);
    }

    /// Whether it is something that has items.
    bool open(string_view item)
    {
        if (closesAtItsEnd(item)) {
            const string_view inside = item.substr(1, item.size() - 2);
            if (item.front() == '[' && item.back() == ']')
                return open("[", {splitPythonItems(inside), "]"});
            if (item.front() == '(' && item.back() == ')' && isTuple(inside))
                return open("[", {splitPythonItems(inside), "]"});
            if (item.front() == '{' && item.back() == '}' && isDict(inside))
                return open("{\"dict\": {", {splitPythonItems(inside), "}}", true});
            if (const string_view bounds = insideCall(item, "slice"); !bounds.empty())
                return openSlice(splitPythonItems(bounds));
        }
        if (m_texts == FxTexts::Bare)
            return false;
        // An index as people write it: `x[:2]`, `x[0, :]`.
        if (m_levels.empty() && cutAt(',', item).size() > 1)
            return open("[", {splitPythonItems(item), "]"});
        const auto bounds = cutAt(':', item);
        return bounds.size() > 1 && bounds.size() < 4 && openSlice(bounds, true);
    }

    bool open(string_view opening, Level level)
    {
        m_json += opening;
        m_levels.push_back(std::move(level));
        return true;
    }

    /// Written as an index the first bound is told, as a call the second.
    bool openSlice(std::vector<string_view> bounds, bool isIndex = false)
    {
        if (bounds.empty() || bounds.size() > 3)
            return false;
        if (bounds.size() == 1 && !isIndex)
            bounds.insert(bounds.begin(), "None");
        bounds.resize(3, "None");
        return open("{\"slice\": [", {std::move(bounds), "]}"});
    }

    static bool isTuple(string_view inside)
    {
        return withoutSpace(inside).empty() || cutAt(',', inside).size() > 1;
    }

    static bool isDict(string_view inside)
    {
        return std::ranges::all_of(splitPythonItems(inside),
                                   [](string_view item) { return cutAt(':', item).size() > 1; });
    }

    string_view behindKey(string_view item)
    {
        const string_view key = cutAt(':', item).front();
        const string_view name = withoutSpace(key);
        m_json += textJson(isPythonString(name) ? pythonString(name) : std::string(name)) + ": ";
        return item.substr(std::min(key.size() + 1, item.size()));
    }

    FxTexts m_texts;
    std::string m_json;
    std::vector<Level> m_levels;
};

} // namespace

std::string literalJson(string_view constant, FxTexts texts)
{
    return LiteralWriter(texts).write(constant);
}

std::string deviceJson(string_view name)
{
    return pythonJson("torch.device('" + std::string(name) + "')");
}

std::string deviceName(string_view text)
{
    static constexpr string_view type = "device(type='";
    static constexpr string_view index = "index=";
    if (!text.starts_with(type) || !text.ends_with(')'))
        return std::string(text);
    text.remove_prefix(type.size());
    std::string device(text.substr(0, text.find('\'')));
    const std::size_t number = text.find(index);
    if (number != string_view::npos)
        device += ':'
            + std::string(
                      text.substr(number + index.size(), text.size() - 1 - number - index.size()));
    return device;
}

} // namespace fusewright::fx
