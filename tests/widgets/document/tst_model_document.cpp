// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/model_document.h"

#include "engine/graph/graph.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/document/file_watch.h"

#include <QSignalSpy>
#include <QTest>

using namespace fusewright;
using test::ModelFolder;
using test::openAndWait;
using test::tinyModel;

class ModelDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void showsAModelThatItCanRead();
    void selectsNothingThatIsNotThere();
    void keepsTheModelWhenTheNextOneIsBad();
    void keepsTheModelWhenOpeningIsCancelled();
    void findsTheNodeAgainAfterReloading();
    void selectsNothingWhenTheNodeIsGoneAfterReloading();
    void goesBackAndForwardThroughSelections();
    void doesNotStepThroughAStroll();
    void entersAndLeavesNestedGraphs();
    void comesBackToTheNestedGraphAfterReloading();
    void showsNothingAfterClosing();
    void noticesThatTheFileWasReplaced();
    void noticesThatTheFileIsGone();
    void noticesWhatHappenedSinceTheFileWasRead();

private:
    ModelFolder m_folder;
    const QString m_nested = QStringLiteral(FUSEWRIGHT_TEST_DATA "/models/onnx/if_in_loop.onnx");
};

void ModelDocumentTest::showsAModelThatItCanRead()
{
    ModelDocument document;

    QVERIFY(openAndWait(document, m_folder.write(QStringLiteral("a.json"), tinyModel())));

    QCOMPARE(document.graph()->nodeCount(), 3U);
    QCOMPARE(document.path(), m_folder.path(QStringLiteral("a.json")));
}

void ModelDocumentTest::keepsTheModelWhenTheNextOneIsBad()
{
    ModelDocument document;
    QVERIFY(openAndWait(document, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    QSignalSpy failed(&document, &ModelDocument::openFailed);

    QVERIFY(!openAndWait(document, m_folder.write(QStringLiteral("bad.json"), "{]")));

    QCOMPARE(failed.size(), 1);
    QCOMPARE(document.path(), m_folder.path(QStringLiteral("a.json")));
    QCOMPARE(document.graph()->nodeCount(), 3U);
}

void ModelDocumentTest::keepsTheModelWhenOpeningIsCancelled()
{
    ModelDocument document;
    const QString first = m_folder.write(QStringLiteral("a.json"), tinyModel());
    QVERIFY(openAndWait(document, first));
    QSignalSpy replaced(&document, &ModelDocument::modelReplaced);

    document.open(m_folder.write(QStringLiteral("b.json"), tinyModel()), {});
    document.cancelOpening();
    QVERIFY(openAndWait(document, first));

    QCOMPARE(replaced.size(), 1);
    QCOMPARE(document.path(), first);
}

void ModelDocumentTest::findsTheNodeAgainAfterReloading()
{
    ModelDocument document;
    const QString file = m_folder.write(QStringLiteral("a.json"), tinyModel());
    QVERIFY(openAndWait(document, file));
    document.selectNode(*document.graph()->findNode("act"));
    QSignalSpy replaced(&document, &ModelDocument::modelReplaced);

    m_folder.write(QStringLiteral("a.json"),
                   tinyModel().replace("\"nodes\": [",
                                       "\"nodes\": [{\"id\": \"new\", \"op\": \"neg\", "
                                       "\"inputs\": [\"x\"]},"));
    document.reload();

    QTRY_COMPARE(replaced.size(), 1);
    QCOMPARE(document.graph()->nodeName(document.node()), std::string_view("act"));
}

void ModelDocumentTest::selectsNothingWhenTheNodeIsGoneAfterReloading()
{
    ModelDocument document;
    QVERIFY(openAndWait(document, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    document.selectNode(*document.graph()->findNode("act"));
    QSignalSpy replaced(&document, &ModelDocument::modelReplaced);

    m_folder.write(QStringLiteral("a.json"), tinyModel().replace("\"act\"", "\"gelu\""));
    document.reload();

    QTRY_COMPARE(replaced.size(), 1);
    QVERIFY(!document.node().isValid());
}

void ModelDocumentTest::goesBackAndForwardThroughSelections()
{
    ModelDocument document;
    QVERIFY(openAndWait(document, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    const NodeId fc = *document.graph()->findNode("fc");
    const NodeId out = *document.graph()->findNode("out");
    document.selectNode(fc);
    document.selectNode(out);

    document.goBack();
    QCOMPARE(document.node(), fc);
    QVERIFY(document.canGoForward());

    document.goForward();
    QCOMPARE(document.node(), out);
    QVERIFY(!document.canGoForward());
}

void ModelDocumentTest::doesNotStepThroughAStroll()
{
    ModelDocument document;
    QVERIFY(openAndWait(document, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    document.selectNode(NodeId(std::size_t(0)));
    document.selectNode(NodeId(std::size_t(1)), Visit::Stroll);
    document.selectNode(NodeId(std::size_t(2)), Visit::Stroll);

    QVERIFY(!document.canGoBack());
}

void ModelDocumentTest::entersAndLeavesNestedGraphs()
{
    ModelDocument document;
    QVERIFY(openAndWait(document, m_nested));
    const auto outermost = document.graph();
    const NestedGraph& inside = outermost->nested().front();

    document.enterNested(0);
    QCOMPARE(document.graph(), inside.graph);

    document.leaveTo(0);
    QCOMPARE(document.graph(), outermost);
    QCOMPARE(document.node(), inside.owner);

    document.goBack();
    QCOMPARE(document.graph(), inside.graph);
}

void ModelDocumentTest::comesBackToTheNestedGraphAfterReloading()
{
    ModelDocument document;
    QVERIFY(openAndWait(document, m_nested));
    document.enterNested(0);
    QSignalSpy replaced(&document, &ModelDocument::modelReplaced);

    document.reload();

    QTRY_COMPARE(replaced.size(), 1);
    QCOMPARE(document.place().path, std::vector<std::uint32_t>{0});
}

void ModelDocumentTest::showsNothingAfterClosing()
{
    ModelDocument document;
    QVERIFY(openAndWait(document, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    QSignalSpy closed(&document, &ModelDocument::modelClosed);

    document.close();

    QCOMPARE(closed.size(), 1);
    QVERIFY(!document.graph());
    QVERIFY(!document.canGoBack());
}

void ModelDocumentTest::noticesThatTheFileWasReplaced()
{
    FileWatch watch;
    QSignalSpy changed(&watch, &FileWatch::changed);
    const QString file = m_folder.write(QStringLiteral("watched.json"), "one");
    watch.watch(file, FileState::of(file));

    m_folder.write(QStringLiteral("new.json"), "another");
    QVERIFY(QFile::remove(file));
    QVERIFY(QFile::rename(m_folder.path(QStringLiteral("new.json")), file));

    QTRY_COMPARE(changed.size(), 1);
}

void ModelDocumentTest::noticesThatTheFileIsGone()
{
    FileWatch watch;
    QSignalSpy removed(&watch, &FileWatch::removed);
    const QString file = m_folder.write(QStringLiteral("watched.json"), "one");
    watch.watch(file, FileState::of(file));

    QVERIFY(QFile::remove(file));

    QTRY_COMPARE(removed.size(), 1);
}

void ModelDocumentTest::noticesWhatHappenedSinceTheFileWasRead()
{
    FileWatch watch;
    QSignalSpy changed(&watch, &FileWatch::changed);
    QSignalSpy removed(&watch, &FileWatch::removed);
    const QString file = m_folder.write(QStringLiteral("watched.json"), "one");
    const FileState read = FileState::of(file);

    m_folder.write(QStringLiteral("watched.json"), "another");
    watch.watch(file, read);
    QTRY_COMPARE(changed.size(), 1);

    QVERIFY(QFile::remove(file));
    watch.watch(file, read);
    QTRY_COMPARE(removed.size(), 1);
}

void ModelDocumentTest::selectsNothingThatIsNotThere()
{
    ModelDocument document;
    QVERIFY(openAndWait(document, m_folder.write(QStringLiteral("a.json"), tinyModel())));
    const NodeId last(document.graph()->nodeCount() - 1);
    document.selectNode(last);

    document.selectNode(NodeId(document.graph()->nodeCount()));

    QCOMPARE(document.node(), last);
}

FUSEWRIGHT_TEST(ModelDocumentTest)
#include "tst_model_document.moc"
