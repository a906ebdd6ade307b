// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/expectation_comments.h"

#include "engine/rules/rule_language.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <string>

namespace fusewright {

namespace {

std::size_t skipped(std::string_view text, std::size_t at, std::string_view letters)
{
    return std::min(text.find_first_not_of(letters, at), text.size());
}

/// What a comment says about expectations; bytes count from its sign.
struct Said {
    ByteRange word; ///< With its colon.
    ByteRange all;
    std::optional<ExpectedCount> count;
    bool isSpelled = false; ///< It begins with `expect:`; anything else only looks like it.
};

/// Nothing for a comment about something else.
std::optional<Said> readComment(std::string_view comment, std::string_view sign)
{
    constexpr std::array<std::string_view, 3> words{"expect", "expects", "expected"};
    Said said;
    said.word.begin = skipped(comment, skipped(comment, 0, sign), blanks);
    std::string word;
    std::size_t at = said.word.begin;
    for (; at < comment.size() && isLetter(comment[at]); ++at)
        word += toLower(comment[at]);
    if (std::ranges::find(words, word) == words.end())
        return std::nullopt;
    said.isSpelled = comment.substr(said.word.begin).starts_with("expect:");
    at = skipped(comment, at, blanks);
    if (at < comment.size() && comment[at] == ':')
        ++at;
    said.word.end = at;
    const std::size_t end = std::min(comment.find(' ' + std::string(sign), at), comment.size());
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
    CommentReader(const RulesText& text, Diagnostics& diagnostics);

    std::vector<Expectation> read();

private:
    void readOne(ByteRange comment);
    void complain(ByteRange comment, const Said& said);
    const RulePlace* ruleOf(ByteRange comment);
    bool isOnLinesOf(const RulePlace& rule, TextPosition comment) const;
    std::size_t firstLineOf(std::size_t rule);
    TextPosition beginOf(const RulePlace& rule) const;
    std::string_view written(ByteRange range) const;
    ByteRange moved(ByteRange range, ByteRange comment) const;

    const RulesText& m_text;
    std::string_view m_sign;
    Diagnostics& m_diagnostics;
    std::vector<RulePlace> m_rules;
    std::vector<std::size_t> m_firstLines; ///< By rule, as far as it was asked for.
    std::vector<Expectation> m_found;
};

CommentReader::CommentReader(const RulesText& text, Diagnostics& diagnostics)
    : m_text(text),
      m_sign(text.language().commentSign),
      m_diagnostics(diagnostics),
      m_rules(text.rulePlaces())
{
}

std::vector<Expectation> CommentReader::read()
{
    for (const ByteRange comment : m_text.comments())
        readOne(comment);
    return std::move(m_found);
}

std::string_view CommentReader::written(ByteRange range) const
{
    return m_text.source().text().substr(range.begin, range.end - range.begin);
}

ByteRange CommentReader::moved(ByteRange range, ByteRange comment) const
{
    return {range.begin + comment.begin, range.end + comment.begin};
}

void CommentReader::readOne(ByteRange comment)
{
    const auto said = readComment(written(comment), m_sign);
    if (!said)
        return;
    if (!said->count || !said->isSpelled) {
        complain(comment, *said);
        return;
    }
    const SourceText& source = m_text.source();
    const TextRange range = source.range(moved(said->all, comment));
    if (const RulePlace* const rule = ruleOf(comment)) {
        m_found.push_back({rule->name, *said->count, range, 0});
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
    const SourceText& source = m_text.source();
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

const RulePlace* CommentReader::ruleOf(ByteRange comment)
{
    const auto beginsBy = [&](const RulePlace& rule) {
        return rule.nameRange.begin <= comment.begin;
    };
    const auto next = std::ranges::partition_point(m_rules, beginsBy);
    const TextPosition at = m_text.source().position(comment.begin);
    if (next != m_rules.end() && next->range.begin <= comment.begin)
        return &*next;
    if (next != m_rules.begin() && isOnLinesOf(*std::prev(next), at))
        return &*std::prev(next);
    if (next == m_rules.end())
        return nullptr;
    const auto rule = static_cast<std::size_t>(next - m_rules.begin());
    return firstLineOf(rule) <= at.line ? &*next : nullptr;
}

TextPosition CommentReader::beginOf(const RulePlace& rule) const
{
    return m_text.source().position(std::min(rule.nameRange.begin, rule.range.begin));
}

bool CommentReader::isOnLinesOf(const RulePlace& rule, TextPosition comment) const
{
    return comment.line <= m_text.source().position(rule.range.end).line
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
        const std::string_view text = m_text.source().line(first - 1);
        const std::size_t at = skipped(text, 0, blanks);
        if (!text.substr(at).starts_with(m_sign))
            break;
    }
    return first;
}

} // namespace

std::vector<Expectation> readExpectationComments(const RulesText& text, Diagnostics& diagnostics)
{
    return CommentReader(text, diagnostics).read();
}

} // namespace fusewright
