// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/translate_session.h"

#include <QDialog>

#include <memory>
#include <vector>

class QLabel;
class QModelIndex;
class QPlainTextEdit;
class QPushButton;
class QTextDocument;
class QTreeView;

namespace fusewright {

class ChoiceBox;
class JobSlot;
class ProgressStrip;
class Theme;
class TranslationModel;

/// Shows rules in another language before they are saved: what they become, what is lost, and how
/// both match in the model. It translates and writes nothing itself.
class TranslateDialog : public QDialog {
    Q_OBJECT

public:
    /// `name` is that of the rules; `job` translates, and must outlive the dialog.
    TranslateDialog(const Theme& theme, const QString& name,
                    const std::vector<const RuleLanguage*>& languages, JobSlot& job,
                    QWidget* parent = nullptr);

    const RuleLanguage& language() const;
    void setLanguage(const RuleLanguage& language);
    void setResult(std::shared_ptr<const TranslatedText> made);
    /// Null while none is there.
    const std::shared_ptr<const TranslatedText>& result() const { return m_made; }
    /// The text of the translation, to be coloured.
    QTextDocument& preview();
    /// Why the rules cannot be translated, instead of a result.
    void tell(const QString& why);

signals:
    void languageChosen();
    void saveRequested();
    void openRequested();
    void folderRequested();

private:
    QWidget* createHead(const QString& name);
    QWidget* createRows();
    QWidget* createText(const Theme& theme);
    QWidget* createButtons();
    void showRule(const QModelIndex& index);
    QString summary() const;

    std::vector<const RuleLanguage*> m_languages;
    std::shared_ptr<const TranslatedText> m_made;
    TranslationModel* m_model;
    ChoiceBox* m_choice = nullptr;
    QLabel* m_summary = nullptr;
    QTreeView* m_rows = nullptr;
    QPlainTextEdit* m_losses = nullptr;
    QPlainTextEdit* m_text = nullptr;
    ProgressStrip* m_progress;
    QPushButton* m_save = nullptr;
    QPushButton* m_open = nullptr;
};

} // namespace fusewright
