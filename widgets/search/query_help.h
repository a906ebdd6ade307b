// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QGridLayout;

namespace fusewright {

class Theme;

/// Pops up beside a search field: what can be looked for, with examples to be clicked.
class QueryHelp : public QFrame {
    Q_OBJECT

public:
    explicit QueryHelp(const Theme& theme, QWidget* parent = nullptr);

    /// Shows it below a widget, or above it where there is no room.
    void popUpAt(const QWidget& anchor);

signals:
    void examplePicked(const QString& example);

private:
    void addRow(QGridLayout& rows, const QString& meaning, const QStringList& examples);

    const Theme& m_theme;
};

} // namespace fusewright
