// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QToolButton;

namespace fusewright {

class CodeEditor;
class SearchHits;
class Theme;

/// Finds and replaces, at the foot of an editor.
class FindBar : public QFrame {
    Q_OBJECT

public:
    FindBar(CodeEditor& editor, const Theme& theme, QWidget* parent = nullptr);

    SearchHits& hits() { return *m_hits; }

public slots:
    /// With the selected text, where it is of one line.
    void openToFind();
    void openToReplace();
    void closeBar();
    void findNext();
    void findPrevious();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createFindRow();
    QWidget* createReplaceRow();
    QLayout* createSwitchRow();
    QToolButton* createSwitch(const QString& text, const QString& words);
    QToolButton* createStep(const QString& text, const QString& words);
    void open();
    void wish();
    void limitToSelection(bool limited);
    void showCount();

    CodeEditor& m_editor;
    const Theme& m_theme;
    SearchHits* m_hits;
    QLineEdit* m_find = nullptr;
    QLineEdit* m_replace = nullptr;
    QToolButton* m_case = nullptr;
    QToolButton* m_word = nullptr;
    QToolButton* m_expression = nullptr;
    QToolButton* m_inSelection = nullptr;
    QLabel* m_count = nullptr;
    QWidget* m_replaceRow = nullptr;
    bool m_isOpening = false;
};

} // namespace fusewright
