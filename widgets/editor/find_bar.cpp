// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/find_bar.h"

#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/search_hits.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace fusewright {

FindBar::FindBar(CodeEditor& editor, const Theme& theme, QWidget* parent)
    : QFrame(parent), m_editor(editor), m_theme(theme), m_hits(new SearchHits(editor))
{
    setObjectName(QStringLiteral("findBar"));
    editor.addLayer(*m_hits);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    column->setSpacing(grid);
    column->addWidget(createFindRow());
    column->addWidget(createReplaceRow());
    column->addLayout(createSwitchRow());
    hide();

    connect(m_find, &QLineEdit::textChanged, this, &FindBar::wish);
    for (QToolButton* button : {m_case, m_word, m_expression})
        connect(button, &QToolButton::toggled, this, &FindBar::wish);
    connect(m_inSelection, &QToolButton::toggled, this, &FindBar::limitToSelection);
    connect(m_hits, &SearchHits::changed, this, &FindBar::showCount);
    connect(&editor, &QPlainTextEdit::selectionChanged, this, &FindBar::showCount);
    connect(m_hits, &SearchHits::replaced, this,
            [this](int count) { m_count->setText(tr("%n replaced", nullptr, count)); });
}

QToolButton* FindBar::createSwitch(const QString& text, const QString& words)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(words);
    button->setAccessibleName(words);
    button->setCheckable(true);
    return button;
}

QToolButton* FindBar::createStep(const QString& text, const QString& words)
{
    auto* button = createSwitch(text, words);
    button->setCheckable(false);
    return button;
}

QWidget* FindBar::createFindRow()
{
    m_find = new QLineEdit;
    m_find->setObjectName(QStringLiteral("find"));
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find"));
    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    auto* previous = createStep(QStringLiteral("\u2191"), tr("Previous (Shift+F3)"));
    auto* next = createStep(QStringLiteral("\u2193"), tr("Next (F3)"));
    auto* close = createStep({}, tr("Close (Esc)"));
    close->setIcon(m_theme.icon(QStringLiteral("close")));
    connect(previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(close, &QToolButton::clicked, this, &FindBar::closeBar);

    auto* widget = new QWidget;
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid);
    row->addWidget(m_find, 1);
    for (QToolButton* part : {previous, next, close})
        row->addWidget(part);
    return widget;
}

/// A row of its own, because the editor is mostly narrow.
QLayout* FindBar::createSwitchRow()
{
    m_case = createSwitch(QStringLiteral("Aa"), tr("Match case"));
    m_word = createSwitch(QStringLiteral("\u201cab\u201d"), tr("Whole words"));
    m_expression = createSwitch(QStringLiteral(".*"), tr("Regular expression"));
    m_inSelection = createSwitch(QStringLiteral("[\u2261]"), tr("Only in the selection"));
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("quiet"));

    auto* row = new QHBoxLayout;
    row->setSpacing(grid);
    for (QToolButton* part : {m_case, m_word, m_expression, m_inSelection})
        row->addWidget(part);
    row->addSpacing(grid);
    row->addWidget(m_count, 1);
    return row;
}

QWidget* FindBar::createReplaceRow()
{
    m_replace = new QLineEdit;
    m_replace->setObjectName(QStringLiteral("replace"));
    m_replace->setPlaceholderText(tr("Replace with"));
    m_replace->setAccessibleName(tr("Replace with"));
    m_replace->installEventFilter(this);
    auto* one = createStep(tr("Replace"), tr("Replace and go to the next (Enter)"));
    one->setObjectName(QStringLiteral("replaceOne"));
    auto* all = createStep(tr("Replace all"), tr("Replace all (Ctrl+Alt+Enter)"));
    all->setObjectName(QStringLiteral("replaceAll"));
    connect(one, &QToolButton::clicked, this,
            [this] { m_hits->replaceSelected(m_replace->text()); });
    connect(all, &QToolButton::clicked, this, [this] { m_hits->replaceAll(m_replace->text()); });

    m_replaceRow = new QWidget;
    auto* row = new QHBoxLayout(m_replaceRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid);
    row->addWidget(m_replace, 1);
    row->addWidget(one);
    row->addWidget(all);
    return m_replaceRow;
}

void FindBar::open()
{
    const QString selected = m_editor.textCursor().selectedText();
    const bool isOfOneLine = !selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator);
    m_isOpening = true;
    if (isOfOneLine && !m_expression->isChecked())
        m_find->setText(selected);
    m_isOpening = false;
    show();
    m_hits->setActive(true);
    wish();
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

void FindBar::openToFind()
{
    m_replaceRow->setVisible(m_replaceRow->isVisible());
    open();
}

void FindBar::openToReplace()
{
    m_replaceRow->show();
    open();
}

void FindBar::closeBar()
{
    m_inSelection->setChecked(false);
    hide();
    m_replaceRow->hide();
    m_hits->setActive(false);
    m_editor.setFocus();
}

void FindBar::findNext()
{
    if (!isVisible())
        m_hits->setActive(true);
    m_hits->goToNext();
}

void FindBar::findPrevious()
{
    if (!isVisible())
        m_hits->setActive(true);
    m_hits->goToPrevious();
}

void FindBar::wish()
{
    if (!m_isOpening)
        m_hits->setWish(
            {m_find->text(), m_case->isChecked(), m_word->isChecked(), m_expression->isChecked()});
}

void FindBar::limitToSelection(bool limited)
{
    const QTextCursor cursor = m_editor.textCursor();
    if (limited && cursor.hasSelection())
        m_hits->setScope(cursor);
    else
        m_hits->setScope(std::nullopt);
}

void FindBar::showCount()
{
    if (!isVisible())
        return;
    const QString& problem = m_hits->problem();
    m_find->setToolTip(problem);
    m_count->setToolTip(problem);
    const std::size_t all = m_hits->hits().size();
    QString text;
    if (!problem.isEmpty() && all == 0)
        text = problem;
    else if (m_find->text().isEmpty())
        text.clear();
    else if (all == 0)
        text = tr("No results");
    else if (const auto at = m_hits->selected())
        text = tr("%1 of %2").arg(countText(*at + 1), countText(all));
    else
        text = tr("%n results", nullptr, static_cast<int>(all));
    m_count->setText(text);
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const auto* const key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (key->key() == Qt::Key_Escape) {
        closeBar();
        return true;
    }
    if (!isEnter)
        return QFrame::eventFilter(watched, event);
    if (watched == m_replace && key->modifiers() == (Qt::ControlModifier | Qt::AltModifier))
        m_hits->replaceAll(m_replace->text());
    else if (watched == m_replace)
        m_hits->replaceSelected(m_replace->text());
    else if (key->modifiers() & Qt::ShiftModifier)
        findPrevious();
    else
        findNext();
    return true;
}

} // namespace fusewright
