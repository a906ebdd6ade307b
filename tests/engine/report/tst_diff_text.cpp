// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/diff/compared_partitions.h"
#include "engine/partition/partitions.h"
#include "engine/report/diff_text.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/engine/report/compared_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::partitionOf;
using test::TypedGraph;

namespace {

const char* const layers = "in x f32 4\n"
                           "e = exp x : f32 4\n"
                           "a = relu e : f32 4\n"
                           "b = tanh a : f32 4\n"
                           "c = relu b : f32 4\n"
                           "d = tanh c : f32 4\n";

/// o0 against a partition with these sections.
std::string textOf(const TypedGraph& g, std::initializer_list<std::string_view> sections,
                   ShownChanges shown = ShownChanges::Telling)
{
    ComparedPartitions all{.graph = g.graph, .partitions = {}, .pairs = {}};
    all.partitions.push_back(test::comparedPartition(g.graph, "o0", partitionO0(g.graph)));
    all.partitions.push_back(test::comparedPartition(g.graph, "o1", partitionOf(g, sections)));
    comparePair(all, 0, 1);
    return diffText(all, shown);
}

std::string changesOf(const std::string& text)
{
    return text.substr(text.find("\n\n") + 2);
}

} // namespace

class DiffTextTest : public QObject {
    Q_OBJECT

private slots:
    void putsThePartitionsSideBySide();
    void unknownBytesHaveNoRatio();
    void symbolicBytesAreFormulas();
    void aRatioThatDependsOnExtentsIsARange();
    void countsAlikeChanges();
    void tellsOperatorsThatStayAloneInOneLine();
    void tellsThemAllWhenAsked();
    void whatReadsTheSameIsOneLine();
    void leavesTheRestOfALongListOut();
};

void DiffTextTest::putsThePartitionsSideBySide()
{
    const TypedGraph g(layers);

    const std::string text = textOf(g, {"a b c d"});

    QCOMPARE(text.substr(0, text.find("\n\n") + 1),
             std::string("                       o0    o1\n"
                         "  sections              5     2\n"
                         "  folds                 3     2\n"
                         "  largest section       1     4\n"
                         "  operators covered     0     4\n"
                         "  GEMMs                 0     0\n"
                         "  boundary bytes      160    64\n"
                         "  ratio to o0        1.00  0.40\n"));
}

void DiffTextTest::unknownBytesHaveNoRatio()
{
    const std::string text = textOf(TypedGraph("in x f32 n\n"
                                               "a = relu x\n"),
                                    {});

    QVERIFY(text.find("  boundary bytes     unknown  unknown\n") != std::string::npos);
    QVERIFY(text.find("  ratio to o0        unknown  unknown\n") != std::string::npos);
}

void DiffTextTest::symbolicBytesAreFormulas()
{
    const std::string text = textOf(TypedGraph("in x f32 n\n"
                                               "a = relu x : f32 n\n"
                                               "b = relu a : f32 n\n"),
                                    {"a b"});

    QVERIFY(text.find("  boundary bytes     16·n   8·n\n") != std::string::npos);
    QVERIFY(text.find("  ratio to o0        1.00  0.50\n") != std::string::npos);
}

/// Of a sum the share is between those of what it is the sum of; extents are one at least.
void DiffTextTest::aRatioThatDependsOnExtentsIsARange()
{
    const std::string text = textOf(TypedGraph("in x f32 n\n"
                                               "in y f32 4\n"
                                               "a = relu x : f32 n\n"
                                               "b = relu a : f32 n\n"
                                               "c = relu y : f32 4\n"),
                                    {"a b"});

    QVERIFY(text.find("  boundary bytes     16·n + 32      8·n + 32\n") != std::string::npos);
    QVERIFY(text.find("  ratio to o0             1.00  0.50 to 0.83\n") != std::string::npos);
}

void DiffTextTest::countsAlikeChanges()
{
    QCOMPARE(changesOf(textOf(TypedGraph(layers), {"a b", "c d"})),
             std::string("o0 → o1\n"
                         "  2x  merged 2 sections into 1 (relu, tanh)\n"
                         "  1 operator stays alone.\n"));
}

void DiffTextTest::tellsOperatorsThatStayAloneInOneLine()
{
    QCOMPARE(changesOf(textOf(TypedGraph(layers), {})),
             std::string("o0 → o1\n"
                         "  5 operators stay alone.\n"));
}

void DiffTextTest::tellsThemAllWhenAsked()
{
    QCOMPARE(changesOf(textOf(TypedGraph(layers), {"a b c"}, ShownChanges::All)),
             std::string("o0 → o1\n"
                         "  1x  merged 3 sections into 1 (relu, tanh)\n"
                         "  1x  same section of 1 operator (exp)\n"
                         "  1x  same section of 1 operator (tanh)\n"));
}

void DiffTextTest::whatReadsTheSameIsOneLine()
{
    const TypedGraph g("in x f32 4\n"
                       "in y f32 8\n"
                       "a = relu x : f32 4\n"
                       "b = tanh a : f32 4\n"
                       "c = relu y : f32 8\n"
                       "d = tanh c : f32 8\n");

    QCOMPARE(changesOf(textOf(g, {"a b", "c d"})),
             std::string("o0 → o1\n"
                         "  2x  merged 2 sections into 1 (relu, tanh), 2 variants\n"));
    QCOMPARE(changesOf(textOf(g, {"a b", "c d"}, ShownChanges::All)),
             std::string("o0 → o1\n"
                         "  1x  merged 2 sections into 1 (relu, tanh)\n"
                         "  1x  merged 2 sections into 1 (relu, tanh)\n"));
}

void DiffTextTest::leavesTheRestOfALongListOut()
{
    std::string text = "in x f32 4\n";
    std::vector<Section> sections(42);
    Partition to{.mode = FusionMode::O1, .sections = {}, .sectionOf = {}};
    for (std::size_t at = 0; at < 42; ++at) {
        const std::string number = std::to_string(at);
        text += 'a' + number + " = first" + number + " x : f32 4\n";
        text += 'b' + number + " = second a" + number + " : f32 4\n";
    }
    const TypedGraph g(text);
    for (const NodeId node : g.graph.nodes()) {
        const std::string name(g.graph.nodeName(node));
        const auto section = static_cast<std::uint32_t>(std::stoul(name.substr(1)));
        sections[section].nodes.push_back(node);
        to.sectionOf.push_back(section);
    }
    to.sections = sections;
    ComparedPartitions all{.graph = g.graph, .partitions = {}, .pairs = {}};
    all.partitions.push_back(test::comparedPartition(g.graph, "o0", partitionO0(g.graph)));
    all.partitions.push_back(test::comparedPartition(g.graph, "o1", to));
    comparePair(all, 0, 1);

    const std::string answer = diffText(all, ShownChanges::Telling);

    QVERIFY(answer.ends_with("(first39, second)\n  and 2 lines more; --all shows them.\n"));
    QVERIFY(diffText(all, ShownChanges::All).ends_with("(first41, second)\n"));
}

FUSEWRIGHT_TEST(DiffTextTest)
#include "tst_diff_text.moc"
