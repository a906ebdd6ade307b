// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/fusion_session.h"
#include "widgets/base/job_slot.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace fusewright {

class RulesReading;

/// Keeps the answer to "what do these rules do to this model" new while the text is written.
///
/// It is asked for when the text has been quiet for a moment, and at once for another model or
/// another text. While it is on its way the one before stays.
class LiveFusion : public QObject {
    Q_OBJECT

public:
    explicit LiveFusion(RulesReading& reading, QObject* parent = nullptr);
    ~LiveFusion() override;

    /// Null before there is a first one, and when another model came on screen.
    const std::shared_ptr<const FusionAnswer>& answer() const { return m_answer; }
    /// Whether the answer is about the text as it is now.
    bool isCurrent() const;
    /// From the last change to its answer, without the wait for quiet.
    qint64 milliseconds() const { return m_milliseconds; }

signals:
    void answered();

private:
    struct Session;

    void renew();
    void ask();
    void askForRead();

    RulesReading& m_reading;
    bool m_isWaiting = false; ///< Asked for, and the text is still being read.
    QTimer m_quiet;
    QElapsedTimer m_asked;
    qint64 m_milliseconds = 0;
    std::shared_ptr<Session> m_session;
    std::shared_ptr<const FusionAnswer> m_answer;
    int m_revision = -1;                 ///< Of the text that the answer is about.
    JobSlot m_job{JobPriority::Picture}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
