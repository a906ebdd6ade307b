// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/expectation_comments.h"

#include "engine/rules/yaml/yaml_document.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace fusewright {

namespace {

std::size_t skipped(std::string_view text, std::size_t at, std::string_view letters)
{
    return std::min(text.find_first_not_of(letters, at), text.size());
}

/// What a comment says about expectations; bytes count from its `#`.
struct Said {
    ByteRange word; ///< With its colon.
    ByteRange all;
    std::optional<ExpectedCount> count;
    bool isSpelled = false; ///< It begins with `expect:`; anything else only looks like it.
};

/// Nothing for a comment about something else.
std::optional<Said> readComment(std::string_view comment)
{
    constexpr std::array<std::string_view, 3> words{"expect", "expects", "expected"};
    Said said;
    said.word.begin = skipped(comment, skipped(comment, 0, "#"), blanks);
    std::string word;
    std::size_t at = said.word.begin;
    for (; at < comment.size() && std::isalpha(static_cast<unsigned char>(comment[at])); ++at)
        word += static_cast<char>(std::tolower(static_cast<unsigned char>(comment[at])));
    if (std::ranges::find(words, word) == words.end())
        return std::nullopt;
    said.isSpelled = comment.substr(said.word.begin).starts_with("expect:");
    at = skipped(comment, at, blanks);
    if (at < comment.size() && comment[at] == ':')
        ++at;
    said.word.end = at;
    const std::size_t end = std::min(comment.find(" #", at), comment.size());
    const std::string_view rest = comment.substr(at, end - at);
    said.count = readExpectedCount(rest);
    if (said.count && said.count->isPercent)
        said.count.reset();
    const std::size_t last = comment.find_last_not_of(" \t\r\n", end == 0 ? 0 : end - 1);
    said.all = {said.word.begin, last + 1};
    if (!said.isSpelled && !said.count)
        return std::nullopt;
    return said;
}

/// The rules of a text and where they stand.
class CommentReader {
public:
    CommentReader(const YamlDocument& document, Diagnostics& diagnostics);

    std::vector<Expectation> read();

private:
    void readOne(ByteRange comment);
    void complain(ByteRange comment, const Said& said);
    const YamlEntry* ruleOf(ByteRange comment);
    bool isOnLinesOf(const YamlEntry& rule, TextPosition comment) const;
    std::size_t firstLineOf(std::size_t rule);
    TextPosition beginOf(const YamlEntry& rule) const;
    ByteRange moved(ByteRange range, ByteRange comment) const;

    const YamlDocument& m_document;
    Diagnostics& m_diagnostics;
    std::vector<YamlEntry> m_rules;
    std::vector<std::size_t> m_firstLines; ///< By rule, as far as it was asked for.
    std::vector<Expectation> m_found;
};

CommentReader::CommentReader(const YamlDocument& document, Diagnostics& diagnostics)
    : m_document(document), m_diagnostics(diagnostics)
{
    const auto entries = document.writtenEntries(document.root());
    m_rules.assign(entries.begin(), entries.end());
}

std::vector<Expectation> CommentReader::read()
{
    for (const ByteRange comment : m_document.comments())
        readOne(comment);
    return std::move(m_found);
}

ByteRange CommentReader::moved(ByteRange range, ByteRange comment) const
{
    return {range.begin + comment.begin, range.end + comment.begin};
}

void CommentReader::readOne(ByteRange comment)
{
    const auto said = readComment(m_document.written(comment));
    if (!said)
        return;
    if (!said->count || !said->isSpelled) {
        complain(comment, *said);
        return;
    }
    const SourceText& source = m_document.source();
    const TextRange range = source.range(moved(said->all, comment));
    if (const YamlEntry* const rule = ruleOf(comment)) {
        m_found.push_back({std::string(m_document.text(rule->key)), *said->count, range});
        return;
    }
    if (!m_rules.empty()) {
        m_diagnostics.warning("misplaced-expectation",
                              "This expectation belongs to no rule. Write it directly above a "
                              "rule, or on lines of it.",
                              source.name(), range);
    }
}

void CommentReader::complain(ByteRange comment, const Said& said)
{
    const SourceText& source = m_document.source();
    Diagnostic finding{.severity = Severity::Warning,
                       .code = "malformed-expectation",
                       .message = {},
                       .file = source.name(),
                       .range = source.range(moved(said.all, comment))};
    if (said.count) {
        const std::string meant = "expect: " + countText(*said.count);
        finding.message = "This is not checked. Did you mean \"" + meant + "\"?";
        finding.fixes.push_back({.title = "Change to \"" + meant + '"',
                                 .edits = {{.range = *finding.range, .text = meant}}});
    } else {
        finding.message = "This is not checked: expected \"expect: 32\", \"expect: >= 30\", "
                          "\"expect: <= 2\" or \"expect: none in encoder.*\".";
    }
    m_diagnostics.add(std::move(finding));
}

const YamlEntry* CommentReader::ruleOf(ByteRange comment)
{
    const auto beginsBy = [&](const YamlEntry& rule) {
        return m_document.range(rule.key).begin <= comment.begin;
    };
    const auto next = std::ranges::partition_point(m_rules, beginsBy);
    const TextPosition at = m_document.source().position(comment.begin);
    if (next != m_rules.begin() && isOnLinesOf(*std::prev(next), at))
        return &*std::prev(next);
    if (next == m_rules.end())
        return nullptr;
    const auto rule = static_cast<std::size_t>(next - m_rules.begin());
    return firstLineOf(rule) <= at.line ? &*next : nullptr;
}

TextPosition CommentReader::beginOf(const YamlEntry& rule) const
{
    return m_document.source().position(m_document.range(rule.key).begin);
}

bool CommentReader::isOnLinesOf(const YamlEntry& rule, TextPosition comment) const
{
    const std::size_t end =
        std::max(m_document.range(rule.value).end, m_document.range(rule.key).end);
    return comment.line <= m_document.source().position(end).line
        || comment.column > beginOf(rule).column;
}

/// Where the comments directly above a rule begin; walked once for each rule.
std::size_t CommentReader::firstLineOf(std::size_t rule)
{
    if (m_firstLines.empty())
        m_firstLines.resize(m_rules.size());
    std::size_t& first = m_firstLines[rule];
    if (first != 0)
        return first;
    first = beginOf(m_rules[rule]).line;
    for (; first > 1; --first) {
        const std::string_view text = m_document.source().line(first - 1);
        const std::size_t at = skipped(text, 0, blanks);
        if (at == text.size() || text[at] != '#')
            break;
    }
    return first;
}

} // namespace

std::vector<Expectation> readExpectationComments(const YamlDocument& document,
                                                 Diagnostics& diagnostics)
{
    return CommentReader(document, diagnostics).read();
}

} // namespace fusewright
