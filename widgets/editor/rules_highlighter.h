// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QElapsedTimer>
#include <QSyntaxHighlighter>
#include <QTimer>

namespace fusewright {

class Theme;
struct RuleLanguage;

/// Colours a rules text, line by line; a long one in turns, so that nothing else has to wait.
///
/// There is one for a document, whose child it is.
class RulesHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    RulesHighlighter(QTextDocument& document, const Theme& theme);

    void setLanguage(const RuleLanguage& language);

protected:
    void highlightBlock(const QString& text) override;

private:
    void goOn();

    const Theme& m_theme;
    const RuleLanguage* m_language;
    QElapsedTimer m_turn; ///< Not valid until a line is coloured in this turn.
    QTimer m_nextTurn;
    bool m_hasMore = false; ///< Some lines are left for the next turn.
};

} // namespace fusewright
