// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/help/help_view.h"

#include "widgets/base/theme.h"

#include <QDesktopServices>
#include <QImage>
#include <QTextBlock>

namespace fusewright {

namespace {

const auto scheme = QStringLiteral("help");
const auto pictureScheme = QStringLiteral("picture");

QUrl urlOf(HelpTopic topic)
{
    return QUrl(scheme + QLatin1Char(':') + helpWord(topic));
}

bool isCode(const QTextBlock& block)
{
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

} // namespace

HelpView::HelpView(const Theme& theme, QWidget* parent) : PageBrowser(parent), m_theme(theme)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Help page"));
    document()->setDocumentMargin(5 * grid);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpView::follow);
    // The argument, because source() still is the page before.
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl& url) {
        m_topic = helpTopicOf(url.path());
        dress();
        mark();
        emit topicChanged(topic());
    });
    connect(&theme, &Theme::changed, this, [this] {
        dress();
        mark();
    });
}

void HelpView::showPage(HelpTopic topic)
{
    if (topic != m_topic)
        setSource(urlOf(topic), QTextDocument::MarkdownResource);
}

HelpTopic HelpView::topic() const
{
    return m_topic.value_or(helpTopics().front());
}

QVariant HelpView::loadResource(int type, const QUrl& name)
{
    if (type == QTextDocument::ImageResource && name.scheme() == pictureScheme)
        return QImage(QStringLiteral(":/help/%1.png").arg(name.path()));
    const auto topic = helpTopicOf(name.path());
    if (name.scheme() != scheme || !topic)
        return QTextBrowser::loadResource(type, name);
    return helpMarkdown(*topic);
}

void HelpView::follow(const QUrl& link)
{
    if (link.scheme() != scheme)
        QDesktopServices::openUrl(link);
    else if (const auto topic = helpTopicOf(link.path()))
        showPage(*topic);
}

/// Gives examples a ground of their own and everything room to breathe.
void HelpView::dress()
{
    const ThemeColors& colors = m_theme.colors();
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        cursor.setPosition(block.position());
        if (isCode(block)) {
            const bool isFirst = !isCode(block.previous());
            const bool isLast = !isCode(block.next());
            format.setBackground(colors.window);
            format.setLeftMargin(2 * grid);
            format.setTopMargin(isFirst ? 2 * grid : 0);
            format.setBottomMargin(isLast ? 3 * grid : 0);
            format.setNonBreakableLines(true);
        } else if (format.headingLevel() > 0) {
            format.setTopMargin(block == document()->begin() ? 0 : 5 * grid);
            format.setBottomMargin(2 * grid);
        } else {
            format.setBottomMargin(block.textList() ? grid : 2 * grid);
        }
        cursor.setBlockFormat(format);
    }
    cursor.endEditBlock();
}

void HelpView::setWanted(const QString& words)
{
    m_wanted = words;
    mark();
}

void HelpView::mark()
{
    m_hits.clear();
    QTextCursor at(document());
    while (!m_wanted.isEmpty()) {
        at = document()->find(m_wanted, at);
        if (at.isNull())
            break;
        m_hits.append(at);
    }
    QList<ExtraSelection> marks;
    for (const QTextCursor& hit : std::as_const(m_hits)) {
        ExtraSelection mark;
        mark.cursor = hit;
        mark.format.setBackground(m_theme.colors().warningTint);
        mark.format.setForeground(m_theme.colors().text);
        marks.append(mark);
    }
    setExtraSelections(marks);
    goTo(m_hits.isEmpty() ? -1 : 0);
}

void HelpView::goToNext()
{
    if (!m_hits.isEmpty())
        goTo((m_current + 1) % hitCount());
}

void HelpView::goToPrevious()
{
    if (!m_hits.isEmpty())
        goTo((m_current + hitCount() - 1) % hitCount());
}

void HelpView::goTo(int hit)
{
    m_current = hit;
    if (hit >= 0)
        setTextCursor(m_hits.at(hit));
    emit hitsChanged();
}

} // namespace fusewright
