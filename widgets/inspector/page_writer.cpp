// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/inspector/page_writer.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <QFontInfo>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace fusewright {

namespace {

constexpr QChar zeroWidthSpace(0x200b);
constexpr QLatin1String firstColumn(" width=\"37%\"");
/// Between what a fact is called and what it says.
constexpr QLatin1String nextColumn("</td><td style=\"padding:1px 0\">");
/// By kind of link.
constexpr const char* schemes[] = {"node",  "nested", "value", "section",   "fold",
                                   "match", "rule",   "entry", "operators", "back"};

/// Lets a title break at the separators of a long name.
QString breakable(const QString& name)
{
    QString result;
    for (const QChar letter : name) {
        result += letter;
        if (letter == QLatin1Char('/') || letter == QLatin1Char('.') || letter == QLatin1Char('_'))
            result += zeroWidthSpace;
    }
    return result;
}

QString sizeStyle(const QFont& font)
{
    return QStringLiteral("font-size:%1pt").arg(font.pointSizeF());
}

} // namespace

QString PageLink::toText() const
{
    const QString scheme = QLatin1String(schemes[std::size_t(kind)]);
    if (kind == Kind::Entry)
        return QStringLiteral("%1:%2.%3.%4").arg(scheme).arg(index).arg(pattern).arg(entry);
    return QStringLiteral("%1:%2").arg(scheme).arg(index);
}

PageLink PageLink::fromText(const QString& text)
{
    PageLink link;
    const QString scheme = text.section(QLatin1Char(':'), 0, 0);
    const auto* const found = std::ranges::find_if(
        schemes, [&](const char* known) { return scheme == QLatin1String(known); });
    link.isValid = found != std::end(schemes);
    if (!link.isValid)
        return link;
    link.kind = Kind(found - std::begin(schemes));
    const QStringList numbers = text.section(QLatin1Char(':'), 1).split(QLatin1Char('.'));
    std::uint32_t* const targets[] = {&link.index, &link.pattern, &link.entry};
    const qsizetype wanted = link.kind == Kind::Entry ? 3 : 1;
    link.isValid = numbers.size() == wanted;
    for (qsizetype at = 0; at < wanted && link.isValid; ++at)
        *targets[at] = numbers[at].toUInt(&link.isValid);
    return link;
}

PageWriter::PageWriter(const Theme& theme) : m_theme(theme) { }

void PageWriter::title(std::string_view name, const QString& subtitle)
{
    m_html +=
        QStringLiteral("<p style=\"margin:0;font-weight:600;%1\">%2</p>")
            .arg(sizeStyle(m_theme.font(TypeStep::Title)), breakable(toQt(name)).toHtmlEscaped());
    m_html += QStringLiteral("<p style=\"margin:2px 0 0 0\">%1</p>").arg(quiet(subtitle));
}

void PageWriter::section(const QString& title)
{
    endFacts();
    m_html += QStringLiteral("<p style=\"margin:18px 0 6px 0;font-weight:600\">%1</p>")
                  .arg(title.toHtmlEscaped());
}

void PageWriter::fact(const QString& label, const QString& html)
{
    if (!m_isInFacts)
        m_html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\" width=\"100%\" "
                                 "style=\"margin-top:4px\">");
    m_isInFacts = true;
    // A word that is cut in two is harder to read than a narrow value.
    const QString wrap =
        label.contains(QLatin1Char(' ')) ? QString() : QStringLiteral(";white-space:nowrap");
    m_html += QStringLiteral("<tr><td%1 style=\"padding:1px 8px 1px 0%2\">%3%4%5</td></tr>")
                  .arg(firstColumn, wrap, quiet(label), nextColumn, html);
}

void PageWriter::item(const QString& html)
{
    endFacts();
    m_html += QStringLiteral("<p style=\"margin:0 0 6px 0\">%1</p>").arg(html);
}

void PageWriter::note(const QString& text)
{
    item(quiet(text));
}

QString PageWriter::plain(const QString& text) const
{
    return text.toHtmlEscaped();
}

QString PageWriter::quiet(const QString& text) const
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>")
        .arg(m_theme.colors().muted.name(), text.toHtmlEscaped());
}

QString PageWriter::quiet(const QString& text, const QString& html) const
{
    return quiet(text).replace(QLatin1String("%1"), html);
}

QString PageWriter::code(const QString& text) const
{
    const QFont font = m_theme.fixedFont();
    return QStringLiteral("<span style=\"font-family:'%1';%2\">%3</span>")
        .arg(font.family(), sizeStyle(font), text.toHtmlEscaped());
}

QString PageWriter::link(PageLink target, const QString& text) const
{
    return QStringLiteral("<a href=\"%1\" style=\"color:%2;text-decoration:none\">%3</a>")
        .arg(target.toText(), m_theme.colors().accent.name(), text.toHtmlEscaped());
}

QString PageWriter::codeLink(PageLink target, const QString& text) const
{
    const QFont font = m_theme.fixedFont();
    return QStringLiteral("<a href=\"%1\" style=\"font-family:'%2';%3;color:%4;"
                          "text-decoration:none\">%5</a>")
        .arg(target.toText(), font.family(), sizeStyle(font), m_theme.colors().accent.name(),
             text.toHtmlEscaped());
}

QString PageWriter::html() const
{
    return m_isInFacts ? m_html + QStringLiteral("</table>") : m_html;
}

QString PageWriter::inOneColumn(QString html)
{
    return html.remove(firstColumn)
        .replace(nextColumn, QLatin1String("</td></tr><tr><td style=\"padding:0 0 4px 0\">"));
}

void PageWriter::endFacts()
{
    if (m_isInFacts)
        m_html += QStringLiteral("</table>");
    m_isInFacts = false;
}

} // namespace fusewright
