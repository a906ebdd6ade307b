// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/python/eval/python_text.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

constexpr std::string_view spaces = " \t\n\r\f\v";

const std::string& selfText(PythonCall& call)
{
    return call.self.as<PythonString>().text;
}

/// An argument that must be a text; null after something was raised.
const std::string* textAt(PythonCall& call, std::size_t index)
{
    const PythonValue given = call.at(index);
    if (given.is(PythonType::String))
        return &given.as<PythonString>().text;
    call.runtime.raise("TypeError",
                       call.builtin.name + "() argument " + std::to_string(index + 1)
                           + " must be str, not " + call.runtime.typeName(given));
    return nullptr;
}

/// What it costs to look for a long part, which may begin everywhere; a short one costs nothing
/// beside the text. False when the budget is used up.
bool maySearch(PythonCall& call, std::string_view text, std::string_view part)
{
    constexpr std::size_t lettersOfAStep = 64;
    return call.runtime.step((text.size() / lettersOfAStep) * (part.size() / lettersOfAStep));
}

PythonValue stringJoin(PythonCall& call)
{
    const auto items = call.runtime.itemsOf(call.at(0));
    if (!items)
        return {};
    std::string text;
    for (std::size_t at = 0; at < items->size(); ++at) {
        const PythonValue item = (*items)[at];
        if (item.is(PythonType::Unknown))
            return call.runtime.unknown("It is joined into a text.", item);
        if (!item.is(PythonType::String))
            return call.runtime.raise("TypeError",
                                      "sequence item " + std::to_string(at)
                                          + ": expected str instance, "
                                          + call.runtime.typeName(item) + " found");
        const std::string& part = item.as<PythonString>().text;
        if (!call.runtime.grow(part.size() + selfText(call).size()))
            return {};
        text += (at > 0 ? selfText(call) : std::string()) + part;
    }
    return call.runtime.string(std::move(text));
}

/// At blanks, as `split` without a separator does.
std::vector<std::string> wordsOf(std::string_view text, std::int64_t most)
{
    std::vector<std::string> words;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
        if (text.empty())
            return words;
        if (most == 0) {
            words.emplace_back(text.substr(0, text.find_last_not_of(spaces) + 1));
            return words;
        }
        const std::size_t end = std::min(text.find_first_of(spaces), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
        --most;
    }
}

PythonValue listOfTexts(PythonRuntime& runtime, const std::vector<std::string>& texts)
{
    std::vector<PythonValue> items;
    for (const std::string& text : texts) {
        items.push_back(runtime.string(text));
        if (!items.back().isValid())
            return {};
    }
    return runtime.list(std::move(items));
}

PythonValue splitText(PythonCall& call, bool isFromRight)
{
    const PythonValue separator = call.at(0, "sep");
    const PythonValue limit = call.at(1, "maxsplit");
    std::int64_t most = limit.isIntegral() ? limit.asInteger() : -1;
    std::string_view text = selfText(call);
    if (!separator.is(PythonType::String))
        return listOfTexts(call.runtime, wordsOf(text, most));
    const std::string& mark = separator.as<PythonString>().text;
    if (mark.empty())
        return call.runtime.raise("ValueError", "empty separator");
    if (!maySearch(call, text, mark))
        return {};
    std::vector<std::string> parts;
    while (most != 0 && call.runtime.step()) {
        const std::size_t found = isFromRight ? text.rfind(mark) : text.find(mark);
        if (found == text.npos)
            break;
        if (isFromRight) {
            parts.emplace_back(text.substr(found + mark.size()));
            text = text.substr(0, found);
        } else {
            parts.emplace_back(text.substr(0, found));
            text.remove_prefix(found + mark.size());
        }
        --most;
    }
    parts.emplace_back(text);
    if (isFromRight)
        std::ranges::reverse(parts);
    return listOfTexts(call.runtime, parts);
}

PythonValue stringSplit(PythonCall& call)
{
    return splitText(call, false);
}

PythonValue stringRightSplit(PythonCall& call)
{
    return splitText(call, true);
}

PythonValue stringSplitLines(PythonCall& call)
{
    std::vector<std::string> lines;
    std::string_view text = selfText(call);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return listOfTexts(call.runtime, lines);
}

PythonValue stringPartition(PythonCall& call)
{
    const std::string* const mark = textAt(call, 0);
    if (!mark)
        return {};
    const std::string& text = selfText(call);
    if (!maySearch(call, text, *mark))
        return {};
    const bool isFromRight = call.builtin.name == "rpartition";
    const std::size_t found = isFromRight ? text.rfind(*mark) : text.find(*mark);
    std::vector<std::string> parts = isFromRight ? std::vector<std::string>{"", "", text}
                                                 : std::vector<std::string>{text, "", ""};
    if (found != text.npos)
        parts = {text.substr(0, found), *mark, text.substr(found + mark->size())};
    const PythonValue list = listOfTexts(call.runtime, parts);
    return list.isValid() ? call.runtime.tuple(list.as<PythonSequence>().items) : list;
}

PythonValue stripText(PythonCall& call, bool left, bool right)
{
    const PythonValue given = call.at(0);
    const std::string_view marks =
        given.is(PythonType::String) ? std::string_view(given.as<PythonString>().text) : spaces;
    std::string_view text = selfText(call);
    if (!maySearch(call, text, marks))
        return {};
    if (left)
        text.remove_prefix(std::min(text.find_first_not_of(marks), text.size()));
    if (right)
        text = text.substr(0, text.find_last_not_of(marks) + 1);
    return call.runtime.string(std::string(text));
}

PythonValue stringStrip(PythonCall& call)
{
    return stripText(call, call.builtin.name != "rstrip", call.builtin.name != "lstrip");
}

PythonValue stringReplace(PythonCall& call)
{
    const std::string* const from = textAt(call, 0);
    const std::string* const to = from ? textAt(call, 1) : nullptr;
    if (!to)
        return {};
    std::int64_t most = call.at(2).isIntegral() ? call.at(2).asInteger() : -1;
    std::string_view text = selfText(call);
    if (!maySearch(call, text, *from))
        return {};
    std::string result;
    while (most != 0 && !text.empty() && call.runtime.step()) {
        const std::size_t found = from->empty() ? 0 : text.find(*from);
        if (found == text.npos)
            break;
        if (!call.runtime.grow(found + to->size() + 1))
            return {};
        result += std::string(text.substr(0, found)) + *to;
        if (from->empty())
            result += text.front();
        text.remove_prefix(found + std::max<std::size_t>(from->size(), 1));
        --most;
    }
    if (from->empty() && most != 0)
        result += *to;
    return call.runtime.string(result + std::string(text));
}

PythonValue stringEnds(PythonCall& call)
{
    const bool isStart = call.builtin.name == "startswith";
    const auto fits = [&](PythonValue mark) {
        const std::string& part = mark.as<PythonString>().text;
        return isStart ? selfText(call).starts_with(part) : selfText(call).ends_with(part);
    };
    const PythonValue mark = call.at(0);
    std::vector<PythonValue> marks{mark};
    if (mark.is(PythonType::Tuple))
        marks = mark.as<PythonSequence>().items;
    for (const PythonValue each : marks) {
        if (!each.is(PythonType::String))
            return call.runtime.raise("TypeError",
                                      call.builtin.name
                                          + " first arg must be str or a tuple of str, not "
                                          + call.runtime.typeName(each));
        if (!call.runtime.stepOver(each))
            return {};
        if (fits(each))
            return PythonValue::boolean(true);
    }
    return PythonValue::boolean(false);
}

PythonValue stringFind(PythonCall& call)
{
    const std::string* const part = textAt(call, 0);
    if (!part)
        return {};
    const std::string& text = selfText(call);
    if (!maySearch(call, text, *part))
        return {};
    const std::int64_t from =
        call.at(1).isIntegral() ? std::max<std::int64_t>(0, call.at(1).asInteger()) : 0;
    const std::size_t begin = utf8::offsetOfCharacter(text, static_cast<std::size_t>(from));
    const bool isFromRight = call.builtin.name.starts_with('r');
    const std::size_t found = isFromRight ? text.rfind(*part) : text.find(*part, begin);
    if (found != text.npos)
        return PythonValue::integer(static_cast<std::int64_t>(
            utf8::countCharacters(std::string_view(text).substr(0, found))));
    if (call.builtin.name.ends_with("index"))
        return call.runtime.raise("ValueError", "substring not found");
    return PythonValue::integer(-1);
}

PythonValue stringCount(PythonCall& call)
{
    const std::string* const part = textAt(call, 0);
    if (!part)
        return {};
    const std::string& text = selfText(call);
    if (part->empty())
        return PythonValue::integer(static_cast<std::int64_t>(utf8::countCharacters(text) + 1));
    if (!maySearch(call, text, *part))
        return {};
    std::int64_t count = 0;
    for (std::size_t at = text.find(*part); at != text.npos && call.runtime.step();
         at = text.find(*part, at + part->size()))
        ++count;
    return PythonValue::integer(count);
}

PythonValue stringFormat(PythonCall& call)
{
    PythonRuntime::TextWatch watch(call.runtime);
    return watch.valueOf(formatBraces(call.runtime, selfText(call), call.arguments));
}

PythonValue stringRemove(PythonCall& call)
{
    const std::string* const part = textAt(call, 0);
    if (!part)
        return {};
    std::string_view text = selfText(call);
    if (call.builtin.name == "removeprefix" && text.starts_with(*part))
        text.remove_prefix(part->size());
    if (call.builtin.name == "removesuffix" && text.ends_with(*part))
        text.remove_suffix(part->size());
    return call.runtime.string(std::string(text));
}

constexpr auto stringRows = std::to_array<PythonNativeRow>({
    {"join", stringJoin, 1, 1},
    {"split", stringSplit, 0, 2, " sep maxsplit "},
    {"rsplit", stringRightSplit, 0, 2, " sep maxsplit "},
    {"splitlines", stringSplitLines, 0, 1},
    {"partition", stringPartition, 1, 1},
    {"rpartition", stringPartition, 1, 1},
    {"strip", stringStrip, 0, 1},
    {"lstrip", stringStrip, 0, 1},
    {"rstrip", stringStrip, 0, 1},
    {"replace", stringReplace, 2, 3},
    {"startswith", stringEnds, 1, 1},
    {"endswith", stringEnds, 1, 1},
    {"find", stringFind, 1, 2},
    {"rfind", stringFind, 1, 1},
    {"index", stringFind, 1, 2},
    {"rindex", stringFind, 1, 1},
    {"count", stringCount, 1, 1},
    {"format", stringFormat, 0, -1, "*"},
    {"removeprefix", stringRemove, 1, 1},
    {"removesuffix", stringRemove, 1, 1},
});

} // namespace

std::span<const PythonNativeRow> pythonStringMethods()
{
    return stringRows;
}

} // namespace fusewright
