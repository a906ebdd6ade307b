// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/inline_prompt.h"

#include "widgets/base/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

InlinePrompt::InlinePrompt(QWidget& home)
    : QFrame(&home),
      m_home(home),
      m_question(new QLabel),
      m_problem(new QLabel),
      m_field(new QLineEdit)
{
    setObjectName(QStringLiteral("card"));
    m_question->setObjectName(QStringLiteral("quiet"));
    m_problem->setObjectName(QStringLiteral("promptProblem"));
    m_problem->setWordWrap(true);
    m_field->setObjectName(QStringLiteral("prompt"));
    m_field->setMinimumWidth(56 * grid);
    m_field->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * grid, 2 * grid, 2 * grid, 2 * grid);
    column->setSpacing(grid);
    column->addWidget(m_question);
    column->addWidget(m_field);
    column->addWidget(m_problem);
    connect(m_field, &QLineEdit::textEdited, m_problem, [this] {
        m_problem->hide();
        adjustSize();
    });
    hide();
}

void InlinePrompt::ask(const QRect& place, const QString& question, const QString& text,
                       Answered answered)
{
    m_answered = std::move(answered);
    m_question->setText(question);
    m_field->setAccessibleName(question);
    m_field->setText(text);
    m_field->selectAll();
    m_problem->hide();
    m_place = place;
    placeAt(place);
    show();
    raise();
    m_field->setFocus();
}

void InlinePrompt::placeAt(const QRect& place)
{
    adjustSize();
    int top = place.bottom() + grid;
    if (top + height() > m_home.height())
        top = std::max(0, place.top() - grid - height());
    const int left = std::clamp(place.left(), 0, std::max(0, m_home.width() - width() - grid));
    move(left, top);
}

void InlinePrompt::answer()
{
    const QString problem = m_answered(m_field->text());
    if (problem.isEmpty()) {
        dismiss();
        return;
    }
    m_problem->setText(problem);
    m_problem->show();
    placeAt(m_place);
}

void InlinePrompt::dismiss()
{
    hide();
    m_home.setFocus();
}

bool InlinePrompt::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut
        && static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason)
        hide();
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        answer();
        return true;
    case Qt::Key_Escape:
        dismiss();
        return true;
    default:
        return QFrame::eventFilter(watched, event);
    }
}

} // namespace fusewright
