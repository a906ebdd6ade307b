// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSyntaxHighlighter>

namespace fusewright {

class Theme;

/// Colours a rules text, line by line.
class RulesHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    RulesHighlighter(QTextDocument& document, const Theme& theme);

protected:
    void highlightBlock(const QString& text) override;

private:
    const Theme& m_theme;
};

} // namespace fusewright
