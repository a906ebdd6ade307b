// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/progress_strip.h"

#include "widgets/base/elided_label.h"
#include "widgets/base/job_slot.h"
#include "widgets/base/theme.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace fusewright {

namespace {

constexpr int fullScale = 1000;
constexpr int barWidth = 60 * grid;
constexpr int stripHeight = 2 * grid;

} // namespace

ProgressStrip::ProgressStrip(JobSlot& job, QWidget* parent)
    : QFrame(parent), m_task(new ElidedLabel(Qt::ElideMiddle)), m_bar(new QProgressBar)
{
    setObjectName(QStringLiteral("infoStrip"));
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(barWidth, stripHeight);
    m_bar->setAccessibleName(tr("Progress"));
    auto* cancel = new QPushButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &ProgressStrip::cancelRequested);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(3 * grid, grid, 3 * grid, grid);
    row->setSpacing(3 * grid);
    row->addWidget(m_task, 1);
    row->addWidget(m_bar);
    row->addWidget(cancel);
    hide();

    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, &QWidget::show);
    connect(&job, &JobSlot::runningChanged, this, &ProgressStrip::follow);
    connect(&job, &JobSlot::progressed, this, [this](double fraction) {
        m_bar->setRange(0, fullScale);
        m_bar->setValue(static_cast<int>(fraction * fullScale));
    });
}

void ProgressStrip::setTask(const QString& task)
{
    m_task->setFullText(task);
}

void ProgressStrip::follow(bool running)
{
    if (running) {
        // Busy until the first word about how far it is.
        m_bar->setRange(0, 0);
        m_patience.start();
    } else {
        m_patience.stop();
        hide();
    }
}

} // namespace fusewright
