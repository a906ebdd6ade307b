// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStatusBar>

class QLabel;
class QToolButton;

namespace fusewright {

class LayoutSwitch;
class Theme;
class Workspace;

/// The line at the foot of the window: problems, the language of the rules, the layout that they
/// see, rules and sections, the model, how long it took.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    StatusLine(Workspace& workspace, const Theme& theme, QWidget* parent = nullptr);

    void showProblems(const QString& summary, const QIcon& icon);
    /// Words that go away by themselves; what has no room is in the tip.
    void say(const QString& words);

    /// What has no room is not shown, so that the window may be as narrow as it likes.
    QSize minimumSizeHint() const override;

signals:
    /// They are to be in front.
    void problemsRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* addFact();
    void showFacts();
    void showModel();
    void showFusion();
    void createLanguage();
    void showLanguage();
    void fillLanguages();

    int roomForWords() const;

    Workspace& m_workspace;
    const Theme& m_theme;
    QString m_said; ///< All of it.
    QToolButton* m_problems;
    bool m_isShowing =
        false; ///< Facts that are shown and hidden may make the line wider meanwhile.
    QToolButton* m_language;
    LayoutSwitch* m_layout;
    QLabel* m_rules;
    QLabel* m_sections;
    QLabel* m_matching;
    QLabel* m_reading;
    QLabel* m_nodes;
    QLabel* m_opening;
};

} // namespace fusewright
