// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/help/help_topic.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QToolButton;

namespace fusewright {

class HelpView;
class SearchField;
class Theme;

/// The pages of help, in a window beside the one that is worked in.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(const Theme& theme, QWidget* parent = nullptr);

    /// Shows a page and comes to the front.
    void showPage(HelpTopic topic);
    HelpView& view() { return *m_view; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createPages();
    QWidget* createBar();
    QToolButton* createButton(const QString& icon, const QString& text, const QKeySequence& keys);
    void connectParts();
    void showHits();

    const Theme& m_theme;
    QListWidget* m_pages;
    HelpView* m_view;
    SearchField* m_search;
    QLabel* m_hits;
    QToolButton* m_back;
    QToolButton* m_forward;
    QToolButton* m_previous;
    QToolButton* m_next;
};

} // namespace fusewright
