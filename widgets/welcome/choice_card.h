// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAbstractButton>

namespace fusewright {

class Theme;

/// A button that is a card: an icon, a title and up to a few lines that say more.
class ChoiceCard : public QAbstractButton {
    Q_OBJECT

public:
    ChoiceCard(const Theme& theme, const QString& iconName, const QString& title,
               const QString& summary, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRect summaryRect(int width) const;

    const Theme& m_theme;
    QString m_summary;
    QFont m_titleFont;
    QFont m_summaryFont;
};

} // namespace fusewright
