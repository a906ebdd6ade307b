// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QPushButton;

namespace fusewright {

class ElidedLabel;
class Theme;

/// Says why a file could not be opened and what to do, when there is no other model to go on with.
class FailurePage : public QWidget {
    Q_OBJECT

public:
    FailurePage(const Theme& theme, QAction* openOther, QWidget* parent = nullptr);

    void show(const QString& path, const std::vector<Diagnostic>& problems);
    QString message() const;

signals:
    void retryRequested();
    void leaveRequested();

private:
    QWidget* createCard();
    QLayout* createButtons(QAction* openOther);

    const Theme& m_theme;
    QLabel* m_icon;
    QLabel* m_title;
    ElidedLabel* m_file;
    QLabel* m_message;
    QLabel* m_advice;
    QPushButton* m_open = nullptr;
};

} // namespace fusewright
