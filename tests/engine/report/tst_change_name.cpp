// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/diff/compared_partitions.h"
#include "engine/partition/partitions.h"
#include "engine/report/change_name.h"
#include "engine/rules/rule.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/engine/report/compared_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::partitionOf;
using test::TypedGraph;

namespace {

TypedGraph chain()
{
    return TypedGraph("in x f32 4\n"
                      "a = relu x : f32 4\n"
                      "b = tanh a : f32 4\n"
                      "c = sigmoid b : f32 4\n"
                      "d = exp c : f32 4\n"
                      "e = sqrt d : f32 4\n"
                      "f = relu e : f32 4\n");
}

RuleSet rulesNamed(const std::vector<std::string>& names)
{
    RuleSet rules;
    for (const std::string& name : names) {
        Rule rule;
        rule.name = name;
        rules.rules.push_back(rule);
    }
    return rules;
}

/// The name of the first change.
std::string nameOf(const Graph& graph, const Partition& from, const Partition& to,
                   const RuleSet* fromRules = nullptr, const RuleSet* toRules = nullptr)
{
    ComparedPartitions all{.graph = graph, .partitions = {}, .pairs = {}};
    all.partitions.push_back(test::comparedPartition(graph, "from", from, fromRules));
    all.partitions.push_back(test::comparedPartition(graph, "to", to, toRules));
    comparePair(all, 0, 1);
    return changeName(all, all.pairs[0], all.pairs[0].folded[0]);
}

/// The rules of the sections, one after another.
Partition withRules(Partition partition, const std::vector<std::uint32_t>& rules)
{
    for (std::size_t at = 0; at < rules.size(); ++at)
        partition.sections[at].rule = rules[at];
    return partition;
}

} // namespace

class ChangeNameTest : public QObject {
    Q_OBJECT

private slots:
    void isTheRuleThatFuses();
    void isTheRulesThatAreUndone();
    void namesBothSidesWhereTheyDiffer();
    void namesARuleOnce();
    void isTheOperatorsWithoutRules();
    void saysHowManyMoreThereAre();
    void shortensLongNamesInTheMiddle();
    void saysWhatWasFusedByHand();
};

void ChangeNameTest::isTheRuleThatFuses()
{
    const TypedGraph g = chain();
    const RuleSet rules = rulesNamed({"qkv"});

    QCOMPARE(nameOf(g.graph, partitionO0(g.graph), partitionOf(g, {"a b"}), nullptr, &rules),
             std::string("qkv"));
}

void ChangeNameTest::isTheRulesThatAreUndone()
{
    const TypedGraph g = chain();
    const RuleSet rules = rulesNamed({"qkv", "ffn"});
    const Partition from = withRules(partitionOf(g, {"a b", "c d"}), {1, 0});

    QCOMPARE(nameOf(g.graph, from, partitionOf(g, {"b c"}), &rules), std::string("ffn + qkv"));
}

void ChangeNameTest::namesBothSidesWhereTheyDiffer()
{
    const TypedGraph g = chain();
    const RuleSet from = rulesNamed({"qkv"});
    const RuleSet to = rulesNamed({"attention"});

    QCOMPARE(nameOf(g.graph, partitionOf(g, {"a b"}), partitionOf(g, {"a b c"}), &from, &to),
             std::string("qkv → attention"));
    QCOMPARE(nameOf(g.graph, partitionOf(g, {"a b"}), partitionOf(g, {"a b c"}), &from, &from),
             std::string("qkv"));
}

void ChangeNameTest::namesARuleOnce()
{
    const TypedGraph g = chain();
    const RuleSet rules = rulesNamed({"pair"});

    QCOMPARE(nameOf(g.graph, partitionOf(g, {"a b", "c d"}), partitionOf(g, {"a b c d"}), &rules),
             std::string("pair"));
}

void ChangeNameTest::isTheOperatorsWithoutRules()
{
    const TypedGraph g = chain();

    QCOMPARE(nameOf(g.graph, partitionO0(g.graph), partitionOf(g, {"e f"})),
             std::string("sqrt, relu"));
    QCOMPARE(nameOf(g.graph, partitionO0(g.graph), partitionOf(g, {"a b c d"})),
             std::string("relu, tanh, sigmoid, exp"));
}

void ChangeNameTest::saysHowManyMoreThereAre()
{
    const TypedGraph g = chain();

    QCOMPARE(nameOf(g.graph, partitionO0(g.graph), partitionOf(g, {"a b c d e f"})),
             std::string("relu, tanh, sigmoid, 2 more"));
}

void ChangeNameTest::shortensLongNamesInTheMiddle()
{
    const TypedGraph g = chain();
    const std::string name = std::string(30, 'a') + std::string(30, 'z');
    const RuleSet rules = rulesNamed({name});

    QCOMPARE(nameOf(g.graph, partitionO0(g.graph), partitionOf(g, {"a b"}), nullptr, &rules),
             std::string(20, 'a') + "…" + std::string(19, 'z'));
}

void ChangeNameTest::saysWhatWasFusedByHand()
{
    const TypedGraph g = chain();
    const RuleSet rules = rulesNamed({});
    Partition to = partitionOf(g, {"a b"});
    to.sections[0].rule.reset();
    to.sections[0].manual = 0;

    QCOMPARE(nameOf(g.graph, partitionO0(g.graph), to, nullptr, &rules), std::string("by hand"));
}

FUSEWRIGHT_TEST(ChangeNameTest)
#include "tst_change_name.moc"
