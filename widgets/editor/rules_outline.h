// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <QFrame>

class QTreeView;

namespace fusewright {

class LiveFusion;
class OutlineModel;
class RulesTabs;
class Theme;

/// The rules of the current text one below the other, for a dock beside the editor.
class RulesOutline : public QFrame {
    Q_OBJECT

public:
    RulesOutline(RulesTabs& tabs, LiveFusion& fusion, const Theme& theme,
                 QWidget* parent = nullptr);

public slots:
    /// Marks the rule that a line is in; lines count from 1.
    void showLine(std::size_t line);

signals:
    /// A rule was chosen; this is its name in the text.
    void rulePicked(const fusewright::TextRange& name);

private:
    void showRules();
    void showAnswer();

    RulesTabs& m_tabs;
    LiveFusion& m_fusion;
    OutlineModel* m_model;
    QTreeView* m_view;
};

} // namespace fusewright
