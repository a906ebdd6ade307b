// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/yaml/yaml_kit.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <random>

using namespace fusewright;
using namespace fusewright::test;

/// After any edit, what is read again piece by piece is what reading the whole text gives.
class YamlReparseTest : public QObject {
    Q_OBJECT

private slots:
    void equalsAFreshParseWhileARuleIsTyped();
    void equalsAFreshParseAfterRandomEdits_data();
    void equalsAFreshParseAfterRandomEdits();
};

namespace {

constexpr std::array<std::string_view, 28> snippets{
    " ",    "\n", "  ", "\t",   ":",    ": ",     "- ",   "\"",      "'",   "#",
    "[",    "]",  "{",  "}",    ",",    "*",      "&x ",  "*x",      "|\n", "---\n",
    "\r\n", "\r", "é",  "\xFF", "<<: ", "!!int ", "a: 1", "\n\nr:\n"};

std::string contentsOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().toStdString();
}

YamlDocument reparse(const YamlDocument& previous, const std::string& text)
{
    return YamlDocument::reparse(previous, SourceText("rules.yaml", text));
}

/// One edit of a text: something typed in, cut out, or moved from elsewhere.
std::string edited(std::string text, std::mt19937& random)
{
    const auto below = [&](std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end)(random);
    };
    const std::size_t at = below(text.size());
    switch (below(3)) {
    case 0:
        text.insert(at, snippets[below(snippets.size() - 1)]);
        break;
    case 1:
        text.erase(at, below(3));
        break;
    case 2:
        text.erase(at, below(200));
        break;
    default:
        text.insert(at, text.substr(below(text.size()), below(300)));
        break;
    }
    return text;
}

} // namespace

void YamlReparseTest::equalsAFreshParseWhileARuleIsTyped()
{
    const std::string typed = "new:\n  a: &x {b: \"c\"}\n  d: [*x, 'e']\n";
    const std::string before = "first:\n  k: 1\n";
    const std::string after = "last:\n  - k\n";
    YamlDocument document = parseYaml(before + after);

    for (std::size_t length = 1; length <= typed.size(); ++length) {
        const std::string text = before + typed.substr(0, length) + after;
        document = reparse(document, text);
        QCOMPARE(describe(document), describe(parseYaml(text)));
    }
}

void YamlReparseTest::equalsAFreshParseAfterRandomEdits_data()
{
    QTest::addColumn<QString>("path");

    for (const char* folder :
         {FUSEWRIGHT_TEST_DATA "/rules", FUSEWRIGHT_SOURCE_DIR "/resources/examples"}) {
        for (const QFileInfo& file : QDir(folder).entryInfoList({"*.yaml", "*.yml"}))
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }
}

void YamlReparseTest::equalsAFreshParseAfterRandomEdits()
{
    QFETCH(QString, path);
    const std::string original = contentsOf(path);
    QVERIFY(!original.empty());
    std::mt19937 random(20260101);

    for (int round = 0; round < 40; ++round) {
        std::string text = original;
        YamlDocument document = parseYaml(text);
        for (int edit = 0; edit < 8; ++edit) {
            text = edited(text, random);
            document = reparse(document, text);
            QCOMPARE(describe(document), describe(parseYaml(text)));
        }
    }
}

FUSEWRIGHT_TEST(YamlReparseTest)
#include "tst_yaml_reparse.moc"
