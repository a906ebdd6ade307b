// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_finding.h"

#include <array>
#include <cstdio>
#include <utility>

namespace fusewright::yaml {

namespace {

constexpr std::string_view syntaxCode = "yaml-syntax";
constexpr std::string_view duplicateCode = "duplicate-key";
constexpr std::string_view typeCode = "wrong-type";

ByteRange byteAt(std::size_t at)
{
    return {at, at + 1};
}

std::string quoted(char c)
{
    return {'`', c, '`'};
}

/// In double quotes, which take every character.
std::string inQuotes(std::string_view written)
{
    std::string text = "\"";
    for (const char c : written) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

YamlFinding withFix(YamlFinding finding, std::string title, ByteEdit edit)
{
    finding.fixTitle = std::move(title);
    finding.edits.push_back(std::move(edit));
    return finding;
}

} // namespace

YamlFinding syntaxError(ByteRange range, std::string message)
{
    return {.code = syntaxCode, .message = std::move(message), .range = range};
}

YamlFinding syntaxWarning(ByteRange range, std::string message)
{
    return {.severity = Severity::Warning,
            .code = syntaxCode,
            .message = std::move(message),
            .range = range};
}

YamlFinding tooLarge()
{
    return syntaxError({}, "This file is too large to be read as YAML");
}

YamlFinding notUtf8(std::size_t at)
{
    return syntaxError(byteAt(at), "This byte is not UTF-8 text: save the file as UTF-8");
}

YamlFinding utf16()
{
    return syntaxError({0, 2}, "This file is UTF-16 text; save it as UTF-8");
}

YamlFinding forbiddenCharacter(ByteRange range, unsigned character)
{
    std::array<char, 16> name{};
    std::snprintf(name.data(), name.size(), "U+%04X", character);
    return syntaxError(range,
                       std::string("The character ") + name.data()
                           + " is invisible and not allowed in YAML");
}

YamlFinding byteOrderMarkInside(std::size_t at)
{
    return withFix(syntaxError({at, at + 3}, "An invisible byte-order mark is inside the text"),
                   "Remove it", {{at, at + 3}, ""});
}

YamlFinding conflictMarker(ByteRange line)
{
    return syntaxError(line,
                       "This line was left by a merge conflict: keep one of the two sides "
                       "and remove the marker lines");
}

YamlFinding tabIndentation(std::size_t at)
{
    return syntaxError(byteAt(at), "A tab cannot indent a line in YAML; use spaces");
}

YamlFinding unknownIndentation(ByteRange token, std::int64_t column, std::int64_t inner,
                               std::int64_t outer)
{
    std::string message = "This line is indented by " + std::to_string(column)
        + ", but the lines it could belong to are indented by " + std::to_string(inner);
    if (outer >= 0)
        message += " or " + std::to_string(outer);
    return syntaxError(token, std::move(message));
}

YamlFinding indentedTooFar(ByteRange token)
{
    return syntaxError(token,
                       "This line is indented deeper than the one it follows, which already has "
                       "a value");
}

YamlFinding tooDeep(std::size_t at)
{
    return syntaxError(byteAt(at),
                       "This is nested more than " + std::to_string(mostLevels) + " levels deep");
}

YamlFinding unclosedQuote(std::size_t at)
{
    return syntaxError(byteAt(at), "This quotation mark is never closed");
}

YamlFinding badEscape(ByteRange escape, std::string_view written)
{
    return withFix(syntaxError(escape,
                               '`' + std::string(written)
                                   + "` is not an escape in double quotes; for a backslash write "
                                     "two"),
                   "Write two backslashes", {{escape.begin, escape.begin}, "\\"});
}

YamlFinding badBlockHeader(std::size_t at)
{
    return syntaxError(byteAt(at),
                       "The line must end after `|` or `>`: the text begins on the next line");
}

YamlFinding unclosedBracket(std::size_t at, char bracket)
{
    return syntaxError(byteAt(at), "This " + quoted(bracket) + " is never closed");
}

YamlFinding wrongBracket(std::size_t at, char bracket, char open)
{
    const char wanted = open == '[' ? ']' : '}';
    return withFix(syntaxError(byteAt(at),
                               quoted(bracket) + " cannot close " + quoted(open) + "; expected "
                                   + quoted(wanted)),
                   "Write " + quoted(wanted), {byteAt(at), std::string(1, wanted)});
}

YamlFinding strayBracket(std::size_t at, char bracket)
{
    return syntaxError(byteAt(at), "This " + quoted(bracket) + " closes nothing");
}

YamlFinding missingComma(ByteRange token)
{
    return syntaxError(token, "A comma is missing before this");
}

YamlFinding emptyItem(std::size_t comma)
{
    return syntaxError(byteAt(comma), "There is nothing before this comma");
}

YamlFinding blockItemInBrackets(std::size_t dash)
{
    return syntaxError(byteAt(dash),
                       "A `- ` item is not allowed in brackets; separate items with commas");
}

YamlFinding missingColon(ByteRange word)
{
    return syntaxError(word, "A colon is missing: expected `key: value`");
}

YamlFinding missingSpace(ByteRange word, std::size_t colon, Severity severity)
{
    const ByteRange after{colon + 1, colon + 1};
    YamlFinding finding = severity == Severity::Error
        ? syntaxError(word, "A space is missing after the colon")
        : syntaxWarning(word,
                        "Without a space after the colon this is one word, not a key with its "
                        "value");
    return withFix(std::move(finding), "Add a space after the colon", {after, " "});
}

YamlFinding missingKey(std::size_t colon)
{
    return syntaxError(byteAt(colon), "A key is missing before this colon");
}

YamlFinding secondColon(std::size_t colon)
{
    return syntaxError(byteAt(colon),
                       "A second `: ` in one line: put the text in quotes, or the "
                       "inner key on a line of its own");
}

YamlFinding keyOnSeveralLines(ByteRange key)
{
    return syntaxError(key, "A key and its colon must be on one line");
}

YamlFinding keyTooLong(ByteRange key)
{
    return syntaxError(key, "A key can have at most " + std::to_string(mostKeyBytes) + " bytes");
}

YamlFinding complexKey(std::size_t mark)
{
    return syntaxError(byteAt(mark), "Keys marked with `? ` are not supported; write `key: value`");
}

YamlFinding collectionAsKey(ByteRange key)
{
    return syntaxError(key, "A key must be a name, not a list or a mapping");
}

YamlFinding aliasAsKey(ByteRange key)
{
    return syntaxError(key, "A key must be a name, not an alias");
}

YamlFinding itemInLine(std::size_t dash)
{
    return syntaxError(byteAt(dash), "A `- ` item must begin on a line of its own");
}

YamlFinding itemAmongEntries(std::size_t dash)
{
    return syntaxError(byteAt(dash), "A `- ` item cannot be mixed with `key: value` lines");
}

YamlFinding entryAmongItems(ByteRange token)
{
    return withFix(syntaxError(token, "The other lines here are `- ` items; this one is not"),
                   "Write `- ` before it", {{token.begin, token.begin}, "- "});
}

YamlFinding unexpectedText(ByteRange token)
{
    return syntaxError(token, "The value before this is complete; nothing can follow on this line");
}

YamlFinding needsQuotes(ByteRange word, std::string_view written)
{
    return withFix(syntaxError(word,
                               "A value that begins with " + quoted(written.front())
                                   + " must be put in quotes"),
                   "Put it in quotes", {word, inQuotes(written)});
}

YamlFinding aliasWithProperties(ByteRange alias)
{
    return syntaxError(alias, "An alias cannot have an anchor or a tag");
}

YamlFinding duplicateKey(ByteRange key, ByteRange earlier, std::string_view name)
{
    return {.severity = Severity::Warning,
            .code = duplicateCode,
            .message = std::string(name),
            .range = key,
            .earlier = earlier};
}

YamlFinding unknownAnchor(ByteRange alias, std::string_view written)
{
    const std::string anchor = '&' + std::string(written.substr(1));
    return withFix(syntaxError(alias,
                               "No anchor `" + anchor + "` is defined before this alias; if "
                                   + quoted('*') + " is meant as text, put it in quotes"),
                   "Put it in quotes", {alias, inQuotes(written)});
}

YamlFinding aliasInItself(ByteRange alias)
{
    return syntaxError(alias, "This alias is inside the value that it names");
}

YamlFinding aliasesExplode(ByteRange alias)
{
    return syntaxError(alias,
                       "Expanding this alias makes the file too large: more than "
                           + std::to_string(mostExpandedValues) + " values, or more than "
                           + std::to_string(mostLevels) + " levels");
}

YamlFinding badMerge(ByteRange value)
{
    return syntaxError(value, "`<<` takes a mapping, an alias of one, or a list of these");
}

YamlFinding notAMapping(ByteRange value, std::string_view what)
{
    return {.code = typeCode,
            .message = "The file must consist of `name: ...` entries; this is " + std::string(what),
            .range = value};
}

YamlFinding laterDocument(ByteRange mark)
{
    return syntaxError(mark,
                       "Only the part before this line counts; a second document begins here");
}

} // namespace fusewright::yaml
