// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/defined_names.h"
#include "tests/house/include_checks.h"
#include "tests/house/text_checks.h"
#include "tests/house/tree_checks.h"
#include "tests/kit/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fusewright::test;

/// Shows each check of the house something bad: one that never fails is worth nothing.
class ChecksTest : public QObject {
    Q_OBJECT

private slots:
    void aRoomIncludesWhatItsRowNames();
    void aRoomMayNotIncludeWhatItsRowLeavesOut();
    void aFeatureRoomIncludesOnlyWhatAllShare_data();
    void aFeatureRoomIncludesOnlyWhatAllShare();
    void aRoomWithoutARowIsFound();
    void nothingButTestsIncludesTests();
    void aLibraryIsKnownOnlyInItsPlace();
    void qtInTheEngineIsFound();
    void aHeaderOfAnUnknownLibraryIsFound();
    void theStandardLibraryIsFree();
    void includesThatDoNotStartAtTheRootAreFound();
    void generatedIncludesNeedNoFile();
    void aSourceThatNoListNamesIsFound();
    void aNameInACommentOfAListDoesNotCount();
    void aListAboveMayNameASource();
    void missingLicenceLinesAreFound();
    void aHeaderWithoutGuardIsFound();
    void tabsAreFound();
    void widthIsCountedInCharacters();
    void lengthIsCountedInLines();
    void unfinishedWorkIsFound();
    void wordsOfALanguageAreFound();
    void contextsThatNobodyAsksForAreFound();
    void pathsOfAMachineAreFound();
    void addressesAndRelativePathsAreNoPathsOfAMachine();
    void bigFilesAreFound();
    void missingAndLongReadmesAreFound();
    void aTreeIsReadWithoutWhatToolsLeave();
    void definitionsAreFoundWithTheirNamespaces();
    void twoDefinitionsOfOneNameAreFound_data();
    void twoDefinitionsOfOneNameAreFound();
};

namespace {

const Table rooms = parseTable("engine/support:\n"
                               "engine/graph: support # and nothing else\n"
                               "widgets/base: engine/*\n"
                               "widgets/editor: base engine/*\n"
                               "widgets/canvas: base engine/*\n"
                               "app/gui: engine/* widgets/*\n");

const Table libraries = parseTable("Q: widgets/ app/gui/\n"
                                   "simdjson.h: engine/support/json_reader\n"
                                   "fcntl.h sys/mman.h: engine/support/\n");

SourceTree treeOf(const QString& path, const QByteArray& bytes)
{
    return SourceTree({{path, bytes}});
}

Findings directionsOf(const QString& path, const QByteArray& include)
{
    return wrongDirections(treeOf(path, "#include " + include + '\n'), rooms);
}

Findings librariesOf(const QString& path, const QByteArray& include)
{
    return wrongLibraries(treeOf(path, "#include " + include + '\n'), libraries);
}

const Findings none;

} // namespace

void ChecksTest::aRoomIncludesWhatItsRowNames()
{
    QCOMPARE(directionsOf("engine/graph/graph.cpp", "\"engine/support/id.h\""), none);
    QCOMPARE(directionsOf("engine/graph/graph.cpp", "\"engine/graph/graph.h\""), none);
    QCOMPARE(directionsOf("widgets/editor/editor.cpp", "\"engine/graph/graph.h\""), none);
    QCOMPARE(directionsOf("app/gui/window.cpp", "\"widgets/canvas/view.h\""), none);
}

void ChecksTest::aRoomMayNotIncludeWhatItsRowLeavesOut()
{
    const SourceTree tree = treeOf("engine/support/id.h",
                                   "\n"
                                   "#include \"engine/graph/graph.h\"\n");

    QCOMPARE(wrongDirections(tree, rooms),
             Findings{"engine/support/id.h:2: engine/support may not include engine/graph"});
}

void ChecksTest::aFeatureRoomIncludesOnlyWhatAllShare_data()
{
    QTest::addColumn<QByteArray>("include");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("another feature") << QByteArray("\"widgets/canvas/view.h\"") << false;
    QTest::newRow("the window") << QByteArray("\"app/gui/window.h\"") << false;
    QTest::newRow("what all share") << QByteArray("\"widgets/base/theme.h\"") << true;
}

void ChecksTest::aFeatureRoomIncludesOnlyWhatAllShare()
{
    QFETCH(QByteArray, include);
    QFETCH(bool, allowed);

    QCOMPARE(directionsOf("widgets/editor/editor.cpp", include).isEmpty(), allowed);
}

void ChecksTest::aRoomWithoutARowIsFound()
{
    QCOMPARE(wrongDirections(treeOf("engine/attic/box.h", ""), rooms),
             Findings{"engine/attic/box.h:1: no row for the room engine/attic"});
}

void ChecksTest::nothingButTestsIncludesTests()
{
    QCOMPARE(directionsOf("tests/engine/tst_a.cpp", "\"tests/engine/kit/kit.h\""), none);
    QCOMPARE(directionsOf("app/gui/window.cpp", "\"tests/engine/kit/kit.h\"").size(), 1);
}

void ChecksTest::aLibraryIsKnownOnlyInItsPlace()
{
    QCOMPARE(librariesOf("engine/support/json_reader.cpp", "<simdjson.h>"), none);
    QCOMPARE(librariesOf("engine/support/source_text.cpp", "<simdjson.h>"),
             Findings{"engine/support/source_text.cpp:1: simdjson.h may not be known here"});
}

void ChecksTest::qtInTheEngineIsFound()
{
    QCOMPARE(librariesOf("widgets/base/theme.h", "<QString>"), none);
    QCOMPARE(librariesOf("engine/graph/graph.h", "<QString>").size(), 1);
    QCOMPARE(librariesOf("engine/graph/graph.h", "<QtCore/qglobal.h>").size(), 1);
    QCOMPARE(librariesOf("app/cli/inspect.cpp", "<QCoreApplication>").size(), 1);
}

void ChecksTest::aHeaderOfAnUnknownLibraryIsFound()
{
    QCOMPARE(librariesOf("engine/graph/graph.cpp", "<boost/any.hpp>"),
             Findings{"engine/graph/graph.cpp:1: no row for the header boost/any.hpp"});
}

void ChecksTest::theStandardLibraryIsFree()
{
    QCOMPARE(librariesOf("engine/graph/graph.cpp", "<vector>"), none);
    QCOMPARE(librariesOf("engine/graph/graph.cpp", "<queue>"), none);
}

void ChecksTest::includesThatDoNotStartAtTheRootAreFound()
{
    const SourceTree tree({{"engine/graph/graph.h", ""},
                           {"engine/graph/graph.cpp",
                            "#include \"graph.h\"\n"
                            "#include \"../graph/graph.h\"\n"
                            "#include <engine/graph/graph.h>\n"
                            "#include \"engine/graph/graph.h\"\n"}});

    QCOMPARE(unresolvedIncludes(tree),
             Findings({"engine/graph/graph.cpp:1: graph.h is not a path from the root",
                       "engine/graph/graph.cpp:2: ../graph/graph.h is not a path from the root",
                       "engine/graph/graph.cpp:3: engine/graph/graph.h is ours: use quotes"}));
}

void ChecksTest::generatedIncludesNeedNoFile()
{
    QCOMPARE(unresolvedIncludes(treeOf("tests/a/tst_a.cpp", "#include \"tst_a.moc\"\n")), none);
    QCOMPARE(unresolvedIncludes(treeOf("tests/a/tst_a.cpp", "#include \"tst_b.moc\"\n")).size(), 1);
}

void ChecksTest::aSourceThatNoListNamesIsFound()
{
    const SourceTree tree({{"engine/a/CMakeLists.txt", "room(a SOURCES one.cpp)\n"},
                           {"engine/a/one.cpp", ""},
                           {"engine/a/two.cpp", ""}});

    QCOMPARE(unbuiltSources(tree), Findings{"engine/a/two.cpp:1: no CMakeLists.txt names it"});
}

void ChecksTest::aNameInACommentOfAListDoesNotCount()
{
    const SourceTree tree(
        {{"engine/a/CMakeLists.txt", "room(a) # one.cpp\n"}, {"engine/a/one.cpp", ""}});

    QCOMPARE(unbuiltSources(tree).size(), 1);
}

void ChecksTest::aListAboveMayNameASource()
{
    const SourceTree tree({{"engine/a/CMakeLists.txt", "room(a\n    SOURCES b/one.cpp)\n"},
                           {"engine/a/b/one.cpp", ""}});

    QCOMPARE(unbuiltSources(tree), none);
}

void ChecksTest::missingLicenceLinesAreFound()
{
    const QByteArray head = "// SPDX-FileCopyrightText: 2026 The Fusewright authors\n"
                            "// SPDX-License-Identifier: Apache-2.0\n";

    QCOMPARE(withoutLicenceLines(treeOf("app/a.cpp", head + "\n#include <vector>\n")), none);
    QCOMPARE(withoutLicenceLines(treeOf("app/a.cpp", head + "#include <vector>\n")).size(), 1);
    QCOMPARE(withoutLicenceLines(treeOf("app/a.cpp", "\n" + head)).size(), 1);
    QCOMPARE(withoutLicenceLines(treeOf("app/a.cpp", "")).size(), 1);
}

void ChecksTest::aHeaderWithoutGuardIsFound()
{
    QCOMPARE(headersWithoutGuard(treeOf("app/a.h", "int a();\n")).size(), 1);
    QCOMPARE(headersWithoutGuard(treeOf("app/a.h", "#pragma once\n")), none);
    QCOMPARE(headersWithoutGuard(treeOf("app/a.cpp", "int a();\n")), none);
}

void ChecksTest::tabsAreFound()
{
    QCOMPARE(tabs(treeOf("app/a.cpp", "int a;\n\tint b;\n")), Findings{"app/a.cpp:2: a tab"});
}

void ChecksTest::widthIsCountedInCharacters()
{
    const QByteArray wide(101, 'x');
    const QByteArray hundred = QString(100, QChar(0x2500)).toUtf8();

    QCOMPARE(longLines(treeOf("app/a.cpp", hundred + '\n' + wide + '\n')),
             Findings{"app/a.cpp:2: over 100 characters"});
}

void ChecksTest::lengthIsCountedInLines()
{
    QCOMPARE(longFiles(treeOf("app/a.cpp", QByteArray(500, '\n'))), none);
    QCOMPARE(longFiles(treeOf("app/a.cpp", QByteArray(501, '\n'))).size(), 1);
    QCOMPARE(longFiles(treeOf("app/a.h", QByteArray(250, '\n'))), none);
    QCOMPARE(longFiles(treeOf("app/a.h", QByteArray(251, '\n'))).size(), 1);
}

void ChecksTest::unfinishedWorkIsFound()
{
    const QByteArray word = QByteArray("TO") + "DO";

    QCOMPARE(unfinishedWork(treeOf("app/a.cpp", "// " + word + ": later\n")).size(), 1);
    QCOMPARE(unfinishedWork(treeOf("app/a.cpp", "int " + word + "S;\n")), none);
}

void ChecksTest::contextsThatNobodyAsksForAreFound()
{
    const TreeFile texts{
        "translations/a.ts",
        "<name>Panel</name>\n<name>fusewright::Panel</name>\n<name>Words</name>\n"};
    const TreeFile source{"widgets/a.cpp", "translate(\"Words\", \"a\"); Panel::tr(\"b\");\n"};

    QCOMPARE(unusedContexts(SourceTree({texts, source})),
             Findings{"translations/a.ts:1: no source asks for texts of this context"});
}

void ChecksTest::wordsOfALanguageAreFound()
{
    const Table languages = parseTable("Yaml yaml: engine/rules/yaml/\n");
    const QByteArray text = "int i;\nYamlText text;\n";

    QCOMPARE(wordsOfALanguage(treeOf("widgets/a.cpp", text), languages),
             Findings{"widgets/a.cpp:2: Yaml may not be known here"});
    QCOMPARE(wordsOfALanguage(treeOf("engine/rules/yaml/a.cpp", text), languages), none);
    QCOMPARE(wordsOfALanguage(treeOf("tests/a.cpp", text), languages), none);
}

void ChecksTest::pathsOfAMachineAreFound()
{
    const QByteArray path = QByteArray("/ho") + "me/ada/models";

    QCOMPARE(pathsOfAMachine(treeOf("README.md", "see " + path + "\n")),
             Findings{"README.md:1: a path of one machine"});
    QCOMPARE(pathsOfAMachine(treeOf("dev", "cd \"" + path + "\"\n")).size(), 1);
    QCOMPARE(pathsOfAMachine(treeOf("tests/corpus/models/a.dot", path)), none);
    QCOMPARE(pathsOfAMachine(treeOf("icon.png", path + '\0')), none);
}

void ChecksTest::addressesAndRelativePathsAreNoPathsOfAMachine()
{
    const QByteArray folder = QByteArray("/ho") + "me/ada";

    QCOMPARE(pathsOfAMachine(treeOf("README.md", "https://example.org" + folder)), none);
    QCOMPARE(pathsOfAMachine(treeOf("README.md", ".." + folder)), none);
}

void ChecksTest::bigFilesAreFound()
{
    const qsizetype limit = 2 * 1024 * 1024;

    QCOMPARE(bigFiles(treeOf("a.onnx", QByteArray(limit, 'x'))), none);
    QCOMPARE(bigFiles(treeOf("a.onnx", QByteArray(limit + 1, 'x'))).size(), 1);
}

void ChecksTest::missingAndLongReadmesAreFound()
{
    const SourceTree tree({{"engine/CMakeLists.txt", ""},
                           {"engine/a/one.cpp", ""},
                           {"engine/b/c/two.cpp", ""},
                           {"engine/b/README.md", QByteArray(31, '\n')},
                           {"tests/d/README.md", QByteArray(30, '\n')}});

    QCOMPARE(roomsWithoutReadme(tree),
             Findings({"engine/a/README.md:1: missing", "engine/b/README.md:31: over 30 lines",
                       "engine/b/c/README.md:1: missing"}));
}

void ChecksTest::aTreeIsReadWithoutWhatToolsLeave()
{
    QTemporaryDir root;
    for (const char* path : {"app/a.cpp", ".ci/run", "build/b.cpp", ".git/c.cpp"}) {
        QVERIFY(QDir(root.path()).mkpath(QFileInfo(path).path()));
        QFile file(root.filePath(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    const SourceTree tree = SourceTree::read(root.path());

    QCOMPARE(tree.files().size(), std::size_t(2));
    QVERIFY(tree.find("app/a.cpp"));
    QVERIFY(tree.find(".ci/run"));
}

void ChecksTest::definitionsAreFoundWithTheirNamespaces()
{
    const TreeFile file{"engine/graph/graph.h", R"cpp(
namespace fusewright {
class Ahead;
enum class Kind : int { One };
struct Node final : Base { // struct Remark {
    struct Inner { int at; };
};
namespace {
template <class T> class List { T first{"struct Text {"}; };
template <> struct List<int> { };
Node made() { struct Local { }; return {}; }
constexpr int one = 1;
const std::array<int, 2> both{1, 2};
int changes = 0;
Node made(const Graph& graph, std::pair<int, int> = none) { const int local = 1; return {}; }
} // namespace
} // namespace fusewright
)cpp"};

    const auto definitions = definitionsOf(file);

    const QString path = "engine/graph/graph.h";
    const std::vector<Definition> expected{
        {"fusewright::Kind", path, 4, false},
        {"fusewright::Node", path, 5, false},
        {"fusewright::List", path, 9, true},
        {"fusewright::made()", path, 11, true, false},
        {"fusewright::one", path, 12, true, false},
        {"fusewright::both", path, 13, true, false},
        {"fusewright::made(const Graph&, std::pair<int, int>)", path, 15, true, false}};
    QCOMPARE(definitions, expected);
}

void ChecksTest::twoDefinitionsOfOneNameAreFound_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<bool>("isFound");
    const QByteArray named = "namespace a {\nstruct Type { };\n}\n";
    const QByteArray unnamed = "namespace a {\nnamespace {\nstruct Type { };\n}\n}\n";
    const QByteArray elsewhere = "namespace b {\nstruct Type { };\n}\n";
    QTest::newRow("two rooms") << named << named << "y" << true;
    QTest::newRow("two namespaces") << named << elsewhere << "x" << false;
    QTest::newRow("unnamed in two rooms") << unnamed << unnamed << "y" << false;
    QTest::newRow("unnamed in one room") << unnamed << unnamed << "x" << true;
    QTest::newRow("one of them unnamed") << named << unnamed << "x" << true;
    const QByteArray constant = "namespace {\nconstexpr int count = 1;\n}\n";
    const QByteArray unlike = "namespace {\nconstexpr unsigned count{2};\n}\n";
    QTest::newRow("constants in one room") << constant << unlike << "x" << true;
    QTest::newRow("constants in two rooms") << constant << unlike << "y" << false;
    const QByteArray function = "namespace {\nint count(int from) { return from; }\n}\n";
    const QByteArray again = "namespace {\nint count(int to) { return to; }\n}\n";
    const QByteArray overload = "namespace {\nint count(char to) { return to; }\n}\n";
    QTest::newRow("functions in one room") << function << again << "x" << true;
    QTest::newRow("overloads in one room") << function << overload << "x" << false;
}

void ChecksTest::twoDefinitionsOfOneNameAreFound()
{
    QFETCH(const QByteArray, one);
    QFETCH(const QByteArray, other);
    QFETCH(const QString, folder);
    const std::vector<TreeFile> files{{"engine/x/one.cpp", one},
                                      {"engine/" + folder + "/two.cpp", other}};

    const Findings findings = definitionsOfOneName(SourceTree(files));

    QTEST(!findings.isEmpty(), "isFound");
}

FUSEWRIGHT_TEST(ChecksTest)
#include "tst_checks.moc"
