// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace fusewright {

class MessageStrip;
class RulesTab;
class Theme;
class Workspace;
struct WindowOptions;

/// What one does with rules files in a window: new, save, close, and never lose a text
/// unasked.
class RulesFiles : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    RulesFiles(Workspace& workspace, WindowOptions& options, const Theme& theme, QWidget& window);

    /// Lines for above the pages: what failed, what changed on disk, what was found in the journal.
    std::vector<QWidget*> strips() const;

    void startNew();
    /// Asks first when another program has written the file.
    void save(RulesTab& tab);
    void saveAs(RulesTab& tab);
    /// One after the other; asks where to for those that have no file.
    void saveAll();
    /// Takes what the file has now, as an edit that can be undone.
    void reload(RulesTab& tab);
    /// Asks first when the text is not saved.
    void close(RulesTab& tab);
    void closeOthers(const RulesTab& tab);
    /// Runs `then` once all texts are saved or given up; never when the user wants to stay. Asks
    /// once, however many they are.
    void whenAllSafe(std::function<void()> then);
    /// Offers the texts that ended programs left, if there are any.
    void offerLeftBehind();
    /// Whether such texts are offered just now: the focus is there.
    bool isAsking() const;

signals:
    /// What was left behind is in the editor.
    void restored();
    /// Another program changed a file that had no other text here: what it wrote is in the editor.
    void readAgain(const QString& name);

private:
    using Then = std::function<void()>;
    using Tabs = std::vector<RulesTab*>;

    void createFailure(const Theme& theme);
    void createChanged(const Theme& theme);
    void createLeftBehind(const Theme& theme);
    void tellFailure(const QString& text, const RulesTab* tab, bool canSave);
    void forgetFailure(const RulesTab& tab);
    /// The one whose change on disk is told of; null when there is none.
    RulesTab* conflict() const;
    void showConflict();
    void restoreLeftBehind();
    void whenSafe(const Tabs& tabs, Then then);
    void askAbout(RulesTab& tab, Then then);
    void askAboutAll(const Tabs& tabs, Then then);
    void saveInTurn(std::vector<int> ids, Then then);
    /// Shows what differs from the file, which another program wrote, and asks which one counts.
    void askWhichCounts(RulesTab& tab, const QString& onDisk, Then then);
    /// Saves in the file that the text has; not over what another program wrote, unless asked to.
    void saveInPlace(RulesTab& tab, Then then);
    QString folderOfNewRules() const;
    void askWhereToSave(RulesTab& tab, Then then);
    void saveAt(RulesTab& tab, const QString& path, const Then& then);
    /// For when a dialog is answered: the text may be closed by then.
    std::function<void(std::function<void(RulesTab&)>)> later(const RulesTab& tab) const;

    Workspace& m_workspace;
    WindowOptions& m_options;
    const Theme& m_theme;
    QWidget& m_window;
    MessageStrip* m_failed = nullptr;
    int m_failedTab = 0; ///< What the failure is about; 0 for no text.
    MessageStrip* m_changed = nullptr;
    MessageStrip* m_left = nullptr;
};

} // namespace fusewright
