// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/block_engine.h"
#include "engine/layout/comb_rows.h"

#include "tests/engine/layout/card_blocks.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace fusewright;
using test::CardBlock;

namespace {

constexpr std::uint32_t teeth = 8;
constexpr std::uint32_t toothRows = 3;

/// A loss: small chains whose results are added up, beside a value that the last sum needs.
struct Comb {
    CardBlock block;
    std::vector<std::uint32_t> sums;

    explicit Comb(std::uint32_t rows = toothRows, std::uint32_t count = teeth)
    {
        const std::uint32_t first = block.add({});
        std::uint32_t sum = first;
        for (std::uint32_t tooth = 0; tooth < count; ++tooth) {
            const std::uint32_t made = block.addChain(block.add({}), rows - 1);
            sum = block.add({sum, made});
            sums.push_back(sum);
        }
        block.add({first, sum});
    }
};

std::vector<std::uint32_t> shortest(const BlockSketch& sketch)
{
    return std::vector<std::uint32_t>(sketch.edges.size(), 1);
}

} // namespace

/// Chains that hang on one line, one below the other.
class CombRowsTest : public QObject {
    Q_OBJECT

private slots:
    void backsAreAsLongAsTheirTeethAreHigh();
    void combsThatHangOnNothingThemselvesAreFound();
    void otherChainsStay_data();
    void otherChainsStay();
    void areNoStaircase();
};

void CombRowsTest::backsAreAsLongAsTheirTeethAreHigh()
{
    const Comb comb;
    const BlockSketch sketch = comb.block.sketch();
    std::vector<std::uint32_t> lengths = shortest(sketch);

    QVERIFY(spreadCombs(sketch, lengths));

    const std::set<std::uint32_t> sums(comb.sums.begin(), comb.sums.end());
    for (std::size_t at = 0; at < lengths.size(); ++at) {
        const auto [from, to] = std::pair(sketch.edges[at].from, sketch.edges[at].to);
        const bool isOfBack = sums.contains(to) && (from == 0 || sums.contains(from));
        QCOMPARE(lengths[at], isOfBack ? toothRows : 1);
    }
}

/// The first sum of a loss is of two teeth often.
void CombRowsTest::combsThatHangOnNothingThemselvesAreFound()
{
    CardBlock block;
    const std::uint32_t first = block.add({});
    std::uint32_t sum = block.addChain(block.add({}), toothRows);
    for (std::uint32_t tooth = 1; tooth < teeth; ++tooth)
        sum = block.add({sum, block.addChain(block.add({}), toothRows - 1)});
    block.add({first, sum});
    const BlockSketch sketch = block.sketch();
    std::vector<std::uint32_t> lengths = shortest(sketch);

    QVERIFY(spreadCombs(sketch, lengths));

    QCOMPARE(std::ranges::count(lengths, toothRows), std::ptrdiff_t(teeth - 1));
}

void CombRowsTest::otherChainsStay_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("count");
    QTest::newRow("teeth that are low") << 1 << 8;
    QTest::newRow("few teeth") << 3 << 3;
}

void CombRowsTest::otherChainsStay()
{
    QFETCH(int, rows);
    QFETCH(int, count);
    const Comb comb{std::uint32_t(rows), std::uint32_t(count)};
    const BlockSketch sketch = comb.block.sketch();
    std::vector<std::uint32_t> lengths = shortest(sketch);

    QVERIFY(!spreadCombs(sketch, lengths));

    QCOMPARE(lengths, shortest(sketch));
}

void CombRowsTest::areNoStaircase()
{
    const Comb comb;
    const BlockSketch sketch = comb.block.sketch();

    const BlockDrawing drawing = drawBlock(sketch, Effort::Thorough, {});

    const float width = sketch.vertices[0].left + sketch.vertices[0].right;
    QVERIFY2(drawing.right - drawing.left < 3 * width,
             QByteArray::number(drawing.right - drawing.left).constData());
    std::set<float> backs;
    for (const std::uint32_t sum : comb.sums)
        backs.insert(drawing.places[sum].x);
    QCOMPARE(backs.size(), 1U);
}

FUSEWRIGHT_TEST(CombRowsTest)
#include "tst_comb_rows.moc"
