// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/picture_groups.h"

#include "engine/rules/manual_fusion.h"
#include "tests/engine/report/made_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::madePartition;
using test::rulesNamed;
using test::TypedGraph;

using Names = std::vector<std::string>;
using Numbers = std::vector<std::uint32_t>;

class PictureGroupsTest : public QObject {
    Q_OBJECT

private slots:
    void sectionsOfTwoOperatorsAreGroups();
    void modulesAreGroupsInGroups();
    void slashesSeparateModulesToo();
    void aGraphWithoutModulesHasNoGroups();
};

void PictureGroupsTest::sectionsOfTwoOperatorsAreGroups()
{
    const TypedGraph typed("in x f32 4\n"
                           "a = relu x : f32 4\n"
                           "b = relu a : f32 4\n"
                           "c = relu b : f32 4\n"
                           "d = sigmoid c : f32 4\n"
                           "e = tanh d : f32 4\n");
    const MadePartition made =
        madePartition(typed, FusionMode::O1, {{"a b", 1}, {"c", 0}, {"d e", {}}});

    const TitledGroups titled = groupsBySection(typed.graph, rulesNamed({"one", "two"}), {}, made);

    QCOMPARE(titled.titles, Names({"two", "sigmoid … tanh"}));
    QCOMPARE(titled.sections, Numbers({0, 2}));
    QCOMPARE(titled.groups.groupOf, Numbers({0, 0, noGroup, 1, 1}));
    QCOMPARE(titled.groups.parentOf, Numbers({noGroup, noGroup}));
    QCOMPARE(titled.groups.isClosed, std::vector<bool>({false, false}));
}

void PictureGroupsTest::modulesAreGroupsInGroups()
{
    const TypedGraph typed("in x f32 4\n"
                           "a = relu x @net.block:pkg.Block : f32 4\n"
                           "b = relu a @net.block.act:ReLU : f32 4\n"
                           "c = relu b @net.block.mlp:Mlp : f32 4\n"
                           "d = relu c @net.block.mlp:Mlp : f32 4\n"
                           "e = relu d : f32 4\n");

    const TitledGroups titled = groupsByModule(typed.graph);

    QCOMPARE(titled.titles, Names({"net", "block · Block", "mlp · Mlp"}));
    QCOMPARE(titled.asides, Names({"net", "net.block", "net.block.mlp"}));
    QCOMPARE(titled.groups.parentOf, Numbers({noGroup, 0, 1}));
    QCOMPARE(titled.groups.groupOf, Numbers({1, 1, 2, 2, noGroup}));
}

void PictureGroupsTest::slashesSeparateModulesToo()
{
    const TypedGraph typed("in x f32 4\n"
                           "a = relu x @/net/block : f32 4\n"
                           "b = relu a @/net : f32 4\n");

    const TitledGroups titled = groupsByModule(typed.graph);

    QCOMPARE(titled.titles, Names({"net"}));
    QCOMPARE(titled.groups.groupOf, Numbers({0, 0}));
}

void PictureGroupsTest::aGraphWithoutModulesHasNoGroups()
{
    const TypedGraph typed("in x f32 4\n"
                           "a = relu x : f32 4\n");

    const TitledGroups titled = groupsByModule(typed.graph);

    QVERIFY(titled.titles.empty());
    QCOMPARE(titled.groups.groupOf, Numbers({noGroup}));
}

FUSEWRIGHT_TEST(PictureGroupsTest)
#include "tst_picture_groups.moc"
