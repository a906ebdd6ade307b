// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/report/export_choice.h"
#include "widgets/report/export_preview.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;

namespace fusewright {

class ExportOptions;
class JobSlot;
class ProgressStrip;
class Theme;

/// Asks what shall be written, and shows what that would be. It writes nothing itself.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// The jobs make previews and files; both must outlive the dialog.
    ExportDialog(const Theme& theme, JobSlot& previews, JobSlot& files, QWidget* parent = nullptr);

    /// Without a model there are only rules, and without rules everything else.
    void setOffered(bool hasModel, bool hasRules);
    /// Whether anything is selected in the picture.
    void setSelectable(bool hasSelection);
    void setChoice(const ExportChoice& choice);
    const ExportChoice& choice() const;

    void setPreview(const PreviewContent& content);
    /// What is known about the file before it is written, such as its size in dots.
    void setFacts(const QString& facts);
    ExportPreview& preview() { return *m_preview; }
    ExportOptions& options() { return *m_options; }

signals:
    /// Another choice: the preview is of the last one.
    void choiceChanged();
    void exportRequested();
    void copyRequested();
    void cancelRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createKinds();
    void addKind(ExportKind kind);
    void addHeading(const QString& text);
    void followKind();
    void showChoice();

    QListWidget* m_kinds;
    ExportOptions* m_options;
    QScrollArea* m_scroll;
    ExportPreview* m_preview;
    QLabel* m_advice;
    QLabel* m_facts;
    ProgressStrip* m_progress;
    QPushButton* m_copy = nullptr;
    QPushButton* m_export = nullptr;
};

} // namespace fusewright
