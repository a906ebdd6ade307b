// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QKeySequenceEdit>

namespace fusewright {

/// A field that takes the next keys that are pressed together, at once. Esc leaves it.
class KeyEdit : public QKeySequenceEdit {
    Q_OBJECT

public:
    explicit KeyEdit(QWidget* parent = nullptr);

    /// What asks for keys is whole in every language.
    QSize minimumSizeHint() const override;

signals:
    void pressed(const QKeySequence& keys);
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace fusewright
