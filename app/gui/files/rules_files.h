// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QWidget;

namespace fusewright {

class MessageStrip;
class Theme;
class Workspace;
struct WindowOptions;

/// What one does with rules files in a window: new, open, save, and never lose a text unasked.
class RulesFiles : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    RulesFiles(Workspace& workspace, WindowOptions& options, const Theme& theme, QWidget& window);

    /// Lines for above the pages: what failed, what changed on disk, what was found in the journal.
    std::vector<QWidget*> strips() const;

    void startNew();
    void open(const QString& path);
    /// Asks first when another program has written the file.
    void save();
    void saveAs();
    /// Takes what the file has now, as an edit that can be undone.
    void reload();
    /// Runs `then` once the text is saved or given up; never when the user wants to stay.
    void whenSafe(std::function<void()> then);
    /// Offers the text that an ended program left, if there is one.
    void offerLeftBehind();
    /// Whether such a text is offered just now: the focus is there.
    bool isAsking() const;

signals:
    /// What was left behind is in the editor.
    void restored();

private:
    void createFailure(const Theme& theme);
    void createChanged(const Theme& theme);
    void createLeftBehind(const Theme& theme);
    /// Shows what differs from the file, which another program wrote, and asks which one counts.
    void askWhichCounts(const QString& onDisk, std::function<void()> then);
    /// Saves in the file that the text has; not over what another program wrote, unless asked to.
    void saveInPlace(std::function<void()> then);
    void askWhereToSave(std::function<void()> then);

    Workspace& m_workspace;
    WindowOptions& m_options;
    const Theme& m_theme;
    QWidget& m_window;
    MessageStrip* m_failed = nullptr;
    MessageStrip* m_changed = nullptr;
    MessageStrip* m_left = nullptr;
};

} // namespace fusewright
