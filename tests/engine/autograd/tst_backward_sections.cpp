// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_sections.h"
#include "engine/autograd/known_joint.h"
#include "engine/autograd/recomputation.h"
#include "engine/partition/folding.h"
#include "engine/partition/section_arrangement.h"
#include "tests/engine/autograd/gradient_check.h"
#include "tests/engine/kit/broken_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// Sections of a training graph: partners, what they save, and what it costs to run them again.
class BackwardSectionsTest : public QObject {
    Q_OBJECT

private slots:
    void aSectionHasOnePartner();
    void repeatedSectionsHaveRepeatedPartners();
    void aPartnerThatWouldCloseACycleIsCut();
    void aSumDoesNotCutAPartner();
    void sectionsOfTheirOwnComeBeforePartners();
    void gapsOfAKnownCorrespondenceAreFilled();
    void savedBytesAreCountedWhereTheyAreMade();
    void runningAgainDropsWhatOnlyThePartnerReads();
    void whatOthersReadIsKept();
};

namespace {

/// Sections of these operators of the forward graph.
Partition sectionsOf(const Graph& graph, const std::vector<std::vector<const char*>>& names)
{
    std::vector<Section> sections;
    for (const auto& each : names) {
        Section section{.nodes = {}, .rule = 0, .match = {}, .manual = {}};
        for (const char* const name : each)
            section.nodes.push_back(*graph.findNode(name));
        sections.push_back(std::move(section));
    }
    return arrangeSections(graph, FusionMode::O1, std::move(sections));
}

std::uint32_t sectionAt(const BackwardGraph& joint, const BackwardSections& sections,
                        const char* name)
{
    return sections.partition.sectionOf[joint.graph.findNode(name)->index];
}

} // namespace

void BackwardSectionsTest::aSectionHasOnePartner()
{
    const Graph graph = graphOf({.inputs = "x:2,3 w:4,3",
                                 .nodes = "a = linear(x, w)\nb = silu(a)\n"
                                          "c = exp(b)"});
    const BackwardGraph joint = backwardOf(graph);

    const BackwardSections made = addPartners(joint, sectionsOf(graph, {{"a", "b"}}));

    const std::uint32_t own = sectionAt(joint, made, "a");
    const std::uint32_t partner = made.partnerOf[own].value();
    QCOMPARE(made.partition.sections.size(), 4u);
    QVERIFY(made.isBackward[partner] && !made.isBackward[own]);
    QCOMPARE(made.partnerOf[partner], std::optional(own));
    QCOMPARE(made.partition.sections[partner].nodes.size(), 4u);
    QCOMPARE(made.partition.sections[partner].rule, std::optional(0u));
    QVERIFY(made.cuts.empty());
}

void BackwardSectionsTest::repeatedSectionsHaveRepeatedPartners()
{
    QString nodes;
    std::vector<std::vector<std::string>> names;
    for (int at = 0; at < 8; ++at) {
        const QString before = at == 0 ? "x" : QStringLiteral("s%1").arg(at - 1);
        nodes += QStringLiteral("l%1 = linear(%2, w%1)\ns%1 = silu(l%1)\n").arg(at).arg(before);
    }
    QString inputs = "x:2,4";
    for (int at = 0; at < 8; ++at)
        inputs += QStringLiteral(" w%1:4,4").arg(at);
    const Graph graph = graphOf({.inputs = inputs, .nodes = nodes});
    std::vector<Section> sections;
    for (std::uint32_t at = 0; at < 8; ++at)
        sections.push_back(
            {.nodes = {NodeId(2 * at), NodeId(2 * at + 1)}, .rule = 0, .match = {}, .manual = {}});
    const BackwardGraph joint = backwardOf(graph);

    const BackwardSections made =
        addPartners(joint, arrangeSections(graph, FusionMode::O1, std::move(sections)));
    const Folding folding = foldSections(joint.graph, made.partition);

    // The first reads the input and the last gives the gradient of it out.
    std::uint32_t largest = 0;
    for (const Fold& fold : folding.folds)
        largest = std::max(largest, fold.count);
    QCOMPARE(made.partition.sections.size(), 16u);
    QVERIFY(largest >= 7);
}

/// The gradient of `x` is summed up where `s` is, of what comes from `u` by way of `t`.
void BackwardSectionsTest::aPartnerThatWouldCloseACycleIsCut()
{
    const Graph graph = graphOf({.inputs = "x:2", .nodes = "s = exp(x)\nt = sin(x)\nu = tanh(t)"});
    const BackwardGraph joint = backwardOf(graph);

    const BackwardSections made = addPartners(joint, sectionsOf(graph, {{"s", "u"}}));

    const std::uint32_t own = sectionAt(joint, made, "s");
    QCOMPARE(made.cuts.size(), 1u);
    QCOMPARE(made.cuts[0].section, own);
    QCOMPARE(joint.graph.nativeName(made.cuts[0].path.front()), std::string_view("tanh_backward"));
    QCOMPARE(joint.graph.nativeName(made.cuts[0].path.back()), std::string_view("add"));
    QVERIFY(made.partnerOf[own]);
    std::size_t parts = 0;
    for (std::uint32_t at = 0; at < made.partition.sections.size(); ++at)
        parts += made.isBackward[at] && made.partnerOf[at] == own ? 1 : 0;
    QCOMPARE(parts, 2u);
}

/// A sum belongs to the maker of the value, so a section that can run has a whole partner.
void BackwardSectionsTest::aSumDoesNotCutAPartner()
{
    const Graph graph =
        graphOf({.inputs = "x:2", .nodes = "z = neg(x)\ns = exp(z)\nt = sin(z)\nu = tanh(t)"});
    const BackwardGraph joint = backwardOf(graph);

    QVERIFY(addPartners(joint, sectionsOf(graph, {{"s", "u"}})).cuts.empty());
}

void BackwardSectionsTest::sectionsOfTheirOwnComeBeforePartners()
{
    const Graph graph =
        graphOf({.inputs = "x:2", .nodes = "a = sigmoid(x)\nb = tanh(a)\nc = exp(b)"});
    const BackwardGraph joint = backwardOf(graph);
    const NodeId tanh = *joint.graph.findNode("b_backward");
    const NodeId sigmoid = *joint.graph.findNode("a_backward");
    const std::array own{Section{.nodes = {tanh, sigmoid}, .rule = 1, .match = {}, .manual = {}}};

    const BackwardSections made = addPartners(joint, sectionsOf(graph, {{"b", "c"}}), own);

    const std::uint32_t section = made.partition.sectionOf[tanh.index];
    QCOMPARE(made.partition.sectionOf[sigmoid.index], section);
    QVERIFY(made.isBackward[section] && !made.partnerOf[section]);
    QVERIFY(!made.partnerOf[sectionAt(joint, made, "a")]);
    const std::uint32_t partner = made.partnerOf[sectionAt(joint, made, "b")].value();
    QCOMPARE(made.partition.sections[partner].nodes.size(), 1u); // Of the exponential.
}

/// `sin` and what it is made of have nothing said of them, nor has the last operator.
void BackwardSectionsTest::gapsOfAKnownCorrespondenceAreFilled()
{
    const Graph graph = graphOf({.inputs = "x:2 t:2",
                                 .nodes = "a = exp(x)\nb = cos(a)\nc = neg(t)\nd = sin(a)\n"
                                          "e = mul(c, d)\nf = neg(e)"});
    const NodeId none;
    const NodeId exp(0u);
    const NodeId cos(1u);

    const auto joint = knownJoint(graph, {none, none, cos, none, exp, none});

    QVERIFY(joint);
    QCOMPARE(joint->forwardCount, 2u);
    QCOMPARE(joint->forwardOf, (std::vector{none, none, cos, exp, exp, exp}));
    QCOMPARE(brokenGraph(forwardPart(*joint)), std::string());
    QCOMPARE(forwardPart(*joint).nodeCount(), 2u);
    QVERIFY(!knownJoint(graph, {}));
    QVERIFY(!knownJoint(graph, {cos}));
}

void BackwardSectionsTest::savedBytesAreCountedWhereTheyAreMade()
{
    const Graph graph =
        graphOf({.inputs = "x:4", .nodes = "a = sigmoid(x)\nb = tanh(a)\nc = exp(b)"});
    const BackwardGraph joint = backwardOf(graph);

    const BackwardSections made = addPartners(joint, sectionsOf(graph, {{"a", "b"}}));
    const std::vector<Tally> bytes = savedBySection(joint, made.partition);

    QCOMPARE(bytes[sectionAt(joint, made, "a")].total(), std::optional(64.0));
    QCOMPARE(bytes[sectionAt(joint, made, "c")].total(), std::optional(32.0));
    QCOMPARE(savedBytes(joint).total(), std::optional(96.0));
}

void BackwardSectionsTest::runningAgainDropsWhatOnlyThePartnerReads()
{
    const Graph graph =
        graphOf({.inputs = "x:4", .nodes = "z = neg(x)\na = sigmoid(z)\nb = tanh(a)\nc = exp(b)"});
    const BackwardGraph joint = backwardOf(graph);
    const BackwardSections made = addPartners(joint, sectionsOf(graph, {{"a", "b"}}));
    const std::array chosen{sectionAt(joint, made, "a")};

    const Recomputation again = recompute(joint, made.partition, chosen);

    // Both results are dropped, and what the section reads is kept instead.
    QCOMPARE(again.bytesSaved.total(), std::optional(32.0));
    QVERIFY(again.operationsAdded.total().value_or(0) > 0);
    QCOMPARE(recompute(joint, made.partition, {}).bytesSaved.total(), std::optional(0.0));
}

void BackwardSectionsTest::whatOthersReadIsKept()
{
    const Graph graph = graphOf({.inputs = "x:4 y:4", .nodes = "a = sigmoid(x)\nb = mul(a, y)"});
    const BackwardGraph joint = backwardOf(graph);
    const BackwardSections made = addPartners(joint, sectionsOf(graph, {{"a"}}));
    const std::array chosen{sectionAt(joint, made, "a")};

    QCOMPARE(recompute(joint, made.partition, chosen).bytesSaved.total(), std::optional(0.0));
}

FUSEWRIGHT_TEST(BackwardSectionsTest)
#include "tst_backward_sections.moc"
