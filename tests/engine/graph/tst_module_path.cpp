// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/module_path.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;

/// The names along the paths of modules.
class ModulePathTest : public QObject {
    Q_OBJECT

private slots:
    void pathsAreTakenApart_data();
    void pathsAreTakenApart();
    void aModuleIsWithinItself();
    void repeatsHaveOneStarredPath();
};

void ModulePathTest::pathsAreTakenApart_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("names");
    QTest::newRow("dots") << QByteArray("layers.0.mlp") << QByteArray("layers,0,mlp");
    QTest::newRow("slashes") << QByteArray("/layers/0/mlp") << QByteArray("layers,0,mlp");
    QTest::newRow("both") << QByteArray("/layers.0/mlp/") << QByteArray("layers,0,mlp");
    QTest::newRow("empty names") << QByteArray("..a//b") << QByteArray("a,b");
    QTest::newRow("none") << QByteArray("./.") << QByteArray();
}

void ModulePathTest::pathsAreTakenApart()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, names);

    std::string joined;
    for (const std::string_view name : namesOfModule({path.data(), std::size_t(path.size())}))
        joined += (joined.empty() ? "" : ",") + std::string(name);

    QCOMPARE(QByteArray::fromStdString(joined), names);
}

void ModulePathTest::aModuleIsWithinItself()
{
    QVERIFY(isWithinModule("a.b", "a.b"));
    QVERIFY(isWithinModule("a.b", "a"));
    QVERIFY(isWithinModule("/a/b", "/a"));
    QVERIFY(!isWithinModule("ab", "a"));
    QVERIFY(!isWithinModule("a", "a.b"));
}

void ModulePathTest::repeatsHaveOneStarredPath()
{
    QCOMPARE(starredPath("layers.11.mlp"), std::string("layers.*.mlp"));
    QCOMPARE(starredPath("/layers/1a/2"), std::string("/layers/1a/*"));
    QCOMPARE(outermostRepeat("model.layers.3.experts.4"), std::string_view("model.layers.3"));
    QCOMPARE(outermostRepeat("model.norm"), std::string_view());
    QVERIFY(isNumbered("12") && !isNumbered("1a") && !isNumbered(""));
}

FUSEWRIGHT_TEST(ModulePathTest)
#include "tst_module_path.moc"
