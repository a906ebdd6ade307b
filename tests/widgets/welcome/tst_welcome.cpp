// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/theme.h"
#include "widgets/document/recent_files.h"
#include "widgets/welcome/choice_card.h"
#include "widgets/welcome/example_texts.h"
#include "widgets/welcome/welcome_page.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace fusewright;

class WelcomeTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void readsTheExamplesThatComeWithTheProgram();
    void leavesOutExamplesThatAreNotThere();
    void anExampleMayHaveSeveralRulesFiles();
    void hasNoExamplesInABrokenFolder();
    void opensTheExampleThatIsClicked();
    void opensTheExampleThatHasTheFocusOnSpace();
    void offersNoRecentFileThatIsGone();
    void forgetsRecentFiles();
    void keepsTheNewestFilesOnly();
    void picturesOfTheStepsFollowTheTheme();

private:
    test::ModelFolder m_folder;
    std::unique_ptr<QSettings> m_settings;
    Theme m_theme;
    QAction m_open;
    QAction m_new;
    const std::vector<Example> m_examples{{.title = QStringLiteral("One"),
                                           .summary = QStringLiteral("The first."),
                                           .file = QStringLiteral("/one.json")}};
};

void WelcomeTest::init()
{
    m_settings = std::make_unique<QSettings>(m_folder.path(QStringLiteral("settings.ini")),
                                             QSettings::IniFormat);
    m_settings->clear();
}

void WelcomeTest::readsTheExamplesThatComeWithTheProgram()
{
    const auto examples = readExamples(QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples"));

    QVERIFY(!examples.empty());
    QVERIFY(!examples.front().title.isEmpty());
    QVERIFY(!examples.front().summary.isEmpty());
    // Else nobody translates them.
    for (const Example& example : examples) {
        QVERIFY2(isExampleText(example.title), qPrintable(example.title));
        QVERIFY2(isExampleText(example.summary), qPrintable(example.summary));
    }
}

void WelcomeTest::leavesOutExamplesThatAreNotThere()
{
    const test::ModelFolder folder;
    folder.write(QStringLiteral("index.json"),
                 R"({"examples": [{"file": "gone.json", "title": "Gone"},
                                  {"file": "here.json", "title": "Here"}]})");
    folder.write(QStringLiteral("here.json"), "{}");

    const auto examples = readExamples(folder.path({}));

    QCOMPARE(examples.size(), 1U);
    QCOMPARE(examples.front().title, QStringLiteral("Here"));
}

void WelcomeTest::anExampleMayHaveSeveralRulesFiles()
{
    const test::ModelFolder folder;
    folder.write(QStringLiteral("index.json"),
                 R"({"examples": [{"file": "a.json", "title": "A", "rules": ["a.py", "b.py"]},
                                  {"file": "a.json", "title": "B", "rules": "b.py"},
                                  {"file": "a.json", "title": "C", "rules": ["gone.py"]}]})");
    for (const char* const name : {"a.json", "a.py", "b.py"})
        folder.write(QString::fromLatin1(name), "{}");

    const auto examples = readExamples(folder.path({}));

    QCOMPARE(examples.size(), 3U);
    const QStringList both{folder.path(QStringLiteral("a.py")),
                           folder.path(QStringLiteral("b.py"))};
    QCOMPARE(examples[0].rules, both);
    QCOMPARE(examples[1].rules, both.mid(1));
    QVERIFY(examples[2].rules.isEmpty());
}

void WelcomeTest::hasNoExamplesInABrokenFolder()
{
    const test::ModelFolder folder;
    folder.write(QStringLiteral("index.json"), "{]");

    QVERIFY(readExamples(folder.path({})).empty());
    QVERIFY(readExamples({}).empty());
}

void WelcomeTest::opensTheExampleThatIsClicked()
{
    RecentFiles recent(*m_settings);
    WelcomePage page(m_examples, recent, m_theme, &m_open, &m_new);
    QSignalSpy chosen(&page, &WelcomePage::chosen);

    QTest::mouseClick(page.findChild<ChoiceCard*>(), Qt::LeftButton);

    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().toStringList(), QStringList{QStringLiteral("/one.json")});
}

void WelcomeTest::opensTheExampleThatHasTheFocusOnSpace()
{
    RecentFiles recent(*m_settings);
    WelcomePage page(m_examples, recent, m_theme, &m_open, &m_new);
    QSignalSpy chosen(&page, &WelcomePage::chosen);

    QTest::keyClick(page.findChild<ChoiceCard*>(), Qt::Key_Space);

    QCOMPARE(chosen.size(), 1);
}

void WelcomeTest::offersNoRecentFileThatIsGone()
{
    RecentFiles recent(*m_settings);
    recent.add(m_folder.path(QStringLiteral("gone.onnx")));

    const WelcomePage page({}, recent, m_theme, &m_open, &m_new);

    const auto buttons = page.findChildren<QPushButton*>(QStringLiteral("recentFile"));
    QCOMPARE(buttons.size(), 1);
    QVERIFY(!buttons.front()->isEnabled());
}

void WelcomeTest::forgetsRecentFiles()
{
    RecentFiles recent(*m_settings);
    recent.add(QStringLiteral("/a.onnx"));
    QSignalSpy changed(&recent, &RecentFiles::changed);

    recent.clear();

    QVERIFY(recent.paths().isEmpty());
    QCOMPARE(changed.size(), 1);
}

void WelcomeTest::keepsTheNewestFilesOnly()
{
    RecentFiles recent(*m_settings);
    for (int at = 0; at < 15; ++at)
        recent.add(QStringLiteral("/%1.onnx").arg(at));
    recent.add(QStringLiteral("/12.onnx"));

    QCOMPARE(recent.paths().size(), RecentFiles::mostFiles);
    QCOMPARE(recent.paths().mid(0, 3),
             (QStringList{QStringLiteral("/12.onnx"), QStringLiteral("/14.onnx"),
                          QStringLiteral("/13.onnx")}));
}

void WelcomeTest::picturesOfTheStepsFollowTheTheme()
{
    RecentFiles recent(*m_settings);
    m_theme.setChoice(ThemeChoice::Light);
    const WelcomePage page(m_examples, recent, m_theme, &m_open, &m_new);
    const auto pictures = [&page] {
        QList<QImage> images;
        for (const QLabel* label : page.findChildren<QLabel*>(QStringLiteral("step")))
            images.append(label->pixmap(Qt::ReturnByValue).toImage());
        return images;
    };
    const QList<QImage> light = pictures();

    m_theme.setChoice(ThemeChoice::Dark);

    const QList<QImage> dark = pictures();
    QCOMPARE(dark.size(), 3);
    for (qsizetype at = 0; at < dark.size(); ++at)
        QVERIFY(dark[at] != light[at]);
}

FUSEWRIGHT_TEST(WelcomeTest)
#include "tst_welcome.moc"
