// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/graph/model_files.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

namespace fusewright::test {

QStringList modelFiles()
{
    const QDir corpus(FUSEWRIGHT_TEST_DATA);
    const QDir examples(FUSEWRIGHT_SOURCE_DIR "/resources/examples");
    QStringList files;
    QDirIterator each(corpus.filePath("models"), {"*.onnx", "*.json", "*.dot"}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (each.hasNext())
        files << corpus.relativeFilePath(each.next());
    for (const QString& name : examples.entryList({"*.onnx", "*.json"}, QDir::Files)) {
        if (name != "index.json")
            files << corpus.relativeFilePath(examples.filePath(name));
    }
    files.sort();
    return files;
}

void addRowForEachModel()
{
    QTest::addColumn<QString>("file");
    for (const QString& file : modelFiles())
        QTest::newRow(qPrintable(file.section('/', -1))) << file;
}

} // namespace fusewright::test
