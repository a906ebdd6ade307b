// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The pattern is written from the root down with a stack of what is still to be said: operands of
// an operator come in their order, so the first time that a result is named is its LET.

#include "engine/rules/qnn/qnn_draft.h"

#include "engine/rules/pattern_words.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

constexpr std::string_view usualPass = "QNN";
constexpr std::size_t widestDraftLine = 96;
constexpr std::size_t draftIndent = 4;
/// Deeper ones stand below each other.
constexpr std::size_t deepestIndent = 12;

/// A part of a pattern as it is written: on a line of its own where all of it is too long.
struct DraftPiece {
    std::string text;
    std::size_t depth = 0;
    bool beginsLine = false;
};

class QnnPatternWriter {
public:
    explicit QnnPatternWriter(const RuleDraft& draft);

    std::string run();

private:
    /// What is still to be said: an operand, or a text that ends one.
    struct Wish {
        DraftOperand operand;
        std::size_t depth = 0;
        std::string end = {};
    };

    void countUses();
    void open(std::uint32_t entry, std::size_t depth);
    void say(std::string text) { m_pieces.push_back({std::move(text), 0, false}); }
    std::string joined() const;

    const RuleDraft& m_draft;
    std::vector<bool> m_isNamed;   ///< By entry: more than one place speaks of its result.
    std::vector<bool> m_isWritten; ///< By entry.
    std::vector<Wish> m_open;
    std::vector<DraftPiece> m_pieces;
};

QnnPatternWriter::QnnPatternWriter(const RuleDraft& draft)
    : m_draft(draft), m_isNamed(draft.entries.size()), m_isWritten(draft.entries.size())
{
    countUses();
}

void QnnPatternWriter::countUses()
{
    std::vector<bool> isUsed(m_draft.entries.size());
    for (const DraftEntry& entry : m_draft.entries) {
        for (const DraftOperand& operand : entry.operands) {
            if (!operand.entry)
                continue;
            m_isNamed[*operand.entry] = m_isNamed[*operand.entry] || isUsed[*operand.entry];
            isUsed[*operand.entry] = true;
        }
    }
    for (const DraftFact& fact : m_draft.facts) {
        for (std::size_t at = 0; at + 1 < m_draft.entries.size(); ++at) {
            const ValueId result = m_draft.entries[at].result;
            const bool isAsked = result.isValid() && (fact.value == result || fact.other == result);
            m_isNamed[at] = m_isNamed[at] || isAsked;
        }
    }
}

void QnnPatternWriter::open(std::uint32_t entry, std::size_t depth)
{
    const DraftEntry& written = m_draft.entries[entry];
    const bool isNamed = m_isNamed[entry];
    if (isNamed && m_isWritten[entry]) {
        say(qnnQuoted(written.name));
        return;
    }
    m_isWritten[entry] = true;
    std::string text = isNamed ? "LET(" + qnnQuoted(written.name) + ", Op(" : "Op(";
    say(text + qnnQuoted(written.operators.front()));
    m_open.push_back({.operand = {}, .end = isNamed ? "))" : ")"});
    for (std::size_t at = written.operands.size(); at-- > 0;)
        m_open.push_back({.operand = written.operands[at], .depth = depth + 1});
}

std::string QnnPatternWriter::run()
{
    m_pieces.push_back({});
    open(static_cast<std::uint32_t>(m_draft.entries.size() - 1), 0);
    while (!m_open.empty()) {
        const Wish wish = std::move(m_open.back());
        m_open.pop_back();
        if (!wish.end.empty()) {
            say(wish.end);
            continue;
        }
        m_pieces.push_back({",", wish.depth, wish.operand.entry.has_value()});
        if (wish.operand.entry)
            open(*wish.operand.entry, wish.depth);
        else
            say(qnnQuoted(m_draft.values[wish.operand.value].name));
    }
    return joined();
}

std::string QnnPatternWriter::joined() const
{
    std::size_t length = 0;
    for (const DraftPiece& piece : m_pieces)
        length += piece.text.size() + 1;
    const bool isLong = length > widestDraftLine - draftIndent;
    std::string text;
    std::size_t column = draftIndent;
    for (std::size_t at = 0; at < m_pieces.size(); ++at) {
        const DraftPiece& piece = m_pieces[at];
        text += piece.text;
        column += piece.text.size();
        if (piece.text != ",")
            continue;
        const bool isFull =
            at + 1 < m_pieces.size() && column + m_pieces[at + 1].text.size() > widestDraftLine - 2;
        if (!isLong || !(piece.beginsLine || isFull)) {
            text += ' ';
            ++column;
            continue;
        }
        column = std::min(piece.depth + 1, deepestIndent) * draftIndent;
        text += '\n' + std::string(column, ' ');
    }
    return text;
}

/// Parts of a call behind each other, in as many lines as they need.
std::string wrappedCall(std::string_view function, const std::vector<std::string>& parts,
                        std::string_view close)
{
    std::string text(function);
    std::size_t column = draftIndent + text.size();
    for (std::size_t at = 0; at < parts.size(); ++at) {
        const std::string part = parts[at] + (at + 1 < parts.size() ? std::string(",") : "");
        const bool breaks = at > 0 && column + 1 + part.size() > widestDraftLine;
        if (breaks)
            text += '\n' + std::string(2 * draftIndent, ' ');
        else if (at > 0)
            text += ' ';
        column = breaks ? 2 * draftIndent + part.size() : column + 1 + part.size();
        text += part;
    }
    return text.append(close);
}

std::string draftCondition(const RuleDraft& draft)
{
    std::vector<std::string> conditions;
    for (const DraftFact& fact : draft.facts) {
        if (std::string text = qnnFactText(draft, fact); !text.empty())
            conditions.push_back(std::move(text));
    }
    if (conditions.empty())
        return "OK";
    return conditions.size() == 1 ? conditions.front() : wrappedCall("AND(", conditions, ")");
}

std::string draftReplacement(const RuleDraft& draft)
{
    std::vector<std::string> parts{qnnQuoted(draft.name)};
    for (const bool isParameter : {false, true}) {
        for (const DraftValue& value : draft.values) {
            if ((value.role == DraftValue::Role::Parameter) == isParameter)
                parts.push_back(qnnQuoted(value.name));
        }
    }
    return wrappedCall("Op(", parts, ")");
}

/// `EARLY + 1` of `EARLY+1`.
std::string spacedPass(std::string_view pass)
{
    const std::size_t sign = pass.find_first_of("+-");
    if (sign == std::string_view::npos || (sign > 0 && pass[sign - 1] == ' '))
        return std::string(pass);
    return std::string(pass.substr(0, sign)) + ' ' + pass[sign] + ' '
        + std::string(pass.substr(sign + 1));
}

} // namespace

std::string qnnQuoted(std::string_view text)
{
    std::string quoted = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\')
            quoted += '\\';
        quoted += letter == '\n' || letter == '\r' ? ' ' : letter;
    }
    return quoted + '"';
}

std::string qnnDraftText(const RuleDraft& draft)
{
    if (draft.entries.empty())
        return {};
    const std::string_view pass = draft.stage.empty() ? usualPass : std::string_view(draft.stage);
    std::string text = "DEF_PACKAGE_OPTIMIZATION(" + spacedPass(pass) + ",\n";
    text += "    " + QnnPatternWriter(draft).run() + ",\n";
    text += "    " + draftCondition(draft) + ",\n";
    return text + "    " + draftReplacement(draft) + ")\n";
}

std::string qnnFileText(std::span<const RuleToWrite> rules)
{
    std::string text = "#include \"HTP/core/constraints.h\"\n"
                       "#include \"HTP/core/op_package_feature_support.h\"\n"
                       "#include \"HTP/core/optimize.h\"\n"
                       "\n"
                       "BEGIN_PKG_OPTS_DEFINITION(PKG_Translated);\n";
    for (const RuleToWrite& rule : rules) {
        text += '\n';
        // A comment of C++ that ends with a backslash goes on.
        for (const std::string& line : rule.comment)
            text += "// " + line + (line.ends_with('\\') ? ".\n" : "\n");
        for (const RuleDraft& draft : rule.drafts)
            text += qnnDraftText(draft);
    }
    return text + "\nEND_PKG_OPTS_DEFINITION();\n";
}

std::string qnnMadeName(std::string_view wanted)
{
    std::string name;
    bool isFirst = true;
    for (const char letter : wanted) {
        if (isLetterOrDigit(letter))
            name += isFirst ? toUpper(letter) : letter;
        isFirst = !isLetterOrDigit(letter);
    }
    return name.empty() || isDigit(name.front()) ? "Fused" + name : name;
}

} // namespace fusewright
