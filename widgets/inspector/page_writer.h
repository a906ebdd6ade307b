// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace fusewright {

class Theme;

inline constexpr QLatin1String newLine("<br>");

/// Where a link on an inspector page leads.
struct PageLink {
    enum class Kind {
        Node,
        Nested,
        Value,
        Section,
        Fold,
        Match,
        Rule,
        Entry,
        Operators, ///< All operators that the page is about; without a number.
        Back,      ///< The page before; without a number.
    };

    Kind kind = Kind::Node;
    std::uint32_t index = 0;   ///< Of an entry its rule.
    std::uint32_t pattern = 0; ///< Of entries only.
    std::uint32_t entry = 0;

    QString toText() const;
    /// Nothing sensible for other texts: check `isValid`.
    static PageLink fromText(const QString& text);
    bool isValid = true;
};

/// Puts an inspector page together: a title, sections, facts. Escapes what it is given.
class PageWriter {
public:
    explicit PageWriter(const Theme& theme);

    void title(std::string_view name, const QString& subtitle);
    void section(const QString& title);
    /// `html` comes from the functions below.
    void fact(const QString& label, const QString& html);
    void item(const QString& html);
    void note(const QString& text);

    QString plain(const QString& text) const;
    QString quiet(const QString& text) const;
    /// Quiet text with something in the place of its `%1`.
    QString quiet(const QString& text, const QString& html) const;
    /// A name or a value from the file.
    QString code(const QString& text) const;
    QString link(PageLink target, const QString& text) const;
    /// A name or a value from the file that leads somewhere.
    QString codeLink(PageLink target, const QString& text) const;

    QString html() const;
    /// The same page with what facts say under what they are called, for where there is no room
    /// for both in a line.
    static QString inOneColumn(QString html);

private:
    void endFacts();

    const Theme& m_theme;
    QString m_html;
    bool m_isInFacts = false;
};

} // namespace fusewright
