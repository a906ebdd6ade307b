// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLineEdit>

namespace fusewright {

class Theme;

/// A line to type what to look for: with a lens, and a cross and Esc to empty it.
class SearchField : public QLineEdit {
    Q_OBJECT

public:
    SearchField(const Theme& theme, const QString& purpose, QWidget* parent = nullptr);

signals:
    /// Down was pressed: the user wants to go on into what was found.
    void leftDownwards();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace fusewright
