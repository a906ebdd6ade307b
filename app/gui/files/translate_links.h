// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/translate_session.h"
#include "widgets/base/job_slot.h"
#include "widgets/translate/translate_dialog.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace fusewright {

class RulesTab;
class Theme;
class Workspace;
struct WindowOptions;

/// Copies of rules in other languages: shown first, then saved or opened.
class TranslateLinks : public QObject {
    Q_OBJECT

public:
    /// All must outlive it; dialogs belong to `window`.
    TranslateLinks(Workspace& workspace, WindowOptions& options, const Theme& theme,
                   QWidget& window);

    /// Of the rules as they are now.
    void open(RulesTab& tab);
    /// Compares on the models of a folder too, and goes on to do so in other languages.
    void compareOn(const QString& folder);
    /// Null when none is open.
    TranslateDialog* dialog() const { return m_dialog; }

signals:
    /// The copy is the current text.
    void opened();
    /// `reason` is a sentence.
    void failed(const QString& reason);

private:
    void translate();
    void takeFolder(const TranslatedText& made);
    void askForFolder();
    void askWhereToSave();
    void saveAt(const QString& path);
    void openInTab();
    QString proposedPath() const;

    Workspace& m_workspace;
    WindowOptions& m_options;
    const Theme& m_theme;
    QWidget& m_window;
    QPointer<TranslateDialog> m_dialog;
    std::shared_ptr<const RulesText> m_text; ///< That is translated.
    RuleContext m_context;
    QString m_path; ///< Of its file; its name where it has none.
    std::vector<ProofModel> m_models;
    QString m_folder;                  ///< Whose models are still to be read; empty for none.
    JobSlot m_job{JobPriority::Asked}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
