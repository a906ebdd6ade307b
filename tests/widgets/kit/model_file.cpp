// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/widgets/kit/model_file.h"

#include "widgets/document/model_document.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace fusewright::test {

QString ModelFolder::write(const QString& name, const QByteArray& content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

QByteArray tinyModel()
{
    return R"({"format": "fusewright-graph", "version": 1, "name": "tiny",
        "inputs": [{"name": "x", "dtype": "f32", "shape": [1, 8]}],
        "constants": [{"name": "w", "dtype": "f32", "shape": [8, 8]}],
        "nodes": [
            {"id": "fc", "op": "linear", "inputs": ["x", "w"],
             "module": "net.fc", "module_type": "Linear"},
            {"id": "act", "op": "relu", "inputs": ["fc"], "module": "net.act"},
            {"id": "out", "op": "add", "inputs": ["act", "x"], "attrs": {"alpha": 2},
             "module": "net"}],
        "values": {"fc": {"dtype": "bf16", "shape": [1, 8]}},
        "outputs": ["out"]})";
}

bool openAndWait(ModelDocument& document, const QString& path)
{
    QSignalSpy replaced(&document, &ModelDocument::modelReplaced);
    QSignalSpy failed(&document, &ModelDocument::openFailed);
    document.open(path, {});
    return QTest::qWaitFor([&] { return !replaced.isEmpty() || !failed.isEmpty(); })
        && !replaced.isEmpty();
}

} // namespace fusewright::test
