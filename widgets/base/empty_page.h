// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLabel;

namespace fusewright {

class Theme;

/// What stands in the place of a list or a picture while there is nothing in it: an icon, what it
/// is, what to do about it.
class EmptyPage : public QWidget {
    Q_OBJECT

public:
    EmptyPage(const Theme& theme, const QString& icon, QWidget* parent = nullptr);

    void tell(const QString& title, const QString& text);
    QString title() const;

private:
    QLabel* m_title;
    QLabel* m_text;
};

} // namespace fusewright
