// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/message_strip.h"

#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fusewright {

namespace {

constexpr int stripIconSize = 16;
constexpr int leastText = 30 * grid;

} // namespace

MessageStrip::MessageStrip(const Theme& theme, Kind kind, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_icon(new QLabel),
      m_text(textLabel()),
      m_row(new QHBoxLayout(this))
{
    const bool isError = kind == Kind::Error;
    setObjectName(isError ? QStringLiteral("errorStrip") : QStringLiteral("infoStrip"));

    const QIcon icon = isError ? theme.icon(QStringLiteral("error"), Ink::Error)
                               : theme.icon(QStringLiteral("info"), Ink::Info);
    const auto drawIcon = [this, icon] {
        m_icon->setPixmap(icon.pixmap(QSize(stripIconSize, stripIconSize), devicePixelRatioF()));
    };
    drawIcon();
    connect(&theme, &Theme::changed, this, drawIcon);

    m_row->setContentsMargins(3 * grid, grid, grid, grid);
    m_row->setSpacing(2 * grid);
    // A name may be one long word: the window is not to grow with it.
    m_text->setMinimumWidth(leastText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_row->addWidget(m_icon);
    m_row->addWidget(m_text, 1);

    auto* dismiss = new QToolButton;
    dismiss->setIcon(theme.icon(QStringLiteral("close")));
    dismiss->setAutoRaise(true);
    dismiss->setToolTip(tr("Dismiss"));
    dismiss->setAccessibleName(tr("Dismiss this message"));
    connect(dismiss, &QToolButton::clicked, this, &QWidget::hide);
    m_row->addWidget(dismiss);
    hide();
}

void MessageStrip::addAction(QAction* action)
{
    QFrame::addAction(action);
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setObjectName(QStringLiteral("stripButton"));
    connect(action, &QAction::visibleChanged, button,
            [button, action] { button->setVisible(action->isVisible()); });
    m_row->insertWidget(m_row->count() - 1, button);
}

void MessageStrip::tell(const QString& text)
{
    m_text->setText(text);
    setAccessibleName(text);
    show();
}

void MessageStrip::ask(const QString& text)
{
    tell(text);
    if (auto* first = findChild<QToolButton*>(QStringLiteral("stripButton")))
        first->setFocus();
}

QString MessageStrip::text() const
{
    return m_text->text();
}

} // namespace fusewright
