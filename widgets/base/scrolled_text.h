// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMargins>
#include <QScrollArea>

class QLabel;

namespace fusewright {

/// A text label that takes no more height than it may, and scrolls what has no room: beside a table
/// a long text would leave nothing of it.
class ScrolledText : public QScrollArea {
    Q_OBJECT

public:
    ScrolledText(const QMargins& margins, int mostHeight, QWidget* parent = nullptr);

    void setText(const QString& text);
    QString text() const;

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    QLabel* m_label;
    int m_mostHeight;
};

} // namespace fusewright
