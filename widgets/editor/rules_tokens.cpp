// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/rules_tokens.h"

#include "engine/rules/rule_language.h"

#include <QByteArray>

#include <algorithm>

namespace fusewright {

namespace {

/// From bytes to UTF-16, for places that only grow.
class UnitCounter {
public:
    explicit UnitCounter(const QByteArray& text) : m_text(text) { }

    int units(std::size_t byte)
    {
        const auto end = std::min(byte, static_cast<std::size_t>(m_text.size()));
        for (; m_byte < end; ++m_byte) {
            const auto value = static_cast<unsigned char>(m_text[static_cast<int>(m_byte)]);
            const bool begins = (value & 0xC0U) != 0x80U;
            const bool hasTwo = value >= 0xF0U; // What needs four bytes needs two units.
            m_units += (begins ? 1 : 0) + (hasTwo ? 1 : 0);
        }
        return m_units;
    }

private:
    const QByteArray& m_text;
    std::size_t m_byte = 0;
    int m_units = 0;
};

} // namespace

std::vector<RulesPiece> rulesPieces(const RuleLanguage& language, const QString& line, int& state)
{
    const QByteArray text = line.toUtf8();
    UnitCounter counter(text);
    std::vector<RulesPiece> pieces;
    const std::string_view bytes(text.constData(), static_cast<std::size_t>(text.size()));
    for (const TokenPiece& piece : language.cutLine(bytes, state)) {
        const int begin = counter.units(piece.begin);
        pieces.push_back({begin, counter.units(piece.end), piece.token});
    }
    return pieces;
}

} // namespace fusewright
