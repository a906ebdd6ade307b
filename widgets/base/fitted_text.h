// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLabel;

namespace fusewright {

class ElidedLabel;

/// Sentences in a panel: whole, in as many lines as they take, or in one line where other things
/// need the room.
class FittedText : public QWidget {
    Q_OBJECT

public:
    explicit FittedText(const QMargins& margins, QWidget* parent = nullptr);

    /// Nothing is shown of an empty text.
    void setText(const QString& text);
    void setInOneLine(bool isInOneLine);
    /// By which a style sheet knows both forms.
    void setTextName(const QString& name);
    void setTextAccessibleName(const QString& name);

private:
    QLabel* m_whole;
    ElidedLabel* m_line;
};

} // namespace fusewright
