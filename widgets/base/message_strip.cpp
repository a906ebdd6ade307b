// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/message_strip.h"

#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fusewright {

namespace {

constexpr int stripIconSize = 16;
constexpr int leastText = 30 * grid;
/// The text has so much room beside the buttons, else they go below it.
constexpr int leastTextBeside = 60 * grid;

enum Column { IconColumn, TextColumn, ButtonColumn, DismissColumn };

} // namespace

MessageStrip::MessageStrip(const Theme& theme, Kind kind, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_icon(new QLabel),
      m_text(textLabel()),
      m_buttons(new QWidget),
      m_row(new QHBoxLayout(m_buttons)),
      m_grid(new QGridLayout(this))
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

    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(grid);
    m_grid->setContentsMargins(3 * grid, grid, grid, grid);
    m_grid->setHorizontalSpacing(2 * grid);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(TextColumn, 1);
    // A name may be one long word: the window is not to grow with it.
    m_text->setMinimumWidth(leastText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_grid->addWidget(m_icon, 0, IconColumn);
    m_grid->addWidget(m_text, 0, TextColumn);

    auto* dismiss = new QToolButton;
    dismiss->setIcon(theme.icon(QStringLiteral("close")));
    dismiss->setAutoRaise(true);
    dismiss->setToolTip(tr("Dismiss"));
    dismiss->setAccessibleName(tr("Dismiss this message"));
    connect(dismiss, &QToolButton::clicked, this, &QWidget::hide);
    m_grid->addWidget(m_buttons, 0, ButtonColumn);
    m_grid->addWidget(dismiss, 0, DismissColumn);
    hide();
}

void MessageStrip::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

void MessageStrip::arrange()
{
    const bool isBeside = width() >= m_buttons->sizeHint().width() + leastTextBeside;
    if (isBeside == (m_grid->itemAtPosition(0, ButtonColumn) != nullptr))
        return;
    m_grid->removeWidget(m_buttons);
    if (isBeside)
        m_grid->addWidget(m_buttons, 0, ButtonColumn);
    else
        m_grid->addWidget(m_buttons, 1, TextColumn, 1, DismissColumn, Qt::AlignLeft);
}

void MessageStrip::addAction(QAction* action)
{
    QFrame::addAction(action);
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setObjectName(QStringLiteral("stripButton"));
    connect(action, &QAction::visibleChanged, button, [this, button, action] {
        button->setVisible(action->isVisible());
        arrange();
    });
    m_row->addWidget(button);
    arrange();
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
