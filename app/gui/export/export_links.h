// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/export/export_source.h"
#include "widgets/base/job_slot.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

namespace fusewright {

class CanvasPage;
class CommandActions;
class ExportDialog;
class MessageStrip;
struct Program;
struct WindowOptions;

/// What leaves the window as a file or a picture: the commands, the dialog, the work off the GUI
/// thread, and the strip that says where the file is.
class ExportLinks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    ExportLinks(Program& program, WindowOptions& options, CanvasPage& page,
                const CommandActions& actions, QWidget& window);
    ~ExportLinks() override;

    /// To be put into the window; hidden until there is something to say.
    MessageStrip& strip() { return *m_strip; }
    MessageStrip& failure() { return *m_failure; }
    /// The dialog that is open, or null.
    ExportDialog* dialog() const;
    JobSlot& job() { return m_job; }

    /// Opens the dialog where it was left, or with a picture chosen.
    void ask();
    void askForPicture();
    /// Writes what was chosen last; the ending says what kind of file it is.
    void write(const QString& path);
    /// What is in view, as it is on screen.
    void copyPicture();
    /// The graph on screen, as rules have rewritten it; asks where to.
    void askForGraphFile();
    /// The ending says in which format.
    void writeGraph(const QString& path);
    void updateCommands();

signals:
    /// `path` is the first file where there are several.
    void written(const QString& path);
    /// `reason` is a sentence without a full stop.
    void failed(const QString& path, const QString& reason);
    void copied();

private:
    void openOutside(const QString& path);
    void open(const ExportChoice& choice);
    void askForFile();
    void renewPreview();
    void showFacts(const ExportSource& source, const ExportChoice& choice);
    void write(const QString& path, const ExportChoice& choice);
    void copy(const ExportChoice& choice, std::optional<double> scale);
    ExportSource source(const ExportChoice& choice) const;
    void forgetFacts();
    void tellFailed(const QString& path, const QString& reason);
    void tellWritten(const QString& path, int files);

    Program& m_program;
    WindowOptions& m_options;
    CanvasPage& m_page;
    const CommandActions& m_actions;
    QWidget& m_window;
    MessageStrip* m_strip;
    MessageStrip* m_failure;
    QPointer<ExportDialog> m_dialog;
    QString m_path; ///< Of the last file.
    SharedFacts m_facts;
    QTimer m_quiet; ///< Several clicks in a row are one preview.
    JobSlot m_previews{JobPriority::Shown};
    JobSlot m_job{JobPriority::Shown}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
