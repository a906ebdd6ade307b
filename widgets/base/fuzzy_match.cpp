// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/fuzzy_match.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr int forLetter = 4;
constexpr int forWordStart = 10;
constexpr int forTextStart = 4;
constexpr int forRow = 8;
constexpr int forGap = -2;
constexpr qsizetype charactersPerPoint = 8;
constexpr int impossible = -1'000'000;

QString withoutBlanks(QString text)
{
    return text.remove(QLatin1Char(' '));
}

bool startsWord(const QString& text, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = text.at(at - 1);
    const QChar letter = text.at(at);
    return letter.isLetterOrNumber()
        && (!before.isLetterOrNumber() || (before.isLower() && letter.isUpper()));
}

int scoreAt(const QString& text, qsizetype at)
{
    return forLetter + (startsWord(text, at) ? forWordStart : 0) + (at == 0 ? forTextStart : 0);
}

bool isSubsequence(const QString& wanted, const QString& text)
{
    qsizetype at = 0;
    for (const QChar letter : wanted) {
        at = text.indexOf(letter, at) + 1;
        if (at == 0)
            return false;
    }
    return true;
}

/// The best score of the letters up to one, with that one at a place, and where the one before is.
struct Cell {
    int score = impossible;
    qsizetype before = -1;
};

/// Puts one letter at each place it can have, after `earlier`, the places of the letter before.
std::vector<Cell> placed(QChar letter, const std::vector<Cell>* earlier, const QString& folded,
                         const QString& text)
{
    std::vector<Cell> cells(std::size_t(text.size()));
    Cell best; // Of the earlier letter, with at least one letter between.
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (earlier && at >= 2 && (*earlier)[std::size_t(at - 2)].score > best.score)
            best = {(*earlier)[std::size_t(at - 2)].score, at - 2};
        if (folded.at(at) != letter)
            continue;
        Cell& cell = cells[std::size_t(at)];
        if (!earlier) {
            cell = {scoreAt(text, at), -1};
            continue;
        }
        const int inRow = at > 0 ? (*earlier)[std::size_t(at - 1)].score + forRow : impossible;
        const int afterGap = best.score + forGap;
        if (std::max(inRow, afterGap) < 0)
            continue;
        cell.score = std::max(inRow, afterGap) + scoreAt(text, at);
        cell.before = inRow >= afterGap ? at - 1 : best.before;
    }
    return cells;
}

} // namespace

std::optional<FuzzyMatch> fuzzyMatch(const QString& wanted, const QString& text)
{
    const QString letters = withoutBlanks(wanted.toCaseFolded());
    QString folded = text.toCaseFolded();
    if (folded.size() != text.size())
        folded = text.toLower();
    if (folded.size() != text.size() || !isSubsequence(letters, folded))
        return std::nullopt;
    if (letters.isEmpty())
        return FuzzyMatch();

    std::vector<std::vector<Cell>> rows;
    for (const QChar letter : letters)
        rows.push_back(placed(letter, rows.empty() ? nullptr : &rows.back(), folded, text));

    const auto last = std::ranges::max_element(rows.back(), {}, &Cell::score);
    if (last->score < 0)
        return std::nullopt;
    FuzzyMatch match;
    match.score = last->score - int(text.size() / charactersPerPoint);
    qsizetype at = last - rows.back().begin();
    for (std::size_t row = rows.size(); row-- > 0;) {
        match.positions.push_back(at);
        at = rows[row][std::size_t(at)].before;
    }
    std::ranges::reverse(match.positions);
    return match;
}

} // namespace fusewright
