// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/job_slot.h"

#include <QObject>
#include <QString>

class QWidget;

namespace fusewright {

struct Program;
struct WindowOptions;

/// Writes what is open as a report: the same as `fusewright report`, from the text as it is.
class ReportExport : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    ReportExport(Program& program, WindowOptions& options, QWidget& window);

    /// Asks for a file; its ending says what kind of report it is.
    void ask();
    void write(const QString& path);
    JobSlot& job() { return m_job; }

signals:
    void written(const QString& path);
    /// `reason` is a sentence without a full stop.
    void failed(const QString& path, const QString& reason);

private:
    Program& m_program;
    WindowOptions& m_options;
    QWidget& m_window;
    JobSlot m_job; ///< Last, so that it has stopped before anything else is gone.
};

} // namespace fusewright
