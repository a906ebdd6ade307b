// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/picture_groups.h"

#include "engine/rules/manual_fusion.h"
#include "engine/session/model_session.h"
#include "tests/engine/report/made_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

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
    void aLongModelIsClosedToWhatExplainsIt_data();
    void aLongModelIsClosedToWhatExplainsIt();
    void aShortModelKeepsAFewCards();
    void listsAreNoLevel();
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

void PictureGroupsTest::aLongModelIsClosedToWhatExplainsIt_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"llama2-7b.json", "unet.onnx", "mixtral-moe.onnx"})
        QTest::newRow(file) << file;
}

void PictureGroupsTest::aLongModelIsClosedToWhatExplainsIt()
{
    QFETCH(const QString, file);
    const auto opened = openModel(FUSEWRIGHT_EXAMPLES "/" + file.toStdString(), {}, nullptr);
    TitledGroups titled = groupsByModule(*opened.model->graph);

    closeOuterGroups(*opened.model->graph, titled, true);

    PictureRequest request{.graph = opened.model->graph, .groups = titled.groups};
    request.foldsRepeats = true;
    request.sizes.operatorWidths.assign(opened.model->graph->operators().size(), 90);
    const Picture picture = drawPicture(request);
    const auto cards = std::ranges::count_if(picture.items, [](const PictureItem& item) {
        return item.kind == PictureItem::Kind::Operator || item.kind == PictureItem::Kind::Group;
    });
    QVERIFY2(cards >= 10 && cards <= 70, qPrintable(QString::number(cards)));
}

void PictureGroupsTest::aShortModelKeepsAFewCards()
{
    std::string text = "in x f32 4\n";
    std::string before = "x";
    for (int block = 0; block < 8; ++block) {
        for (const char* part : {"a", "b"}) {
            const std::string name = part + std::to_string(block);
            text += name + " = relu " + before + " @net." + std::to_string(block) + ":B : f32 4\n";
            before = name;
        }
    }
    const TypedGraph typed(text.c_str());
    TitledGroups titled = groupsByModule(typed.graph);

    closeOuterGroups(typed.graph, titled, false);

    // The net around them is open, its eight blocks are cards.
    QCOMPARE(std::ranges::count(titled.groups.isClosed, true), 8);
    QVERIFY(!titled.groups.isClosed.front());
}

void PictureGroupsTest::listsAreNoLevel()
{
    // As PyTorch writes lists of modules: twice.
    std::string text = "in x f32 4\n";
    std::string before = "x";
    const auto add = [&](const std::string& name, const std::string& module) {
        text += name + " = relu " + before + " @" + module + " : f32 4\n";
        before = name;
    };
    for (const char* each : {"s1", "s2", "s3", "s4", "s5", "s6", "s7"})
        add(each, "/");
    for (int layer = 0; layer < 6; ++layer) {
        for (const char* part : {"a", "b"})
            add(part + std::to_string(layer), "/layers/layers." + std::to_string(layer));
    }
    add("h1", "/head");
    add("h2", "/head");
    const TypedGraph typed(text.c_str());
    TitledGroups titled = groupsByModule(typed.graph);

    closeOuterGroups(typed.graph, titled, false);

    std::vector<std::string> closed;
    for (std::size_t group = 0; group < titled.titles.size(); ++group) {
        if (titled.groups.isClosed[group])
            closed.push_back(titled.titles[group]);
    }
    QCOMPARE(
        closed,
        Names({"layers.0", "layers.1", "layers.2", "layers.3", "layers.4", "layers.5", "head"}));
}

FUSEWRIGHT_TEST(PictureGroupsTest)
#include "tst_picture_groups.moc"
