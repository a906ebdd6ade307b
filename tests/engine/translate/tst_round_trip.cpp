// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// From a language to a pattern and back: what a language can say is the same afterwards. Patterns
// for SambaFlow are random; for the others random expressions are written as rules of QNN, which go
// through each other language and back.

#include "engine/pattern/pattern_text.h"
#include "engine/rules/rule_language.h"

#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/translate/translate_kit.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace fusewright;
using namespace fusewright::test;

namespace {

std::size_t casesOf(std::size_t usual)
{
    const int wanted = qEnvironmentVariableIntValue("FUSEWRIGHT_TRANSLATE_CASES");
    return wanted > 0 ? static_cast<std::size_t>(wanted) : usual;
}

/// Rules of SambaFlow with these patterns, as if they had been read.
CheckedRules sambaRules(std::vector<Pattern> patterns)
{
    CheckedRules rules;
    rules.rules.files.push_back({.path = "rules.yaml", .language = findRuleLanguage("samba")});
    for (std::size_t at = 0; at < patterns.size(); ++at) {
        Rule& rule = rules.rules.rules.emplace_back();
        rule.name = "rule" + std::to_string(at);
        rule.patterns.push_back({.name = "pattern",
                                 .pattern = std::move(patterns[at]),
                                 .entryRanges = {},
                                 .replacement = {},
                                 .check = {},
                                 .judge = {},
                                 .stop = {},
                                 .text = {}});
    }
    rules.isReadable = true;
    return rules;
}

/// A reader takes every name once.
bool namesOnce(const Pattern& pattern)
{
    return std::ranges::all_of(pattern.entries(), [](const Entry& entry) {
        const std::vector<std::string>& names = entry.operators.names;
        return std::set<std::string>(names.begin(), names.end()).size() == names.size();
    });
}

/// Operators that have as many operands in every language, and whose operands have an order.
constexpr std::array<const char*, 5> unaryWords{"Relu", "Tanh", "ElementWiseSquareRoot",
                                                "ElementWiseExp", "Sigmoid"};
constexpr std::array<const char*, 3> binaryWords{"ElementWiseSubtract", "ElementWiseDivide",
                                                 "MatMul"};

/// Writes `Op("Relu", Op("MatMul", "v0", "v1"))` of up to so many operators.
class RandomExpression {
public:
    explicit RandomExpression(RandomSource& random) : m_random(random) { }

    std::string text(std::size_t operators)
    {
        m_left = operators;
        return operation();
    }
    std::string values() const
    {
        std::string all;
        for (const std::size_t value : m_used)
            all += ", \"v" + std::to_string(value) + '"';
        return all;
    }

private:
    std::string operation()
    {
        --m_left;
        const bool isBinary = m_random.chance(50);
        const std::string name = isBinary ? binaryWords[m_random.below(binaryWords.size())]
                                          : unaryWords[m_random.below(unaryWords.size())];
        std::string text = "Op(\"" + name + "\", " + operand();
        if (isBinary)
            text += ", " + operand();
        return text + ')';
    }
    std::string operand()
    {
        if (m_left > 0 && m_random.chance(70))
            return operation();
        if (m_values == 0 || m_random.chance(80))
            ++m_values;
        const std::size_t value = m_random.below(m_values);
        m_used.insert(value);
        return "\"v" + std::to_string(value) + '"';
    }

    RandomSource& m_random;
    std::size_t m_left = 0;
    std::size_t m_values = 0;
    std::set<std::size_t> m_used;
};

std::string randomQnnRules(RandomSource& random, std::size_t count)
{
    std::string text;
    for (std::size_t at = 0; at < count; ++at) {
        RandomExpression expression(random);
        const std::string pattern = expression.text(random.between(1, 6));
        text += "DEF_PACKAGE_OPTIMIZATION(QNN, " + pattern + ", OK, Op(\"Made" + std::to_string(at)
            + '"' + expression.values() + "))\n";
    }
    return text;
}

} // namespace

class RoundTripTest : public QObject {
    Q_OBJECT

private slots:
    void keepsRandomPatternsOfSambaFlow();
    void keepsRandomExpressionsInEveryLanguage_data();
    void keepsRandomExpressionsInEveryLanguage();
    void readsEveryTranslationOfTheExamples_data();
    void readsEveryTranslationOfTheExamples();
};

void RoundTripTest::keepsRandomPatternsOfSambaFlow()
{
    constexpr std::size_t perFile = 100;
    const std::size_t cases = casesOf(5000);
    RandomSource random(21);
    for (std::size_t done = 0; done < cases; done += perFile) {
        std::vector<Pattern> patterns;
        while (patterns.size() < perFile) {
            auto pattern = randomRulePattern(random).build();
            if (pattern && namesOnce(*pattern))
                patterns.push_back(*std::move(pattern));
        }
        const std::vector<Pattern> wanted = patterns;
        const Translation made = translated(sambaRules(std::move(patterns)), "samba");
        std::size_t written = 0;
        QStringList said;
        for (std::size_t at = 0; at < wanted.size(); ++at) {
            const QString meant = QString::fromStdString(toText(wanted[at]));
            // Equal ones are written once.
            const bool isEqual = std::ranges::find(said, meant) != said.end();
            said.append(meant);
            QCOMPARE(made.written[at].drafts.empty(), isEqual);
            if (isEqual)
                continue;
            ++written;
            const Rule& rule = made.made.rules.rules[made.rules[at].as.front()];
            QCOMPARE(QString::fromStdString(toText(rule.patterns.front().pattern)), meant);
        }
        QCOMPARE(made.made.rules.rules.size(), written);
    }
}

void RoundTripTest::keepsRandomExpressionsInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("usual");

    QTest::newRow("qnn") << "qnn" << 1000;
    QTest::newRow("tvm") << "tvm" << 1000;
    QTest::newRow("tenstorrent") << "tenstorrent" << 300;
}

void RoundTripTest::keepsRandomExpressionsInEveryLanguage()
{
    QFETCH(QString, language);
    QFETCH(int, usual);

    constexpr std::size_t perFile = 50;
    const std::size_t cases = casesOf(static_cast<std::size_t>(usual));
    RandomSource random(22);
    for (std::size_t done = 0; done < cases; done += perFile) {
        const std::string text = randomQnnRules(random, perFile);
        const CheckedRules rules = rulesIn("qnn", text);
        const std::vector<std::string> wanted = expressionsOf(rules.rules);
        QCOMPARE(wanted.size(), perFile);
        const Translation there = translated(rules, language.toStdString());
        const Translation back = translated(there.made, "qnn");
        for (std::size_t at = 0; at < wanted.size(); ++at) {
            QVERIFY2(there.rules[at].as.size() == 1, wanted[at].c_str());
            const Rule& rule = there.made.rules.rules[there.rules[at].as.front()];
            QCOMPARE(expressionOf(rule.patterns.front().pattern), wanted[at]);
            const auto same =
                std::ranges::find(back.rules, there.rules[at].as.front(), &TranslatedRule::rule);
            QVERIFY(same != back.rules.end());
            const Rule& again = back.made.rules.rules[same->as.front()];
            QCOMPARE(expressionOf(again.patterns.front().pattern), wanted[at]);
        }
    }
}

void RoundTripTest::readsEveryTranslationOfTheExamples_data()
{
    QTest::addColumn<QString>("path");

    const QDir corpus(QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/tests/corpus/rules"));
    const QDir examples(QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples"));
    for (const QString& name : examples.entryList({"*.yaml", "*.cpp", "*.py"}, QDir::Files)) {
        if (!name.endsWith(QStringLiteral(".relax.py")))
            QTest::newRow(qPrintable(name)) << examples.filePath(name);
    }
    for (const QString& name : corpus.entryList({"*.yaml", "*.txt", "*.py"}, QDir::Files))
        QTest::newRow(qPrintable(name)) << corpus.filePath(name);
}

void RoundTripTest::readsEveryTranslationOfTheExamples()
{
    QFETCH(QString, path);

    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string text = file.readAll().toStdString();
    const RuleLanguage& from = languageOf(text, path.toStdString());
    const CheckedRules rules = rulesIn(from.id, text);
    for (const RuleLanguage* const to : translationTargets()) {
        const Translation made = translated(rules, to->id);
        QCOMPARE(made.rules.size(), rules.rules.rules.size());
        for (const TranslatedRule& rule : made.rules) {
            QVERIFY2(codesOf(rule).find("not-readable") == std::string::npos, rule.name.c_str());
            const bool isTold = std::ranges::any_of(
                rule.lost, [](const Diagnostic& lost) { return lost.severity == Severity::Error; });
            QCOMPARE(rule.as.empty(), isTold);
        }
        QVERIFY(!hasErrors(made.made.diagnostics));
    }
}

FUSEWRIGHT_TEST(RoundTripTest)

#include "tst_round_trip.moc"
