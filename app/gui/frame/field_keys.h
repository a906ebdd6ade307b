// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace fusewright {

/// Leaves keys to the window that a field takes for itself: on X11, Ctrl+E goes to the end of a
/// line, as End does too, but in this program it exports wherever the focus is.
class FieldKeys : public QObject {
    Q_OBJECT

public:
    /// Watches all fields of the program.
    explicit FieldKeys(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace fusewright
