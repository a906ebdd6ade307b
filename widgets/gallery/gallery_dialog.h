// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/gallery/gallery_text.h"
#include "engine/support/text_range.h"
#include "widgets/base/job_slot.h"

#include <QDialog>

#include <optional>

class QLabel;
class QListView;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;

namespace fusewright {

class ChoiceBox;
class GalleryModel;
class GalleryPicture;
struct RuleLanguage;
class RulesTab;
class Theme;

/// Shows well-known fusions, and puts one into a text as rules of its language.
class GalleryDialog : public QDialog {
    Q_OBJECT

public:
    /// Rules go behind the one at `caret`. The tab must outlive the dialog.
    GalleryDialog(RulesTab& tab, TextPosition caret, const Theme& theme, QWidget* parent = nullptr);
    ~GalleryDialog() override;

    QListView& list() { return *m_list; }
    ChoiceBox& spellings() { return *m_spellings; }
    const GalleryPicture& picture() const { return *m_picture; }
    QString preview() const;
    QString note() const;
    QPushButton& insertButton() { return *m_insert; }

signals:
    /// Rules are in the text; this is the name of the first.
    void ruleInserted(const fusewright::TextRange& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What was made of the spelling that is chosen.
    struct Written {
        GalleryText made;
        QString preview;
    };

    QWidget* createList(const Theme& theme);
    QWidget* createDetail(const Theme& theme);
    QWidget* createFoot();
    void count();
    void showEntry();
    void nameSpellings();
    void showSpelling();
    void write();
    void take(Written written);
    void insert();
    void tell(const QString& text);
    int row() const;

    RulesTab& m_tab;
    const TextPosition m_caret;
    const RuleLanguage& m_language; ///< Of the text.
    GalleryModel* m_model;
    QListView* m_list;
    QLabel* m_title;
    QLabel* m_summary;
    ChoiceBox* m_spellings;
    QLabel* m_spellingNote;
    GalleryPicture* m_picture;
    QScrollArea* m_pictureArea;
    QPlainTextEdit* m_text;
    QLabel* m_lost;
    QPushButton* m_insert;
    std::optional<GalleryText> m_written;
    JobSlot m_counting{JobPriority::Shown};
    JobSlot m_writing{JobPriority::Asked}; ///< Last: they have stopped before the rest goes.
};

} // namespace fusewright
