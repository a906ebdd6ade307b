// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/python/python_siblings.h"

#include "tests/kit/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fusewright;

class PythonSiblingsTest : public QObject {
    Q_OBJECT

private slots:
    void areFoundWhereTheyMayLie_data();
    void areFoundWhereTheyMayLie();
    void areNotFoundAboveTheFile();
};

namespace {

/// A package as people have it in their checkouts, with two modules of one name.
void write(const QDir& folder)
{
    for (const char* const path : {"python/tvm/vendor/pattern.py", "python/tvm/core/pattern.py",
                                   "python/tvm/vendor/table.py", "python/tvm/shared.py"}) {
        folder.mkpath(QFileInfo(path).path());
        QFile file(folder.filePath(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("name = '") + path + "'\n");
    }
}

} // namespace

void PythonSiblingsTest::areFoundWhereTheyMayLie_data()
{
    QTest::addColumn<std::string>("dotted");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* dotted, const char* expected) {
        QTest::newRow(name) << std::string(dotted) << std::string(expected);
    };
    row("beside the file", ".table", "name = 'python/tvm/vendor/table.py'\n");
    row("one folder up", "..shared", "name = 'python/tvm/shared.py'\n");
    row("in the package", "tvm.core.pattern", "name = 'python/tvm/core/pattern.py'\n");
    row("alone beside it", "tvm.elsewhere.table", "name = 'python/tvm/vendor/table.py'\n");
    row("never the file itself", "tvm.elsewhere.pattern", "");
    row("nowhere", "tvm.core.nothing", "");
}

void PythonSiblingsTest::areFoundWhereTheyMayLie()
{
    QFETCH(std::string, dotted);
    QFETCH(std::string, expected);
    const QTemporaryDir folder;
    write(QDir(folder.path()));
    const std::string file = folder.filePath("python/tvm/vendor/pattern.py").toStdString();

    const PythonSiblings siblings = siblingsOf({.file = file, .folders = {}}, "tvm");
    const auto found = siblings(dotted, SourceText(file, std::string()));

    QCOMPARE(found ? found->second : std::string(), expected);
}

void PythonSiblingsTest::areNotFoundAboveTheFile()
{
    const QTemporaryDir folder;
    write(QDir(folder.path()));
    const std::string file = folder.filePath("docs/how_to/tutorial.py").toStdString();
    const std::string package = folder.filePath("python").toStdString();

    const PythonSiblings alone = siblingsOf({.file = file, .folders = {}}, "tvm");
    const PythonSiblings told = siblingsOf({.file = file, .folders = {package}}, "tvm");

    QVERIFY(!alone("tvm.core.pattern", SourceText(file, std::string())));
    QVERIFY(told("tvm.core.pattern", SourceText(file, std::string())));
}

FUSEWRIGHT_TEST(PythonSiblingsTest)
#include "tst_python_siblings.moc"
