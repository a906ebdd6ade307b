// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/report/export_dialog.h"

#include "widgets/base/job_slot.h"
#include "widgets/base/progress_strip.h"
#include "widgets/base/theme.h"
#include "widgets/report/export_options.h"
#include "widgets/report/export_words.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr QSize usualSize(250 * grid, 165 * grid);
constexpr int kindsWidth = 46 * grid;
constexpr int optionsWidth = 62 * grid;

} // namespace

ExportDialog::ExportDialog(const Theme& theme, JobSlot& previews, JobSlot& files, QWidget* parent)
    : QDialog(parent),
      m_kinds(new QListWidget),
      m_options(new ExportOptions),
      m_scroll(new QScrollArea),
      m_preview(new ExportPreview(theme)),
      m_advice(new QLabel),
      m_facts(new QLabel),
      m_progress(new ProgressStrip(files))
{
    setWindowTitle(tr("Export"));
    resize(usualSize);
    m_advice->setWordWrap(true);
    m_facts->setObjectName(QStringLiteral("quiet"));
    m_facts->setWordWrap(true);
    m_progress->setTask(tr("Writing…"));
    connect(m_progress, &ProgressStrip::cancelRequested, this, &ExportDialog::cancelRequested);
    connect(&previews, &JobSlot::runningChanged, this,
            [this](bool isRunning) { m_preview->setWaiting(isRunning); });
    connect(&files, &JobSlot::runningChanged, this,
            [this](bool isRunning) { m_export->setEnabled(!isRunning); });
    connect(m_options, &ExportOptions::changed, this, [this] {
        showChoice();
        emit choiceChanged();
    });

    m_scroll->setWidget(m_options);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* choices = new QVBoxLayout;
    choices->setSpacing(3 * grid);
    choices->addWidget(m_advice);
    choices->addWidget(m_scroll, 1);
    auto* seen = new QVBoxLayout;
    seen->setSpacing(2 * grid);
    seen->addWidget(m_preview, 1);
    seen->addWidget(m_facts);
    auto* row = new QHBoxLayout;
    row->setSpacing(4 * grid);
    row->addWidget(createKinds());
    row->addLayout(choices);
    row->addLayout(seen, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_export = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    m_copy = buttons->addButton(tr("Copy picture"), QDialogButtonBox::ActionRole);
    QSizePolicy room = m_copy->sizePolicy();
    room.setRetainSizeWhenHidden(true); // No button moves under the pointer.
    m_copy->setSizePolicy(room);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::exportRequested);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copyRequested);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * grid, 4 * grid, 4 * grid, 4 * grid);
    column->setSpacing(3 * grid);
    column->addLayout(row, 1);
    column->addWidget(m_progress);
    column->addWidget(buttons);
    setChoice({});
}

/// Only now texts have their font: no option is cut, in any language.
void ExportDialog::showEvent(QShowEvent* event)
{
    // Layouts of pages that were not shown yet know nothing of what is on them.
    int width = optionsWidth;
    for (QWidget* const each : m_options->findChildren<QWidget*>()) {
        each->ensurePolished();
        width = std::max(width, each->minimumSizeHint().width());
    }
    m_scroll->setFixedWidth(width + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    QDialog::showEvent(event);
}

QWidget* ExportDialog::createKinds()
{
    m_kinds->setObjectName(QStringLiteral("pages"));
    m_kinds->setFixedWidth(kindsWidth);
    m_kinds->setAccessibleName(tr("Kind of file"));
    for (const ExportKind kind : allExportKinds()) {
        if (kind == ExportKind::Html)
            addHeading(tr("Report"));
        else if (kind == ExportKind::Png)
            addHeading(tr("Picture"));
        else if (kind == ExportKind::Csv)
            addHeading(tr("Sections"));
        else if (kind == ExportKind::Rules)
            addHeading(tr("Text"));
        addKind(kind);
    }
    connect(m_kinds, &QListWidget::currentItemChanged, this, &ExportDialog::followKind);
    return m_kinds;
}

void ExportDialog::addHeading(const QString& text)
{
    auto* heading = new QListWidgetItem(text, m_kinds);
    heading->setFlags(Qt::NoItemFlags);
}

void ExportDialog::addKind(ExportKind kind)
{
    auto* item = new QListWidgetItem(kindText(kind), m_kinds);
    item->setData(Qt::UserRole, int(kind));
}

void ExportDialog::setOffered(bool hasModel, bool hasRules)
{
    for (int row = 0; row < m_kinds->count(); ++row) {
        QListWidgetItem* const item = m_kinds->item(row);
        if (!item->data(Qt::UserRole).isValid())
            continue;
        const bool isRules = item->data(Qt::UserRole).toInt() == int(ExportKind::Rules);
        const bool isOffered = isRules ? hasRules : hasModel;
        item->setFlags(isOffered ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
    }
}

void ExportDialog::setSelectable(bool hasSelection)
{
    m_options->setSelectable(hasSelection);
}

void ExportDialog::setChoice(const ExportChoice& choice)
{
    m_options->show(choice);
    showChoice();
}

const ExportChoice& ExportDialog::choice() const
{
    return m_options->choice();
}

void ExportDialog::followKind()
{
    const QVariant kind = m_kinds->currentItem()->data(Qt::UserRole);
    ExportChoice chosen = choice();
    if (!kind.isValid() || chosen.kind == static_cast<ExportKind>(kind.toInt()))
        return;
    chosen.kind = static_cast<ExportKind>(kind.toInt());
    setChoice(chosen);
    emit choiceChanged();
}

void ExportDialog::showChoice()
{
    const ExportChoice& chosen = choice();
    for (int row = 0; row < m_kinds->count(); ++row) {
        const QVariant kind = m_kinds->item(row)->data(Qt::UserRole);
        if (kind.isValid() && kind.toInt() == int(chosen.kind))
            m_kinds->setCurrentRow(row);
    }
    m_advice->setText(kindAdvice(chosen.kind));
    m_copy->setVisible(isPicture(chosen.kind));
}

void ExportDialog::setPreview(const PreviewContent& content)
{
    m_preview->show(content);
    m_export->setEnabled(content.problem.isEmpty());
    m_copy->setEnabled(content.problem.isEmpty());
}

void ExportDialog::setFacts(const QString& facts)
{
    m_facts->setText(facts);
}

} // namespace fusewright
