// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/translate/compare_dialog.h"

#include "widgets/base/choice_box.h"
#include "widgets/base/job_slot.h"
#include "widgets/base/progress_strip.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr QSize usualCompareSize(200 * grid, 120 * grid);

} // namespace

CompareDialog::CompareDialog(const Theme& theme, const QStringList& names, JobSlot& job,
                             QWidget* parent)
    : QDialog(parent),
      m_model(new ComparisonModel(theme, this)),
      m_rows(new QTreeView),
      m_progress(new ProgressStrip(job, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Compare rules files"));
    m_progress->setTask(tr("Comparing…"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    createRows();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * grid, 4 * grid, 4 * grid, 4 * grid);
    column->setSpacing(3 * grid);
    column->addWidget(createHead(names));
    column->addWidget(m_rows, 1);
    column->addWidget(m_progress);
    column->addWidget(buttons);
    resize(usualCompareSize.boundedTo(parent ? parent->size() - QSize(8 * grid, 8 * grid)
                                             : usualCompareSize));
}

QWidget* CompareDialog::createHead(const QStringList& names)
{
    auto* head = new QWidget;
    auto* row = new QHBoxLayout;
    row->setSpacing(3 * grid);
    const std::array<QString, 2> labels{tr("Compare"), tr("with")};
    for (std::size_t at = 0; at < m_choices.size(); ++at) {
        auto* label = new QLabel(labels[at]);
        m_choices[at] = new ChoiceBox;
        m_choices[at]->addItems(names);
        m_choices[at]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        label->setBuddy(m_choices[at]);
        row->addWidget(label);
        row->addWidget(m_choices[at], 1);
        connect(m_choices[at], &ChoiceBox::currentIndexChanged, this, &CompareDialog::filesChosen);
    }
    m_summary = new QLabel;
    m_summary->setObjectName(QStringLiteral("quiet"));
    m_summary->setWordWrap(true);
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * grid);
    column->addLayout(row);
    column->addWidget(m_summary);
    return head;
}

void CompareDialog::createRows()
{
    m_rows->setModel(m_model);
    m_rows->setUniformRowHeights(true);
    m_rows->setAccessibleName(tr("Rules of both files"));
    m_rows->header()->setStretchLastSection(false);
    m_rows->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_rows->header()->setSectionResizeMode(ComparisonModel::Name, QHeaderView::Stretch);
    m_rows->header()->setSectionResizeMode(ComparisonModel::With, QHeaderView::Stretch);
    connect(m_rows->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                const std::vector<NodeId> nodes = m_model->nodesAt(index);
                if (!nodes.empty())
                    emit nodesPicked(nodes);
            });
}

std::array<int, 2> CompareDialog::chosen() const
{
    return {m_choices[0]->currentIndex(), m_choices[1]->currentIndex()};
}

void CompareDialog::choose(int first, int second)
{
    m_choices[0]->setCurrentIndex(first);
    m_choices[1]->setCurrentIndex(second);
}

void CompareDialog::setResult(const std::shared_ptr<const ComparedFiles>& files)
{
    m_model->show(files);
    m_rows->expandToDepth(0);
    const FileComparison& all = files->comparison;
    m_summary->setText(
        tr("Both match the same operators at %Ln place(s).", nullptr, static_cast<int>(all.same(0)))
        + QLatin1Char(' ')
        + tr("Only %1 matches at %2, only %3 at %4. Choose a rule to see those places.")
              .arg(files->names[0], countText(all.only(0)), files->names[1],
                   countText(all.only(1))));
}

} // namespace fusewright
