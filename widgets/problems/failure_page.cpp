// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/problems/failure_page.h"

#include "widgets/base/elided_label.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/problems/problem_model.h"
#include "widgets/sentences/engine_text.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int cardWidth = 150 * grid;
constexpr int iconSize = 8 * grid;

const Diagnostic* firstError(const std::vector<Diagnostic>& problems)
{
    const auto found = std::ranges::find(problems, Severity::Error, &Diagnostic::severity);
    return found == problems.end() ? nullptr : &*found;
}

QString adviceFor(const QString& path, const Diagnostic* error)
{
    const QFileInfo file(path);
    if (!file.exists())
        return FailurePage::tr("Check whether the file was moved or renamed.");
    if (file.isDir())
        return {}; // The reason says what to do.
    if (!file.isReadable())
        return FailurePage::tr("Check the file's permissions.");
    if (error && error->code != "not-a-model")
        return {}; // The format is known, and what is wrong with the file.
    return FailurePage::tr("Files are recognized by their content, not their extension. "
                           "Rules (YAML, C++ or Python) can be opened, too.");
}

} // namespace

FailurePage::FailurePage(const Theme& theme, QAction* openOther, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_icon(new QLabel),
      m_title(new QLabel(tr("This file could not be opened"))),
      m_file(new ElidedLabel(Qt::ElideMiddle)),
      m_message(new QLabel),
      m_advice(new QLabel)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * grid, 4 * grid, 4 * grid, 4 * grid);
    column->addStretch(1);
    // No alignment: it would take the wrapped texts' height for their width away.
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addWidget(createCard());
    centred->addStretch(1);
    column->addLayout(centred);
    column->addSpacing(4 * grid);
    column->addLayout(createButtons(openOther));
    column->addStretch(2);
}

QWidget* FailurePage::createCard()
{
    m_title->setFont(m_theme.font(TypeStep::Title));
    m_file->setObjectName(QStringLiteral("quiet"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_advice->setWordWrap(true);
    m_advice->setObjectName(QStringLiteral("quiet"));

    auto* card = new QFrame;
    card->setObjectName(QStringLiteral("card"));
    card->setFixedWidth(cardWidth);
    auto* head = new QHBoxLayout;
    head->setSpacing(3 * grid);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    auto* names = new QVBoxLayout;
    names->setSpacing(grid);
    names->addWidget(m_title);
    names->addWidget(m_file);
    head->addLayout(names, 1);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(6 * grid, 6 * grid, 6 * grid, 6 * grid);
    column->setSpacing(4 * grid);
    column->addLayout(head);
    column->addWidget(m_message);
    column->addWidget(m_advice);
    return card;
}

QLayout* FailurePage::createButtons(QAction* openOther)
{
    m_open = new QPushButton(tr("Open another model…"));
    m_open->setObjectName(QStringLiteral("primary"));
    connect(m_open, &QPushButton::clicked, openOther, &QAction::trigger);
    auto* retry = new QPushButton(tr("Try again"));
    connect(retry, &QPushButton::clicked, this, &FailurePage::retryRequested);
    auto* leave = new QPushButton(tr("Back to the start"));
    connect(leave, &QPushButton::clicked, this, &FailurePage::leaveRequested);

    auto* row = new QHBoxLayout;
    row->setSpacing(2 * grid);
    row->addStretch(1);
    row->addWidget(m_open);
    row->addWidget(retry);
    row->addWidget(leave);
    row->addStretch(1);
    return row;
}

void FailurePage::show(const QString& path, const std::vector<Diagnostic>& problems)
{
    const Diagnostic* error = firstError(problems);
    QString message = error ? engineText(error->message) : tr("The file is not a model.");
    if (error && error->range)
        message = tr("Line %1, column %2: %3")
                      .arg(error->range->begin.line)
                      .arg(error->range->begin.column)
                      .arg(message);

    m_icon->setPixmap(m_theme.icon(QStringLiteral("error"), Ink::Error)
                          .pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
    m_file->setFullText(QDir::toNativeSeparators(path));
    m_message->setText(message);
    m_advice->setText(adviceFor(path, error));
    m_advice->setHidden(m_advice->text().isEmpty());
    setAccessibleName(QStringLiteral("%1: %2").arg(m_title->text(), message));
    m_open->setFocus();
}

QString FailurePage::message() const
{
    return m_message->text();
}

} // namespace fusewright
