// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

namespace fusewright {

class Theme;

/// Asks what becomes of a file that another program wrote while its text was changed here, and
/// shows the lines that differ. Deletes itself when closed.
class ChangedFileDialog : public QDialog {
    Q_OBJECT

public:
    ChangedFileDialog(const Theme& theme, const QString& name, const QString& onDisk,
                      const QString& here, QWidget* parent);

signals:
    void overwriteChosen();
    void fileChosen();
};

} // namespace fusewright
