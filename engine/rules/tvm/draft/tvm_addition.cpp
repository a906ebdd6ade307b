// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/draft/tvm_addition.h"

#include "engine/python/eval/python_objects.h"
#include "engine/python/eval/python_program.h"
#include "engine/python/python_tree.h"
#include "engine/rules/python/python_renaming.h"
#include "engine/rules/tvm/draft/tvm_fit.h"
#include "engine/rules/tvm/draft/tvm_lists.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace fusewright {

namespace {

constexpr std::string_view registryModule = "tvm.relax.backend.pattern_registry";

std::size_t behindTvmLine(std::string_view text, std::size_t offset)
{
    const std::size_t end = text.find('\n', offset);
    return end == std::string_view::npos ? text.size() : end + 1;
}

/// How many line breaks stand at the end of a text, up to so many.
std::size_t breaksBefore(std::string_view text, std::size_t most)
{
    std::size_t count = 0;
    for (; count < most && (text.ends_with('\n') || text.ends_with('\r')); text.remove_suffix(1))
        count += text.back() == '\n' ? 1 : 0;
    return count;
}

/// The same at its beginning.
std::size_t breaksBehind(std::string_view text, std::size_t most)
{
    std::size_t count = 0;
    for (; count < most && (text.starts_with('\n') || text.starts_with('\r'));
         text.remove_prefix(1))
        count += text.front() == '\n' ? 1 : 0;
    return count;
}

/// Adds one rule to one file.
class TvmAddition {
public:
    TvmAddition(const TvmFile& file, const IncludePlaces& places, std::string_view rule)
        : m_file(file),
          m_places(places),
          m_text(file.source->text()),
          m_fitted(fittedTvmRule(file, rule)),
          m_parts(tvmRuleParts(m_fitted))
    {
        const PythonModule* const module = file.shared->program.module();
        if (module && module->program)
            m_tree = &module->program->tree;
    }

    std::optional<std::vector<TextEdit>> run(std::optional<TextPosition> after) const;

private:
    std::optional<std::vector<TextEdit>> intoList(const TvmListPlace& place,
                                                  std::optional<std::size_t> after) const;
    std::optional<std::vector<TextEdit>> atEnd() const;
    std::string unlistedEntries() const;
    TextEdit insert(std::size_t offset, std::string_view text) const
    {
        return {m_file.source->range({offset, offset}), withLineBreaks(text, lineBreakOf(m_text))};
    }
    TextEdit insertApart(std::size_t offset, std::string_view text) const;
    /// Adds an edit for imports, or puts them before a text where there are none to follow.
    void addImports(std::vector<TvmImport> imports, std::size_t place, std::string& text,
                    std::vector<TextEdit>& edits) const;
    std::size_t endOf(PythonNodeId statement) const;
    PythonNodeId statementAround(std::size_t offset) const;
    std::size_t beginOf(PythonNodeId statement) const;
    std::optional<std::size_t> behindImports(std::size_t place) const;
    bool addsOne(const std::vector<TextEdit>& edits) const;

    const TvmFile& m_file;
    const IncludePlaces& m_places;
    std::string_view m_text;
    std::string m_fitted;
    TvmRuleParts m_parts;
    const PythonTree* m_tree = nullptr;
};

/// Two empty lines stand around a function.
TextEdit TvmAddition::insertApart(std::size_t offset, std::string_view text) const
{
    const std::string_view before = m_text.substr(0, offset);
    const std::string_view behind = m_text.substr(offset);
    std::string added;
    if (!before.empty())
        added.append(3 - breaksBefore(before, 3), '\n');
    added += text;
    if (!behind.empty())
        added.append(2 - breaksBehind(behind, 2), '\n');
    return insert(offset, added);
}

PythonNodeId TvmAddition::statementAround(std::size_t offset) const
{
    for (const PythonNodeId statement : m_tree->children(m_tree->root())) {
        const ByteRange range = m_tree->bytes(statement);
        if (range.begin <= offset && offset <= range.end)
            return statement;
    }
    return {};
}

/// Without the blanks and comments that a block takes with it.
std::size_t TvmAddition::endOf(PythonNodeId statement) const
{
    const auto hasBlock = [&](PythonNodeId node) {
        return m_tree->is(node, PythonKind::Function) || m_tree->is(node, PythonKind::Class)
            || m_tree->is(node, PythonKind::Compound) || m_tree->is(node, PythonKind::Block);
    };
    while (hasBlock(statement) && m_tree->last(statement).isValid())
        statement = m_tree->last(statement);
    return m_tree->bytes(statement).end;
}

/// With the comments right above it.
std::size_t TvmAddition::beginOf(PythonNodeId statement) const
{
    const auto lineBefore = [&](std::size_t offset) {
        const std::size_t end =
            offset < 2 ? std::string_view::npos : m_text.rfind('\n', offset - 2);
        return end == std::string_view::npos ? 0 : end + 1;
    };
    std::size_t begin = m_tree->bytes(statement).begin;
    while (begin > 0 && m_text[begin - 1] != '\n')
        --begin;
    while (begin > 0 && m_text[lineBefore(begin)] == '#')
        begin = lineBefore(begin);
    return begin;
}

/// Behind the last import at the top level before a place; nothing where there is none.
std::optional<std::size_t> TvmAddition::behindImports(std::size_t place) const
{
    std::optional<std::size_t> found;
    for (const PythonNodeId statement : m_tree->children(m_tree->root())) {
        const bool isImport = m_tree->is(statement, PythonKind::Simple, "import")
            || m_tree->is(statement, PythonKind::Simple, "from");
        if (isImport && m_tree->bytes(statement).end <= place)
            found = behindTvmLine(m_text, m_tree->bytes(statement).end);
    }
    return found;
}

void TvmAddition::addImports(std::vector<TvmImport> imports, std::size_t place, std::string& text,
                             std::vector<TextEdit>& edits) const
{
    const std::string lines = importText(imports);
    const auto head = m_tree && !lines.empty() ? behindImports(place) : std::nullopt;
    const bool endsLine = head && *head > 0 && m_text[*head - 1] == '\n';
    if (endsLine && *head < place)
        edits.push_back(insert(*head, lines));
    else if (!lines.empty())
        text.insert(0, lines + "\n\n");
}

std::optional<std::vector<TextEdit>> TvmAddition::intoList(const TvmListPlace& place,
                                                           std::optional<std::size_t> after) const
{
    const PythonNodeId listing = statementAround(place.list.begin);
    if (!listing.isValid())
        return std::nullopt;
    std::vector<std::size_t> offsets;
    const PythonNodeId current = after ? statementAround(*after) : PythonNodeId();
    if (m_tree->is(current, PythonKind::Function) && endOf(current) < m_tree->bytes(listing).begin)
        offsets.push_back(behindTvmLine(m_text, endOf(current)));
    offsets.push_back(beginOf(listing));
    std::vector<TvmImport> imports = m_parts.imports;
    std::erase_if(imports, [](const TvmImport& each) { return each.module == registryModule; });
    for (const std::size_t offset : offsets) {
        std::vector<TextEdit> edits{
            insert(place.offset, place.before + std::string(m_parts.entry) + place.behind)};
        std::string functions(m_parts.functions);
        addImports(imports, offset, functions, edits);
        edits.insert(edits.begin() + 1, insertApart(offset, functions));
        if (addsOne(edits))
            return edits;
    }
    return std::nullopt;
}

/// Patterns that are not in a list count only where there is none, so a list has to have them too;
/// what is registered last is tried first.
std::string TvmAddition::unlistedEntries() const
{
    std::string text;
    for (std::size_t at = m_file.rules.size(); at-- > 0;) {
        const TvmRule& rule = m_file.rules[at];
        const TvmFusionPattern& pattern = m_file.patternOf(rule);
        const bool isFunction = pattern.origin == TvmOrigin::Function;
        const bool isUnlisted = isFunction || pattern.origin == TvmOrigin::Variable;
        if (!isUnlisted || !canBePythonName(rule.name))
            return {};
        text += "        (\"" + rule.name + "\", "
            + (isFunction && !pattern.annotations.empty() ? "*" : "") + rule.name
            + (isFunction ? "()" : "") + "),\n";
    }
    return text;
}

std::optional<std::vector<TextEdit>> TvmAddition::atEnd() const
{
    std::vector<TextEdit> edits;
    std::string text = m_fitted.substr(importText(m_parts.imports).size());
    text.erase(0, text.find_first_not_of('\n'));
    constexpr std::string_view listStart = "    [\n";
    if (const std::size_t list = text.rfind(listStart); list != std::string::npos)
        text.insert(list + listStart.size(), unlistedEntries());
    addImports(m_parts.imports, m_text.size(), text, edits);
    edits.insert(edits.begin(), insertApart(m_text.size(), text));
    return addsOne(edits) ? std::optional(std::move(edits)) : std::nullopt;
}

/// Whether all rules are still there, and one more.
bool TvmAddition::addsOne(const std::vector<TextEdit>& edits) const
{
    const auto fresh =
        std::make_shared<const SourceText>(m_file.source->name(), edited(*m_file.source, edits));
    const TvmFile after = readTvmFile(fresh, m_places);
    const auto isThere = [&](const TvmRule& rule) { return after.find(rule.name); };
    return after.rules.size() == m_file.rules.size() + 1
        && std::ranges::all_of(m_file.rules, isThere);
}

std::optional<std::vector<TextEdit>> TvmAddition::run(std::optional<TextPosition> after) const
{
    if (m_parts.entry.empty() || m_parts.functions.empty())
        return std::nullopt;
    if (!m_tree)
        return atEnd();
    const auto offset = after ? std::optional(m_file.source->offset(*after)) : std::nullopt;
    for (const TvmListPlace& place : tvmListPlaces(m_file, *m_tree, offset)) {
        if (auto edits = intoList(place, offset))
            return edits;
    }
    return atEnd();
}

} // namespace

std::optional<std::vector<TextEdit>> addTvmRule(const TvmFile& file, const IncludePlaces& places,
                                                std::optional<TextPosition> after,
                                                std::string_view rule)
{
    return TvmAddition(file, places, rule).run(after);
}

} // namespace fusewright
