// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

namespace fusewright {
class ModelDocument;
}

namespace fusewright::test {

/// A folder of model files that is gone after the test.
class ModelFolder {
public:
    /// Writes a file, over what it held before; gives its path.
    QString write(const QString& name, const QByteArray& content) const;
    QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

/// `fc` (linear) > `act` (relu) > `out` (add, also of `x`), in modules `net.fc`, `net.act`, `net`.
QByteArray tinyModel();

/// Opens a file and waits until it is on screen or has failed; true when it is on screen.
bool openAndWait(ModelDocument& document, const QString& path);

} // namespace fusewright::test
