// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/regular_expression.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;

namespace {

bool isFound(std::string_view expression, std::string_view text)
{
    const auto made = RegularExpression::read(expression);
    const auto* const read = std::get_if<RegularExpression>(&made);
    return read && read->isFoundIn(text);
}

} // namespace

class RegularExpressionTest : public QObject {
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void doesNotBackTrack();
    void readsADeepNest();
    void saysWhatIsWrongWithAnyText();
};

void RegularExpressionTest::finds_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("found");
    const auto row = [](const char* expression, const char* text, bool found) {
        QTest::addRow("%s in %s", expression, text)
            << QByteArray(expression) << QByteArray(text) << found;
    };
    row("proj", "q_proj", true);
    row("PROJ", "q_proj", true);
    row("^proj", "q_proj", false);
    row("[qkv]_proj$", "layers.0.v_proj", true);
    row("[qkv]_proj$", "layers.0.o_proj", false);
    row("[^qkv]_proj$", "layers.0.o_proj", true);
    row("^layers\\.(0|31)\\.", "layers.31.mlp", true);
    row("^layers\\.(0|31)\\.", "layers.3.mlp", false);
    row("a*b", "b", true);
    row("a+b", "b", false);
    row("^ab?c$", "ac", true);
    row("^a{2,3}$", "aaaa", false);
    row("^a{2,3}$", "aaa", true);
    row("^a{2,}$", "aaaaa", true);
    row("^a{2}$", "a", false);
    row("^(ab){2}$", "abab", true);
    row("a{", "a{", true);
    row("\\d+", "layer12", true);
    row("\\D", "12", false);
    row("\\badd\\b", "x.add.y", true);
    row("\\badd\\b", "addmm", false);
    row("[a-c]", "B", true);
    row("[]]", "]", true);
    row("[a-]", "-", true);
    row("[\\d.]x", ".x", true);
    row(".", "", false);
    row("", "", true);
    row("(|a)b", "b", true);
    row("x|", "", true);
    row("^(?:a|b)*?c", "abac", true);
    row("\\/", "a/b", true);
}

void RegularExpressionTest::finds()
{
    QFETCH(QByteArray, expression);
    QFETCH(QByteArray, text);
    QFETCH(bool, found);

    QCOMPARE(isFound(expression.toStdString(), text.toStdString()), found);
}

void RegularExpressionTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<int>("offset");
    const auto row = [](const char* expression, int offset) {
        QTest::addRow("%s", expression) << QByteArray(expression) << offset;
    };
    row("a(b", 1);
    row("a)b", 1);
    row("ab[c", 2);
    row("*a", 0);
    row("a|+", 2);
    row("(?=a)", 0);
    row("a\\1", 1);
    row("a\\q", 1);
    row("a\\", 1);
    row("[z-a]", 1);
    row("a{3,2}", 1);
    row("a{999999999999}", 1);
    row("((a{100}){100}){100}", 9);
}

void RegularExpressionTest::saysWhatIsWrong()
{
    QFETCH(QByteArray, expression);
    QFETCH(int, offset);

    const auto made = RegularExpression::read(expression.toStdString());

    const auto* const mistake = std::get_if<ExpressionMistake>(&made);
    QVERIFY(mistake);
    QVERIFY(!mistake->message.empty());
    QCOMPARE(mistake->offset, std::size_t(offset));
}

void RegularExpressionTest::doesNotBackTrack()
{
    const std::string text(100'000, 'a');

    QVERIFY(!isFound("^(a+)+$", text + 'b'));
    QVERIFY(!isFound("^(a|a)*b$", text));
}

void RegularExpressionTest::readsADeepNest()
{
    const std::string open(300, '(');
    const std::string close(300, ')');

    QVERIFY(isFound(open + 'a' + close, "a"));
}

void RegularExpressionTest::saysWhatIsWrongWithAnyText()
{
    // Every text of four of these letters: each is read or has a mistake within it.
    const std::string letters = "a(|)*{1,}[]\\^-?";
    const std::size_t count = letters.size() * letters.size() * letters.size() * letters.size();
    for (std::size_t number = 0; number < count; ++number) {
        std::string text;
        for (std::size_t rest = number, at = 0; at < 4; ++at, rest /= letters.size())
            text += letters[rest % letters.size()];
        const auto made = RegularExpression::read(text);
        if (const auto* const mistake = std::get_if<ExpressionMistake>(&made))
            QVERIFY2(mistake->offset <= text.size(), text.c_str());
        else
            std::get<RegularExpression>(made).isFoundIn("aa(1");
    }
}

FUSEWRIGHT_TEST(RegularExpressionTest)
#include "tst_regular_expression.moc"
