// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>
#include <QTimer>

class QProgressBar;

namespace fusewright {

class ElidedLabel;
class JobSlot;

/// Shows how far a job has come, with a button to cancel it, once it takes noticeably long.
class ProgressStrip : public QFrame {
    Q_OBJECT

public:
    /// Work that takes less is not worth a flicker.
    static constexpr int patienceMilliseconds = 300;

    explicit ProgressStrip(JobSlot& job, QWidget* parent = nullptr);

    void setTask(const QString& task);

signals:
    void cancelRequested();

private:
    void follow(bool running);

    ElidedLabel* m_task;
    QProgressBar* m_bar;
    QTimer m_patience;
};

} // namespace fusewright
