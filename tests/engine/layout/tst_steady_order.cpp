// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_builder.h"
#include "engine/layout/picture_request.h"
#include "engine/session/model_session.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <array>
#include <set>

using namespace fusewright;

namespace {

using Kinds = std::pair<std::string, std::string>;

PictureRequest requestOf(const std::string& path)
{
    PictureRequest request;
    request.graph = openModel(path, {}, nullptr).model->graph;
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 120);
    request.foldsRepeats = true;
    return request;
}

/// The user of an operator that has only this one.
NodeId onlyUser(const Graph& graph, NodeId node)
{
    const auto users = graph.users(node);
    return users.size() == 1 ? users.front() : NodeId();
}

Kinds kindsOf(const Graph& graph, NodeId node, NodeId user)
{
    return {std::string(graph.nativeName(node)), std::string(graph.nativeName(user))};
}

/// Groups every operator of one kind with its only user of another.
PictureGroups pairsOf(const Graph& graph, const Kinds& kinds)
{
    PictureGroups groups;
    groups.groupOf.assign(graph.nodeCount(), noGroup);
    for (std::uint32_t at = 0; at < graph.nodeCount(); ++at) {
        const NodeId user = onlyUser(graph, NodeId{at});
        if (!user.isValid() || groups.groupOf[at] != noGroup
            || kindsOf(graph, NodeId{at}, user) != kinds)
            continue;
        groups.groupOf[at] = groups.groupOf[user.index] =
            static_cast<std::uint32_t>(groups.parentOf.size());
        groups.parentOf.push_back(noGroup);
        groups.isClosed.push_back(false);
    }
    return groups;
}

Point placeOf(const Picture& picture, std::uint32_t node)
{
    return picture.items[picture.itemOf[node]].box.middle();
}

/// What is further apart stands in different columns.
constexpr float widestColumn = 700;

/// Operators beside each other in one row of `before` that have changed sides.
std::size_t changedSides(const Picture& before, const Picture& after)
{
    std::size_t count = 0;
    for (std::uint32_t one = 0; one < before.itemOf.size(); ++one) {
        for (std::uint32_t other = 0; other < one; ++other) {
            const bool isDrawn = before.items[before.itemOf[one]].node == NodeId{one}
                && before.items[before.itemOf[other]].node == NodeId{other};
            const Point left = placeOf(before, other);
            const Point right = placeOf(before, one);
            if (isDrawn && left.y == right.y && std::abs(left.x - right.x) < widestColumn)
                count += (left.x < right.x) != (placeOf(after, other).x < placeOf(after, one).x);
        }
    }
    return count;
}

} // namespace

class SteadyOrderTest : public QObject {
    Q_OBJECT

private slots:
    void whatStandsBesideEachOtherStaysSoWhateverIsFused_data();
    void whatStandsBesideEachOtherStaysSoWhateverIsFused();
    void portsStandAsWhatLeadsToThemPartsFurtherDown();
    void whatIsFarStaysSoWithAFewSections();
};

void SteadyOrderTest::whatStandsBesideEachOtherStaysSoWhateverIsFused_data()
{
    QTest::addColumn<QString>("example");
    QTest::newRow("Llama") << QStringLiteral("llama2-7b.json");
    QTest::newRow("BERT") << QStringLiteral("bert.onnx");
}

void SteadyOrderTest::whatStandsBesideEachOtherStaysSoWhateverIsFused()
{
    QFETCH(const QString, example);
    PictureRequest request = requestOf(FUSEWRIGHT_EXAMPLES "/" + example.toStdString());
    const Graph& graph = *request.graph;
    std::set<Kinds> all;
    for (std::uint32_t at = 0; at < graph.nodeCount(); ++at) {
        if (const NodeId user = onlyUser(graph, NodeId{at}); user.isValid())
            all.insert(kindsOf(graph, NodeId{at}, user));
    }
    const Picture before = drawPicture(request);
    QVERIFY(all.size() > 20);

    for (const Kinds& kinds : all) {
        request.groups = pairsOf(graph, kinds);
        QVERIFY2(changedSides(before, drawPicture(request)) == 0,
                 (kinds.first + " and " + kinds.second).c_str());
    }
}

/// One head at the first fork; two at the second, of which the one that begins first ends last.
void SteadyOrderTest::portsStandAsWhatLeadsToThemPartsFurtherDown()
{
    test::GraphText text("root > h0:relu > e0:exp\nroot > m:neg > h1:relu\n"
                         "m > h2:tanh > e2:exp\nh1 > e1:exp\n"
                         "e0 > c:cat > s:softmax\ne2 > c\ne1 > c");
    const NodeId cat = text["c"];
    const NodeId softmax = text["s"];
    const std::array<NodeId, 3> ends{text["e0"], text["e1"], text["e2"]};
    PictureRequest request;
    request.graph = std::make_shared<const Graph>(std::move(text.graph));
    request.sizes.operatorWidths.assign(request.graph->operators().size(), 120);
    const Picture before = drawPicture(request);

    request.groups.groupOf.assign(request.graph->nodeCount(), noGroup);
    request.groups.groupOf[cat.index] = request.groups.groupOf[softmax.index] = 0;
    request.groups.parentOf = {noGroup};
    request.groups.isClosed = {false};

    const Picture after = drawPicture(request);

    QCOMPARE(changedSides(before, after), 0U);
    const auto x = [&](std::size_t end) { return placeOf(after, ends[end].index).x; };
    QVERIFY(x(0) < x(1) && x(1) < x(2));
}

void SteadyOrderTest::whatIsFarStaysSoWithAFewSections()
{
    PictureRequest request = requestOf(FUSEWRIGHT_TEST_DATA "/models/pictures/dit_6_blocks.onnx");
    const std::size_t before = drawPicture(request).stubs.size();
    QVERIFY(before > 0);

    request.groups = pairsOf(*request.graph, {"Add", "MatMul"});
    QVERIFY(!request.groups.parentOf.empty());

    QCOMPARE(drawPicture(request).stubs.size(), before);
}

FUSEWRIGHT_TEST(SteadyOrderTest)
#include "tst_steady_order.moc"
