// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/help/help_window.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/search_field.h"
#include "widgets/base/text_label.h"
#include "widgets/base/theme.h"
#include "widgets/help/help_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace fusewright {

namespace {

constexpr QSize usualSize(220 * grid, 170 * grid);
constexpr int listWidth = 68 * grid;

} // namespace

HelpWindow::HelpWindow(const Theme& theme, QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_theme(theme),
      m_pages(new QListWidget),
      m_view(new HelpView(theme)),
      m_search(new SearchField(theme, tr("Search in this page"))),
      m_hits(new QLabel)
{
    setWindowTitle(tr("Help"));
    resize(usualSize);
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(createBar());
    right->addWidget(m_view, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(createPages());
    row->addLayout(right, 1);
    connectParts();
    m_view->showPage(helpTopics().front());
}

QWidget* HelpWindow::createPages()
{
    m_pages->setObjectName(QStringLiteral("pages"));
    m_pages->setAccessibleName(tr("Help pages"));
    // The rows are measured before the window is shown.
    m_pages->ensurePolished();
    m_pages->setFrameShape(QFrame::NoFrame);
    m_pages->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const HelpTopic topic : helpTopics())
        m_pages->addItem(helpTitle(topic));
    auto* const inEnglish = textLabel({3 * grid, 2 * grid, 3 * grid, 3 * grid});
    inEnglish->setObjectName(QStringLiteral("quiet"));
    inEnglish->setText(tr("These pages are in English."));
    inEnglish->setVisible(QLocale().language() != QLocale::English);
    auto* part = new QWidget;
    part->setFixedWidth(listWidth);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    column->addWidget(inEnglish);
    return part;
}

QWidget* HelpWindow::createBar()
{
    m_back = createButton(QStringLiteral("back"), tr("Back"), QKeySequence::Back);
    m_forward = createButton(QStringLiteral("forward"), tr("Forward"), QKeySequence::Forward);
    m_previous = createButton(QStringLiteral("up"), tr("Previous result"), Qt::SHIFT | Qt::Key_F3);
    m_next = createButton(QStringLiteral("down"), tr("Next result"), Qt::Key_F3);
    m_hits->setObjectName(QStringLiteral("quiet"));
    m_hits->setFont(m_theme.font(TypeStep::Small));

    auto* bar = new QFrame;
    bar->setObjectName(QStringLiteral("bar"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(2 * grid, 2 * grid, 2 * grid, 2 * grid);
    row->setSpacing(grid);
    row->addWidget(m_back);
    row->addWidget(m_forward);
    row->addWidget(m_search, 1);
    row->addWidget(m_hits);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    return bar;
}

QToolButton* HelpWindow::createButton(const QString& icon, const QString& text,
                                      const QKeySequence& keys)
{
    auto* button = new QToolButton;
    button->setIcon(m_theme.icon(icon));
    button->setAutoRaise(true);
    button->setToolTip(toolTipText(text, keys));
    button->setAccessibleName(text);
    button->setEnabled(false);
    auto* shortcut = new QShortcut(keys, this);
    connect(shortcut, &QShortcut::activated, button, &QToolButton::click);
    return button;
}

void HelpWindow::connectParts()
{
    connect(m_pages, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_view->showPage(helpTopics()[std::size_t(row)]);
    });
    connect(m_view, &HelpView::topicChanged, this, [this](HelpTopic topic) {
        const auto topics = helpTopics();
        m_pages->setCurrentRow(int(std::ranges::find(topics, topic) - topics.begin()));
    });
    connect(m_view, &HelpView::hitsChanged, this, &HelpWindow::showHits);
    connect(m_view, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_view, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(m_back, &QToolButton::clicked, m_view, &QTextBrowser::backward);
    connect(m_forward, &QToolButton::clicked, m_view, &QTextBrowser::forward);
    connect(m_previous, &QToolButton::clicked, m_view, &HelpView::goToPrevious);
    connect(m_next, &QToolButton::clicked, m_view, &HelpView::goToNext);
    connect(m_search, &QLineEdit::textChanged, m_view, &HelpView::setWanted);
    connect(m_search, &SearchField::leftDownwards, m_view, qOverload<>(&QWidget::setFocus));
    m_search->installEventFilter(this);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return false;
    if (key->modifiers() & Qt::ShiftModifier)
        m_view->goToPrevious();
    else
        m_view->goToNext();
    return true;
}

void HelpWindow::showPage(HelpTopic topic)
{
    m_view->showPage(topic);
    show();
    raise();
    activateWindow();
    m_view->setFocus();
}

void HelpWindow::showHits()
{
    const bool isAsked = !m_search->text().isEmpty();
    const bool isFound = m_view->hitCount() > 0;
    m_hits->setVisible(isAsked);
    m_hits->setText(isFound ? tr("%1 of %2").arg(m_view->currentHit()).arg(m_view->hitCount())
                            : tr("Not on this page"));
    m_previous->setEnabled(isFound);
    m_next->setEnabled(isFound);
}

} // namespace fusewright
