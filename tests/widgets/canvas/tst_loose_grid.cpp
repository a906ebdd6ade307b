// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/loose_grid.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;

class LooseGridTest : public QObject {
    Q_OBJECT

private slots:
    void findsNothingInNothing();
    void findsAllThatTouches();
    void findsBoxesOfEverySizeOnce();
    void looksAtFewBoxesForASmallPart();
};

namespace {

/// Boxes of many sizes, without a pattern.
std::vector<Box> scatteredBoxes(std::size_t count)
{
    std::vector<Box> boxes;
    std::uint32_t state = 1;
    const auto next = [&state](std::uint32_t below) {
        state = state * 1664525U + 1013904223U;
        return float((state >> 8) % below);
    };
    for (std::size_t at = 0; at < count; ++at) {
        const float longest = at % 50 == 0 ? 9'000 : 200;
        boxes.push_back({next(40'000) - 5'000, next(30'000) - 5'000, next(std::uint32_t(longest)),
                         next(std::uint32_t(longest))});
    }
    return boxes;
}

std::vector<std::uint32_t> visited(const LooseGrid& grid, const Box& part)
{
    std::vector<std::uint32_t> found;
    grid.visit(part, [&](std::uint32_t at) { found.push_back(at); });
    std::ranges::sort(found);
    return found;
}

} // namespace

void LooseGridTest::findsNothingInNothing()
{
    QVERIFY(visited(LooseGrid(), {0, 0, 100, 100}).empty());
    QVERIFY(visited(LooseGrid(std::vector<Box>()), {0, 0, 100, 100}).empty());
}

void LooseGridTest::findsAllThatTouches()
{
    const auto boxes = scatteredBoxes(3'000);
    const LooseGrid grid(boxes);

    for (const Box& part : scatteredBoxes(200)) {
        const auto found = visited(grid, part);
        for (std::uint32_t at = 0; at < boxes.size(); ++at) {
            if (boxes[at].touches(part))
                QVERIFY(std::ranges::binary_search(found, at));
        }
    }
}

void LooseGridTest::findsBoxesOfEverySizeOnce()
{
    const auto boxes = scatteredBoxes(3'000);
    const LooseGrid grid(boxes);

    const auto found = visited(grid, {-1e6F, -1e6F, 3e6F, 3e6F});

    QCOMPARE(found.size(), boxes.size());
    QVERIFY(std::ranges::adjacent_find(found) == found.end());
}

void LooseGridTest::looksAtFewBoxesForASmallPart()
{
    std::vector<Box> boxes;
    for (int at = 0; at < 100'000; ++at)
        boxes.push_back({float(at % 300) * 200, float(at / 300) * 100, 148, 56});
    const LooseGrid grid(boxes);

    QVERIFY(visited(grid, {30'000, 15'000, 1'000, 1'000}).size() < 300);
}

FUSEWRIGHT_TEST(LooseGridTest)
#include "tst_loose_grid.moc"
