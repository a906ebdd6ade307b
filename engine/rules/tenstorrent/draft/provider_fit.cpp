// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/draft/provider_fit.h"

#include "engine/python/eval/python_host.h"
#include "engine/python/eval/python_objects.h"
#include "engine/python/python_lexer.h"
#include "engine/rules/tenstorrent/draft/draft_names.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace fusewright {

namespace {

/// The names that a file leaves when it has run.
class FileNames {
public:
    explicit FileNames(const TenstorrentFile& file) : m_lock(file.shared->mutex)
    {
        if (const PythonModule* const module = file.shared->program.module())
            m_names = &module->scope->names;
    }

    bool has(std::string_view name) const { return m_names && m_names->contains(name); }
    /// Whether a name is a module of torch.
    bool isModule(std::string_view name, std::string_view module) const
    {
        const PythonValue value = m_names ? m_names->find(name) : PythonValue();
        return value.is(PythonType::Host)
            && value.as<PythonHostObject>().text() == "<module '" + std::string(module) + "'>";
    }

private:
    std::scoped_lock<std::mutex> m_lock;
    const PythonNames* m_names = nullptr;
};

bool isImport(std::string_view line)
{
    return line.starts_with("import ") || line.starts_with("from ");
}

/// The name that a line `import NAME` or `from … import NAME` binds.
std::string_view boundBy(std::string_view line)
{
    return line.substr(line.rfind(' ') + 1);
}

/// Takes the first line of a text, without its end.
std::string_view takeLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

/// A text of one provider: the imports at its head, and the rest.
struct ProviderParts {
    std::vector<std::string_view> imports;
    std::string_view rest;
};

ProviderParts partsOf(std::string_view rule)
{
    ProviderParts parts{.imports = {}, .rest = rule};
    while (isImport(parts.rest))
        parts.imports.push_back(takeLine(parts.rest));
    while (parts.rest.starts_with('\n'))
        parts.rest.remove_prefix(1);
    return parts;
}

std::string withShortFunctional(std::string_view text)
{
    static constexpr std::array<std::string_view, 5> path{"torch", ".", "nn", ".", "functional"};
    const PythonTokens tokens = pythonTokens(text);
    std::string made;
    std::size_t copied = 0;
    for (std::size_t at = 0; at + path.size() < tokens.all.size(); ++at) {
        const auto isThere = [&](std::size_t part) {
            return tokens.all[at + part].text == path[part]
                && (part % 2 == 1 || tokens.all[at + part].kind == PythonToken::Kind::Name);
        };
        const bool isPath = isThere(0) && isThere(1) && isThere(2) && isThere(3) && isThere(4);
        if (!isPath)
            continue;
        made.append(text.substr(copied, tokens.all[at].range.begin - copied)).append("F");
        copied = tokens.all[at + path.size() - 1].range.end;
    }
    return made.append(text.substr(copied));
}

std::string importText(std::span<const std::string_view> lines)
{
    std::string text;
    for (const std::string_view line : lines)
        text.append(line).append("\n");
    return text;
}

/// How many line breaks stand at the end of a text, or at its beginning.
std::size_t breaksAtEnd(std::string_view text)
{
    std::size_t count = 0;
    for (; !text.empty() && (text.back() == '\n' || text.back() == '\r'); text.remove_suffix(1))
        count += text.back() == '\n' ? 1 : 0;
    return count;
}

std::size_t breaksAtBegin(std::string_view text)
{
    std::size_t count = 0;
    for (; !text.empty() && (text.front() == '\n' || text.front() == '\r'); text.remove_prefix(1))
        count += text.front() == '\n' ? 1 : 0;
    return count;
}

/// Two empty lines stand around a class.
TextEdit editAt(const SourceText& source, std::size_t offset, std::string_view rule)
{
    const std::string_view text = source.text();
    const std::string_view before = text.substr(0, offset);
    const std::string_view behind = text.substr(offset);
    std::string added;
    if (!before.empty())
        added.append(3 - std::min<std::size_t>(breaksAtEnd(before), 3), '\n');
    added.append(rule);
    if (!behind.empty())
        added.append(2 - std::min<std::size_t>(breaksAtBegin(behind), 2), '\n');
    return {source.range({offset, offset}), withLineBreaks(added, lineBreakOf(text))};
}

/// Behind the last import before a place that stands in no block; nothing where there is none.
std::optional<std::size_t> behindImports(std::string_view text, std::size_t place)
{
    using Token = PythonToken::Kind;
    const PythonTokens tokens = pythonTokens(text);
    std::optional<std::size_t> found;
    int depth = 0;
    bool isFirst = true;
    bool isInImport = false;
    for (const PythonToken& token : tokens.all) {
        if (token.range.begin >= place)
            break;
        depth += token.kind == Token::Indent ? 1 : token.kind == Token::Dedent ? -1 : 0;
        if (token.kind == Token::NewLine) {
            if (isInImport)
                found = std::min(text.find('\n', token.range.begin), text.size() - 1) + 1;
            isInImport = false;
            isFirst = true;
        } else if (token.kind != Token::Indent && token.kind != Token::Dedent) {
            if (isFirst && depth == 0)
                isInImport = token.text == "import" || token.text == "from";
            isFirst = false;
        }
    }
    return found;
}

/// Behind the line in which the class at a place ends; the end of the file where there is none.
std::vector<std::size_t> placesFor(const TenstorrentFile& file, std::optional<TextPosition> after)
{
    const std::string_view text = file.source->text();
    std::vector<std::size_t> places;
    for (const FusionProviderClass& provider : file.program().providers()) {
        const TextRange& range = provider.classPlace;
        if (!after || *after < range.begin || range.end < *after)
            continue;
        // What stands between two classes is the first one's too.
        const std::string_view until = text.substr(0, file.source->offset(range.end));
        const std::size_t last = until.find_last_not_of(" \t\r\n");
        const std::size_t end = text.find('\n', last == std::string_view::npos ? 0 : last);
        places.push_back(end == std::string_view::npos ? text.size() : end + 1);
        break;
    }
    places.push_back(text.size());
    return places;
}

/// Whether all rules are still there, and one more.
bool addsOne(const TenstorrentFile& file, const IncludePlaces& places,
             const std::vector<TextEdit>& edits)
{
    const auto fresh =
        std::make_shared<const SourceText>(file.source->name(), edited(*file.source, edits));
    const TenstorrentFile after = readTenstorrentFile(fresh, places, file.flags);
    const auto isThere = [&](const TenstorrentRule& rule) { return after.find(rule.name); };
    return after.rules.size() == file.rules.size() + 1 && std::ranges::all_of(file.rules, isThere);
}

} // namespace

std::string fittedProvider(const TenstorrentFile& file, std::string_view rule)
{
    const FileNames names(file);
    const ProviderParts parts = partsOf(rule);
    std::vector<std::string_view> missing;
    for (const std::string_view line : parts.imports) {
        if (!names.has(boundBy(line)))
            missing.push_back(line);
    }
    const bool hasShort = names.isModule("F", "torch.nn.functional");
    return importText(missing) + (missing.empty() ? "" : "\n\n")
        + (hasShort ? withShortFunctional(parts.rest) : std::string(parts.rest));
}

std::string whyNotNamed(const TenstorrentFile& file, std::string_view name)
{
    const std::string function = providerFunctionName(name);
    const FileNames names(file);
    return names.has(function) ? "The file has a `" + function + "` already. Choose another name."
                               : std::string();
}

std::optional<std::vector<TextEdit>> addProvider(const TenstorrentFile& file,
                                                 const IncludePlaces& places,
                                                 std::optional<TextPosition> after,
                                                 std::string_view rule)
{
    const std::string fitted = fittedProvider(file, rule);
    const ProviderParts parts = partsOf(fitted);
    const std::string_view text = file.source->text();
    for (const std::size_t place : placesFor(file, after)) {
        const auto head = parts.imports.empty() ? std::nullopt : behindImports(text, place);
        std::vector<TextEdit> edits{
            editAt(*file.source, place, head ? parts.rest : std::string_view(fitted))};
        if (head && *head < place)
            edits.push_back({file.source->range({*head, *head}),
                             withLineBreaks(importText(parts.imports), lineBreakOf(text))});
        else if (head)
            edits.front() = editAt(*file.source, place, fitted);
        if (addsOne(file, places, edits))
            return edits;
    }
    return std::nullopt;
}

} // namespace fusewright
