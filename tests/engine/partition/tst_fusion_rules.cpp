// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/partition/fusion_text.h"

#include <QTest>

using namespace fusewright;
using test::FusionText;

/// What may be fused into what: every rule of the three phases, once kept and once refused.
class FusionRulesTest : public QObject {
    Q_OBJECT

private slots:
    void pairsOfKinds_data();
    void pairsOfKinds();
    void pairsWithElementwiseUses_data();
    void pairsWithElementwiseUses();

    void anAnchorTakesWhatFollowsItOneByOne();
    void anAnchorTakesAWholeDiamond();
    void anAnchorIsFollowedByElementwiseUsesOnly();
    void anAnchorGoesPastNothingThatHasAnAnchor();
    void theFirstAnchorWins();
    void aSecondAnchorIsNotTakenIn();

    void elementwiseOperatorsGoIntoReductions();
    void elementwiseOperatorsGoPastInjectiveOnes();
    void elementwiseOperatorsGoPastNoReduction();
    void elementwiseOperatorsJoinAnAnchorFromTheSide();
    void elementwiseOperatorsDoNotGoIntoAnAnchor();

    void injectiveOperatorsAreFusedLast();
    void injectiveOperatorsDoNotJoinAReduction();
    void injectiveOperatorsDoNotJoinAnAnchor();
    void injectiveOperatorsGoPastNoGroupWithAnAnchor();
    void reductionsGoNowhere();

    void tuplesTakeTheirFieldsOnceTheyAreFused();
    void tuplesThatEndAGroupTakeNothing();
    void fieldsWaitForTheSecondTupleToo();

    void groupsKeepTheKindOfTheirLastOperator();
    void elementsOfATupleAreFused();
};

namespace {

constexpr std::string_view kinds = "EBIROTX";

void addPairs(std::initializer_list<std::pair<char, const char*>> rows)
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFused");
    for (const auto& [source, sinks] : rows) {
        for (const char sink : kinds) {
            const QString text = QStringLiteral("a:%1 >? b:%2").arg(source).arg(sink);
            QTest::addRow("%c into %c", source, sink) << text << (strchr(sinks, sink) != nullptr);
        }
    }
}

} // namespace

void FusionRulesTest::pairsOfKinds_data()
{
    addPairs({{'E', "EBIR"},
              {'B', "EBIR"},
              {'I', "EBI"},
              {'R', ""},
              {'O', "E"},
              {'T', "EBI"},
              {'X', ""}});
}

void FusionRulesTest::pairsOfKinds()
{
    QFETCH(QString, text);
    QFETCH(bool, isFused);
    const FusionText g(text.remove('?').toStdString());

    QCOMPARE(g.fused(), std::string(isFused ? "a b" : "a | b"));
}

void FusionRulesTest::pairsWithElementwiseUses_data()
{
    addPairs({{'E', "EBIRO"},
              {'B', "EBIRO"},
              {'I', "EBI"},
              {'R', ""},
              {'O', "EB"},
              {'T', "EBI"},
              {'X', ""}});
}

void FusionRulesTest::pairsWithElementwiseUses()
{
    QFETCH(QString, text);
    QFETCH(bool, isFused);
    const FusionText g(text.replace('?', 'E').toStdString());

    QCOMPARE(g.fused(), std::string(isFused ? "a b" : "a | b"));
}

void FusionRulesTest::anAnchorTakesWhatFollowsItOneByOne()
{
    const FusionText g("conv:O > bias:E > relu:E > clip:E");

    QCOMPARE(g.fused(), std::string("conv bias relu clip"));
    QCOMPARE(g.reasons("relu"), std::string("fused already-fused already-fused"));
    QCOMPARE(g.step("relu", 0).kind, FusionKind::OutElemwiseFusable);
}

void FusionRulesTest::anAnchorTakesAWholeDiamond()
{
    const FusionText g("conv:O > a:E > add:E\n"
                       "conv > b:E > add\n"
                       "conv > c:E > add");

    QCOMPARE(g.fused(), std::string("conv a b c add"));
}

void FusionRulesTest::anAnchorIsFollowedByElementwiseUsesOnly()
{
    QCOMPARE(FusionText("conv:O > bias:B > relu:E").fused(), std::string("conv | bias relu"));
    QCOMPARE(FusionText("conv:O >E bias:B > relu:E").fused(), std::string("conv bias relu"));
    QCOMPARE(FusionText("conv:O > a:E > add:E\n"
                        "conv > b:B > add")
                 .fused(),
             std::string("conv | a b add"));
}

void FusionRulesTest::anAnchorGoesPastNothingThatHasAnAnchor()
{
    const FusionText g("mm:O > a:E > add:E\n"
                       "conv:O > a\n"
                       "conv > b:E > add");

    QCOMPARE(g.reasons("conv"), std::string("node-on-path other-phase other-phase"));
    QCOMPARE(g.step("conv", 0).decision.at, g["a"]);
    QCOMPARE(g.step("conv", 0).decision.cause, g["mm"]);
    QCOMPARE(g.fused(), std::string("conv | mm a b add"));
}

void FusionRulesTest::theFirstAnchorWins()
{
    const FusionText g("one:O > add:E\n"
                       "two:O > add");

    QCOMPARE(g.fused(), std::string("two | one add"));
    QCOMPARE(g.reasons("two"), std::string("anchor-taken other-phase other-phase"));
    QCOMPARE(g.step("two", 0).decision.cause, g["one"]);
}

void FusionRulesTest::aSecondAnchorIsNotTakenIn()
{
    const FusionText g("conv:O > relu:E > pool:O > clip:E");

    QCOMPARE(g.fused(), std::string("conv relu | pool clip"));
    QCOMPARE(g.reasons("relu"), std::string("path-kind other-phase other-phase"));
}

void FusionRulesTest::elementwiseOperatorsGoIntoReductions()
{
    QCOMPARE(FusionText("exp:E > mul:B > sum:R").fused(), std::string("exp mul sum"));
    QCOMPARE(FusionText("exp:E > one:R\n"
                        "exp > two:R")
                 .fused(),
             std::string("exp | one | two"));
}

void FusionRulesTest::elementwiseOperatorsGoPastInjectiveOnes()
{
    const FusionText g("exp:E > turn:I > add:E\n"
                       "exp > neg:E > add");

    QCOMPARE(g.fused(), std::string("exp turn neg add"));
    QCOMPARE(g.reasons("exp"), std::string("fused already-fused already-fused"));
}

void FusionRulesTest::elementwiseOperatorsGoPastNoReduction()
{
    const FusionText g("exp:E > sum:R > div:B\n"
                       "exp > div");

    QCOMPARE(g.fused(), std::string("exp | sum | div"));
    QCOMPARE(g.reasons("exp"), std::string("node-on-path node-on-path other-phase"));
    QCOMPARE(g.step("exp", 0).decision.at, g["sum"]);
    QCOMPARE(g.step("exp", 0).pathKind, FusionKind::Reduce);
}

void FusionRulesTest::elementwiseOperatorsJoinAnAnchorFromTheSide()
{
    QCOMPARE(FusionText("scale:E > add:E\n"
                        "conv:O > add")
                 .fused(),
             std::string("scale conv add"));
    QCOMPARE(FusionText("conv:O > add:E\n"
                        "scale:B > add")
                 .fused(),
             std::string("conv scale add"));
}

void FusionRulesTest::elementwiseOperatorsDoNotGoIntoAnAnchor()
{
    const FusionText g("cast:E > conv:O");

    QCOMPARE(g.fused(), std::string("cast | conv"));
    QCOMPARE(g.step("cast", 0).decision.reason, FusionReason::PathKind);
}

void FusionRulesTest::injectiveOperatorsAreFusedLast()
{
    const FusionText g("view:I > turn:I > add:E");

    QCOMPARE(g.fused(), std::string("view turn add"));
    QCOMPARE(g.reasons("view"), std::string("other-phase fused already-fused"));
}

void FusionRulesTest::injectiveOperatorsDoNotJoinAReduction()
{
    const FusionText direct("turn:I > sum:R");
    const FusionText before("turn:I > exp:E > sum:R");

    QCOMPARE(direct.step("turn", 1).decision.reason, FusionReason::SinkGroup);
    QCOMPARE(before.fused(), std::string("turn | exp sum"));
    QCOMPARE(before.step("turn", 1).decision.cause, before["sum"]);
}

void FusionRulesTest::injectiveOperatorsDoNotJoinAnAnchor()
{
    const FusionText g("conv:O > add:E\n"
                       "turn:I > add");

    QCOMPARE(g.fused(), std::string("turn | conv add"));
    QCOMPARE(g.reasons("turn"), std::string("other-phase anchor-taken other-phase"));
}

void FusionRulesTest::injectiveOperatorsGoPastNoGroupWithAnAnchor()
{
    const FusionText g("conv:O > mul:E > cat:I\n"
                       "turn:I > mul\n"
                       "turn > cat");

    QCOMPARE(g.fused(), std::string("turn | conv mul | cat"));
    QCOMPARE(g.step("turn", 1).decision.reason, FusionReason::NodeOnPath);
    QCOMPARE(g.step("turn", 1).decision.at, g["mul"]);
}

void FusionRulesTest::reductionsGoNowhere()
{
    const FusionText g("sum:R > sqrt:E");

    QCOMPARE(g.fused(), std::string("sum | sqrt"));
    QCOMPARE(g.reasons("sum"), std::string("kind-reduce kind-reduce other-phase"));
}

void FusionRulesTest::tuplesTakeTheirFieldsOnceTheyAreFused()
{
    const FusionText g("a:E > fields:T > cat:I\n"
                       "b:I > fields\n"
                       "c:O > fields");

    QCOMPARE(g.fused(), std::string("c | a b fields cat"));
    QCOMPARE(g.reasons("a"), std::string("tuple-sink tuple-sink fused"));
    QCOMPARE(g.reasons("fields"), std::string("other-phase fused already-fused"));
    QCOMPARE(g.reasons("c"), std::string("tuple-sink tuple-sink other-phase"));
}

void FusionRulesTest::tuplesThatEndAGroupTakeNothing()
{
    const FusionText g("a:E > fields:T\n"
                       "b:I > fields");

    QCOMPARE(g.fused(), std::string("a | b | fields"));
    QCOMPARE(g.reasons("a"), std::string("tuple-sink tuple-sink tuple-sink"));
}

void FusionRulesTest::fieldsWaitForTheSecondTupleToo()
{
    const FusionText g("a:E > inner:T > cat:I > outer:T\n"
                       "b:E > outer > join:I");

    QCOMPARE(g.fused(), std::string("a inner cat b outer join"));
    QCOMPARE(g.reasons("cat"), std::string("tuple-sink tuple-sink fused"));
}

void FusionRulesTest::groupsKeepTheKindOfTheirLastOperator()
{
    const FusionText g("turn:I > neg:E > add:E\n"
                       "exp:E > add\n"
                       "flip:I > add");

    QCOMPARE(g.fused(), std::string("turn neg exp flip add"));
}

void FusionRulesTest::elementsOfATupleAreFused()
{
    QCOMPARE(FusionText("split:I > one:I > cat:I\n"
                        "split > two:I > cat")
                 .fused(),
             std::string("split one two cat"));
    QCOMPARE(FusionText("split:X > one:I > cat:I\n"
                        "split > two:I > cat")
                 .fused(),
             std::string("split | one two cat"));
    QCOMPARE(FusionText("split:I > one:I\n"
                        "split > two:I")
                 .fused(),
             std::string("split | one | two"));
}

QTEST_GUILESS_MAIN(FusionRulesTest)
#include "tst_fusion_rules.moc"
