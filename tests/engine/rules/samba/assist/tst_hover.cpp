// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/hover.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/engine/rules/samba/assist/marked_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <memory>
#include <utility>

using namespace fusewright;
using namespace fusewright::test;

class HoverTest : public QObject {
    Q_OBJECT

private slots:
    void explainsTheWordAtThePlace_data();
    void explainsTheWordAtThePlace();
    void saysNothingWhereThereIsNothing_data();
    void saysNothingWhereThereIsNothing();
    void countsOperatorsOfTheModel();
};

namespace {

/// Title and paragraphs, a line each, with the word in front.
QString hover(std::string_view marked, const RuleContext& context = knownNames())
{
    const MarkedText text(marked);
    const auto found = hoverAt(text.document, text.caret, context);
    if (!found)
        return {};
    QStringList lines{QString::fromStdString(text.inside(found->range)),
                      QString::fromStdString(found->title)};
    for (const std::string& paragraph : found->paragraphs)
        lines << QString::fromStdString(paragraph);
    return lines.join('\n');
}

} // namespace

void HoverTest::explainsTheWordAtThePlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a key") << "r:\n  pattern:\n    a:\n      incl|uded: false\n"
                           << "included\nincluded\nWith false the entry must match but does not go "
                              "into the section, and another section may own its operator. The "
                              "default is true.";
    QTest::newRow("a rule") << "r|:\n  priority: 7\n  heuristic: {name: MHA, x: 1}\n  pattern1:\n"
                               "    a: {op_type: add}\n  pattern2:\n    a:\n    b:\n"
                            << "r\nr, a rule\nPriority: 7.\nHeuristic: MHA.\npattern1: 1 entry.\n"
                               "pattern2: 2 entries.";
    QTest::newRow("a rule without priority") << "|r:\n  heuristic: MHA\n"
                                             << "r\nr, a rule\nNo priority given; 0 is used."
                                                "\nHeuristic: MHA.";
    QTest::newRow("an entry")
        << "r:\n  pattern:\n    |a: {op_type: [add, mul], child: b}\n    b: {op_type: .}\n"
        << "a\na, an entry\nTakes: add, mul.\nFeeds: b.\nA root, and the place of a match: the "
           "rule is tried at each operator that this entry can take.";
    QTest::newRow("a reference")
        << "r:\n  pattern:\n    a: {op_type: add, child: b|}\n    b:\n"
           "      op_type: {inverted: true, options: [add]}\n      required: no\n"
           "      included: false\n      match_multiple: yes\n"
        << "b\nb, an entry\nTakes any operator but add.\nMay be absent.\nContext: must match, but "
           "is not fused.\nTakes one or more operators in a row.";
    QTest::newRow("options") << "r:\n  pattern:\n    a:\n      match_first_option:\n      - |b\n"
                                "    b: {match_first_option: [c, d]}\n"
                             << "b\nb, an entry\nStands for the first of these that fits: c, d.";
    QTest::newRow("what is merged") << "x: &x\n  op_type: add\nr:\n  pattern:\n    |a:\n"
                                       "      <<: *x\n      required: false\n    b:\n"
                                    << "a\na, an entry\nTakes: add.\nA root: no entry names it.\n"
                                       "May be absent.";
    QTest::newRow("an unknown entry") << "r:\n  pattern:\n    a: {child: |b}\n"
                                      << "b\nb, an entry\nThis pattern has no entry of this name.";
    QTest::newRow("any operator") << "r:\n  pattern:\n    a: {op_type: |.}\n"
                                  << ".\n., an operator\nStands for any operator.";
    QTest::newRow("an unknown operator") << "r:\n  pattern:\n    a: {op_type: |zork}\n"
                                         << "zork\nzork, an operator\nUnknown operator.";
    QTest::newRow("an unknown heuristic") << "r:\n  heuristic: |ZORK\n"
                                          << "ZORK\nZORK, a heuristic\nUnknown heuristic.";
}

void HoverTest::explainsTheWordAtThePlace()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);

    QCOMPARE(hover(text.toStdString()), expected);
}

void HoverTest::saysNothingWhereThereIsNothing_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("an empty file") << "|";
    QTest::newRow("a comment") << "r: # pri|ority\n";
    QTest::newRow("an unknown key") << "r:\n  pri|o: 3\n";
    QTest::newRow("a number") << "r:\n  priority: |3\n";
    QTest::newRow("indentation") << "r:\n | priority: 3\n";
    QTest::newRow("behind the text") << "r:\n  priority: 3\n|";
}

void HoverTest::saysNothingWhereThereIsNothing()
{
    QFETCH(QString, text);

    QCOMPARE(hover(text.toStdString()), QString());
}

void HoverTest::countsOperatorsOfTheModel()
{
    GraphText g("Gemm > relu > b:Gemm");
    RuleContext context = knownNames();
    context.model = std::make_shared<const Graph>(std::move(g.graph));

    const QString native = hover("r:\n  pattern:\n    a: {op_type: Gem|m}\n", context);
    const QString none = hover("r:\n  pattern:\n    a: {op_type: so|ftmax}\n", context);

    QVERIFY2(native.contains("Usually called "), qPrintable(native));
    QVERIFY2(native.endsWith("2 times in the loaded model."), qPrintable(native));
    QVERIFY2(none.endsWith("Not in the loaded model."), qPrintable(none));
    QVERIFY2(none.contains("Also called: Softmax"), qPrintable(none));
}

FUSEWRIGHT_TEST(HoverTest)
#include "tst_hover.moc"
