// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace fusewright {

/// A sentence with places for what differs: `expected %1, found %2`.
class SentenceForm {
public:
    /// What stands at a place of a text.
    struct Part {
        QString text;
        bool isQuoted = false; ///< In quotation marks: what the user or a file wrote.
        bool isLast = false;   ///< With nothing behind it, so it may be sentences of its own.
    };

    /// `source` must be as `tr()` takes it, and live as long as the program.
    explicit SentenceForm(const char* source);

    const char* source() const { return m_source; }
    int placeCount() const { return static_cast<int>(m_places.size()); }
    /// How many letters are its own: the more, the surer it is that a text is meant by it.
    int letters() const { return m_letters; }

    /// What stands at the places of `text`, in their order; nothing where the text is another one.
    std::optional<std::vector<Part>> partsOf(const QString& text) const;
    /// `translation` with `parts` at its places, which may be in any order.
    QString filled(const QString& translation, const std::vector<QString>& parts) const;

private:
    const char* m_source;
    std::vector<QString> m_literals; ///< Before, between and behind the places.
    std::vector<int> m_places;       ///< Their numbers.
    int m_letters = 0;
};

} // namespace fusewright
