// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/entry_removal.h"
#include "engine/rules/samba/edit/option_edits.h"
#include "engine/rules/samba/edit/pattern_comparison.h"
#include "engine/rules/samba/edit/pattern_entries.h"
#include "engine/rules/samba/samba_keys.h"
#include "engine/rules/yaml/yaml_scan.h"
#include "engine/support/text_edits.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fusewright {

namespace {

/// The lines of an entry, indented otherwise.
std::string movedLines(const EditText& text, const YamlEntry& entry, const std::string& indentation)
{
    const ByteRange lines = text.lines(entry);
    const std::size_t key = text.document().range(entry.key).begin;
    const std::size_t width = text.indentation(key).size();
    std::string result;
    for (std::size_t line = lines.begin; line < lines.end; line = text.nextLine(line)) {
        const std::size_t end = std::min(text.lineEnd(line), lines.end);
        const std::string_view written = text.written({line, end});
        const std::size_t blanks = std::min(yaml::skipSpaces(written, 0), width);
        result.append(text.lineBreak());
        if (blanks < written.size())
            result.append(indentation).append(written.substr(blanks));
    }
    return result;
}

/// The joining of patterns that can be joined.
class Join {
public:
    Join(const EditText& text, const std::vector<YamlEntry>& patterns,
         const PatternComparison& comparison, std::string_view fresh)
        : m_text(text),
          m_document(text.document()),
          m_patterns(patterns),
          m_comparison(comparison),
          m_fresh(spelled(fresh, YamlStyle::Plain)),
          m_isBlock(text.isBlock(patterns.front().value))
    {
    }

    /// The first pattern with the choice in it, and whatever is needed of the others.
    std::optional<std::string> run(const std::string& key) const
    {
        const PatternEntries& first = m_comparison.patterns().front();
        const std::string_view option = m_comparison.options().front();
        std::vector<ByteEdit> edits{{m_document.range(m_patterns.front().key), key}};
        for (const PatternEntry& entry : first.all()) {
            for (const EntryReference& reference : entry.references) {
                if (reference.name == option)
                    edits.push_back({m_document.range(reference.at), m_fresh});
            }
        }
        const auto added = othersEntries();
        if (!added)
            return std::nullopt;
        const ByteRange whole = patternText(m_text, m_patterns.front());
        const YamlEntry& last = lastOfOption();
        const std::size_t end =
            m_isBlock ? m_text.lines(last).end : m_document.range(last.value).end;
        edits.push_back({{end, end}, *added});
        const std::string joined = editedPiece(m_document.source().text(), whole, edits);
        const auto choice = choiceAt(first.find(option)->written, joined);
        if (!choice)
            return std::nullopt;
        edits.push_back(*choice);
        return editedPiece(m_document.source().text(), whole, edits);
    }

private:
    std::string indentation() const
    {
        const auto& entry = m_comparison.patterns().front().all().front().written;
        return m_text.indentation(m_document.range(entry.key).begin);
    }

    /// Of the first pattern, the last entry that not all have.
    const YamlEntry& lastOfOption() const
    {
        const std::vector<PatternEntry>& entries = m_comparison.patterns().front().all();
        const auto found =
            std::find_if(entries.rbegin(), entries.rend(), [&](const PatternEntry& entry) {
                return !m_comparison.allHave(entry.name);
            });
        return found == entries.rend() ? entries.back().written : found->written;
    }

    /// What only the later patterns have.
    std::optional<std::string> othersEntries() const
    {
        std::string added;
        std::vector<std::string_view> known;
        for (const PatternEntry& entry : m_comparison.patterns().front().all())
            known.push_back(entry.name);
        for (const PatternEntries& pattern : m_comparison.patterns()) {
            for (const PatternEntry& entry : pattern.all()) {
                if (std::ranges::find(known, entry.name) != known.end())
                    continue;
                known.push_back(entry.name);
                const bool isLine = m_text.isBlock(m_document.parent(entry.written.key));
                if (isLine && !m_isBlock)
                    return std::nullopt;
                const ByteRange range{m_document.range(entry.written.key).begin,
                                      m_document.range(entry.written.value).end};
                if (isLine)
                    added += movedLines(m_text, entry.written, indentation());
                else
                    added += (m_isBlock ? std::string(m_text.lineBreak()) + indentation() : ", ")
                        + std::string(m_text.written(range));
            }
        }
        return added;
    }

    /// The choice goes above its first option, with the comments that would get lost.
    std::optional<ByteEdit> choiceAt(const YamlEntry& option, std::string_view joined) const
    {
        std::string comments;
        for (std::size_t at = 1; at < m_patterns.size(); ++at) {
            for (const std::string_view comment : m_text.comments(m_text.lines(m_patterns[at]))) {
                if (joined.find(comment) == std::string_view::npos)
                    comments += indentation().append(comment).append(m_text.lineBreak());
            }
        }
        if (!m_isBlock) {
            const std::size_t at = m_document.range(option.key).begin;
            const std::string text = m_fresh + ": {match_first_option: [" + list() + "]}, ";
            return comments.empty() ? std::optional(ByteEdit{{at, at}, text}) : std::nullopt;
        }
        const std::size_t at = m_text.lines(option).begin;
        const std::string lineBreak(m_text.lineBreak());
        const std::string step(
            indentation().size()
                - m_text.indentation(m_document.range(m_patterns.front().key).begin).size(),
            ' ');
        return ByteEdit{{at, at},
                        comments + indentation() + m_fresh + ':' + lineBreak + indentation() + step
                            + "match_first_option: [" + list() + ']' + lineBreak};
    }

    std::string list() const
    {
        std::string names;
        for (const std::string_view option : m_comparison.options())
            names += (names.empty() ? "" : ", ") + spelled(option, YamlStyle::Plain);
        return names;
    }

    const EditText& m_text;
    const YamlDocument& m_document;
    const std::vector<YamlEntry>& m_patterns;
    const PatternComparison& m_comparison;
    std::string m_fresh;
    bool m_isBlock;
};

/// Whether each option leads to what its pattern has, and to nothing else.
bool leadsToTheSame(const PatternEntries& joined, std::string_view choice,
                    const PatternComparison& comparison)
{
    for (std::size_t at = 0; at < comparison.patterns().size(); ++at) {
        const auto reached = joined.reached(joined.roots(), choice, comparison.options()[at]);
        const std::vector<PatternEntry>& wanted = comparison.patterns()[at].all();
        const bool isSame = reached.size() == wanted.size()
            && std::ranges::all_of(wanted, [&](const PatternEntry& entry) {
                                return std::ranges::find(reached, entry.name) != reached.end();
                            });
        if (!isSame)
            return false;
    }
    return true;
}

/// Some patterns of a rule that follow each other, and what to make of them.
struct Neighbours {
    std::size_t first = 0;
    std::size_t count = 0;
};

/// The key of a pattern when those between are one.
std::string keyAfter(std::size_t at, std::size_t patterns, Neighbours joined)
{
    if (patterns == joined.count)
        return "pattern";
    const std::size_t gone = at > joined.first ? joined.count - 1 : 0;
    return "pattern" + std::to_string(at - gone + 1);
}

/// The document with edits made, read again.
YamlDocument after(const YamlDocument& document, const std::vector<TextEdit>& edits)
{
    return YamlDocument::reparse(
        document, SourceText(document.source().name(), edited(document.source(), edits)));
}

RuleEdits joinNeighbours(const EditText& text, const YamlEntry& rule,
                         const std::vector<YamlEntry>& all, Neighbours joined,
                         std::string_view fresh)
{
    const YamlDocument& document = text.document();
    const auto begin = all.begin() + static_cast<std::ptrdiff_t>(joined.first);
    const auto end = begin + static_cast<std::ptrdiff_t>(joined.count);
    const std::vector<YamlEntry> patterns(begin, end);
    PatternComparison comparison(document, patterns);
    if (comparison.oneHas(fresh) || !comparison.differInOnePlace())
        return std::nullopt;
    const std::string key = keyAfter(joined.first, all.size(), joined);
    const auto written = Join(text, patterns, comparison, fresh).run(key);
    const auto removed = removedEntries(text, rule.value, {begin + 1, end});
    if (!written || !removed)
        return std::nullopt;
    std::vector<ByteEdit> edits{{patternText(text, patterns.front()), *written}};
    edits.insert(edits.end(), removed->begin(), removed->end());
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (at < joined.first || at >= joined.first + joined.count)
            edits.push_back({document.content(all[at].key), keyAfter(at, all.size(), joined)});
    }
    auto result = text.finished(edits);
    if (!result)
        return std::nullopt;
    const YamlDocument read = after(document, *result);
    const auto pattern = EditText(read).pattern(document.text(rule.key), key);
    const bool isSame =
        pattern && leadsToTheSame(PatternEntries(read, *pattern), fresh, comparison);
    return isSame ? std::move(result) : std::nullopt;
}

} // namespace

RuleEdits joinPatterns(const YamlDocument& document, std::string_view name, std::string_view fresh)
{
    constexpr std::size_t fewestPatterns = 2;
    const EditText text(document);
    const auto rule = text.rule(name);
    if (!rule || fresh.empty())
        return std::nullopt;
    const std::vector<YamlEntry> patterns = patternsOf(document, *rule);
    const auto keys =
        std::ranges::count_if(document.writtenEntries(rule->value), [&](const YamlEntry& entry) {
            return isPatternKey(document.text(entry.key));
        });
    const bool areWhole = std::ranges::all_of(patterns, [&](const YamlEntry& pattern) {
        return isSelfContained(document, pattern.value)
            && !document.writtenEntries(pattern.value).empty();
    });
    if (keys != std::ssize(patterns) || !areWhole)
        return std::nullopt;
    for (std::size_t count = patterns.size(); count >= fewestPatterns; --count) {
        for (std::size_t first = 0; first + count <= patterns.size(); ++first) {
            if (auto edits = joinNeighbours(text, *rule, patterns, {first, count}, fresh))
                return edits;
        }
    }
    return std::nullopt;
}

} // namespace fusewright
