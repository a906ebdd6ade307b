// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QComboBox>

namespace fusewright {

/// A list to choose one thing from, whose lines are as high as the theme wants them: Qt's own list
/// counts the theme's borders for nothing and hides its last line.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    /// What is chosen, shortened where there is no room for it.
    QString shownText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace fusewright
