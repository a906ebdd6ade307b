// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What is drawn is a tree of cells: hulls, and cards in them. Wires between cards go up and down
// this tree in segments; far ones are cut. Then each hull is laid out, inner ones first, and at
// last all is put together where it stands on paper.

#include "engine/graph/graph.h"
#include "engine/layout/card_shapes.h"
#include "engine/layout/kept_lines.h"
#include "engine/layout/picture_assembly.h"
#include "engine/layout/picture_measures.h"
#include "engine/layout/two_columns.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace fusewright {

namespace {

/// Pictures in which so few chains are one vertical line are drawn again.
constexpr double straightEnough = 0.95;
/// So much larger, on a screen or on paper, a picture may be to be straighter.
constexpr float mostGrowth = 1.45F;
constexpr float mostGround = 1.3F;
/// Where cards would fill less than this of it: so much more ground.
constexpr double sparse = 0.1;
constexpr float mostSparseGround = 1.15F;
/// Larger pictures are drawn once.
constexpr std::size_t mostItems = 20'000;
constexpr std::size_t mostToLink = 5'000; ///< In operators: drawn three times.
constexpr std::array<ColumnRule, 4> straighter{{{.chainWorth = 1.5F, .countsExits = true},
                                                {.chainWorth = 3, .countsExits = true},
                                                {.chainWorth = 6, .countsExits = true},
                                                {.chainWorth = 6}}};
/// Pictures with frames that cards fill less are drawn again with frames of any shape; so much more
/// of it must be filled then.
constexpr double sparseFrames = 0.12;
/// Far lines are cut in blocks of more operators than this in pictures with frames that are strips
/// or that cards fill less than this.
constexpr std::uint32_t smallBlock = 50;
constexpr double roomyFrames = 0.15;
/// Wider blocks are strips, too, in pictures that are or that are nearly empty.
constexpr float wideStrip = 0.4F;
/// Lines over so many operators are cut in strips.
constexpr std::uint32_t shortInStrips = 10;
/// So much less may be filled where half of the crossings are gone.
constexpr double hardlySparser = 0.97;
constexpr double filledForColumns = 0.12; ///< With frames.
constexpr double denser = 1.05;
constexpr float anyShape = 2.5F;
/// And those that are strips, with frames that are none.
constexpr float likeTheWindow = 1.2F;
constexpr int mostRounds = 5;
constexpr std::uint32_t manyUses = 4;
constexpr std::uint32_t fanUses = 6; ///< No way on is among them; half of them is enough.
constexpr std::uint32_t nextCells = 3;

/// Cuts wires that span far, and all wires of a value of which most of many are, in some hulls.
/// Those that they went through are to be searched again: none when there were no such wires.
bool cutFarWires(const Graph& graph, const CellTree& tree, const Routes& routes,
                 const FarRule& rule, std::vector<Wire>& wires, std::vector<bool>& mustSearch,
                 bool& areStepsCut, const CancelToken& cancel)
{
    std::vector<bool> isFar(routes.segments.size(), false);
    InnerGraphs graphs(tree, routes);
    bool isAnyFar = false;
    for (std::uint32_t cell = 0; cell < tree.cells.size(); ++cell) {
        if (cancel.isCancelled())
            return false;
        if (!tree.isHull(cell) || !mustSearch[cell])
            continue;
        const FarSegments far = findFarSegments(graphs.of(cell), rule);
        for (const std::uint32_t segment : far.segments)
            isFar[segment] = isAnyFar = true;
        areStepsCut = areStepsCut || far.areStepsCut;
    }
    if (!isAnyFar)
        return false;
    std::vector<std::uint32_t> cuts(graph.valueCount(), 0);
    std::vector<std::uint32_t> uses(graph.valueCount(), 0);
    std::vector<std::uint32_t> cutsTo(tree.cells.size(), 0);
    std::vector<std::uint32_t> allTo(tree.cells.size(), 0);
    for (std::size_t at = 0; at < wires.size(); ++at) {
        ++uses[wires[at].value.index];
        for (const std::uint32_t segment : routes.wayOf(at))
            wires[at].isCut = wires[at].isCut || isFar[segment];
        if (wires[at].isCut)
            ++cuts[wires[at].value.index];
        if (wires[at].to != noCell) {
            ++allTo[wires[at].to];
            cutsTo[wires[at].to] += wires[at].isCut ? 1 : 0;
        }
    }
    // With few uses the near one is the way on, as in the forward half of a training graph; and
    // what comes next always is.
    const auto isMostlyCut = [&](ValueId value) {
        const std::uint32_t all = uses[value.index];
        return all >= manyUses && cuts[value.index] * 2 + (all >= fanUses ? 1 : 0) > all;
    };
    const auto isFedFromFar = [&](std::uint32_t cell) {
        return cell != noCell && allTo[cell] >= manyOperands && cutsTo[cell] * 2 > allTo[cell];
    };
    mustSearch.assign(tree.cells.size(), false);
    for (std::size_t at = 0; at < wires.size(); ++at) {
        Wire& wire = wires[at];
        wire.isCut = wire.isCut
            || (wire.to > wire.from + nextCells
                && (isMostlyCut(wire.value) || isFedFromFar(wire.to)));
        if (!wire.isCut)
            continue;
        // One that was cut before has no way any more.
        for (const std::uint32_t segment : routes.wayOf(at))
            mustSearch[routes.segments[segment].hull] = true;
    }
    return true;
}

class PlainPicture;
struct Outline;
Outline withLinkedSteps(Outline usual, const PictureRequest& request, const CancelToken& cancel);

/// All that is known before anything has a place.
struct Outline {
    const CellTree& tree;
    std::vector<Wire> wires;
    Routes routes;
    CellKinds kinds;
    HullLayouts cards; ///< With the shapes of cards, and nothing placed.
    bool areStepsCut = false;
    PlainPicture* plain = nullptr; ///< Null for itself.

    HullLayouts unplaced() const
    {
        HullLayouts layouts = cards;
        layouts.segmentBlock.assign(routes.segments.size(), HullLayouts::unplaced);
        layouts.segmentEdge.assign(routes.segments.size(), 0);
        return layouts;
    }
};

/// Values as operators use them.
using CutUses = std::set<std::pair<ValueId, NodeId>>;

CutUses cutUsesOf(const Outline& outline)
{
    CutUses cut;
    for (const Wire& wire : outline.wires) {
        if (!wire.isCut || wire.to == noCell)
            continue;
        for (const NodeId node : outline.tree.membersOf(wire.to))
            cut.emplace(wire.value, node);
    }
    return cut;
}

/// What is far without sections is so with them, too: or blocks would be others for each rule. A
/// section needs a line as soon as one operator in it does.
void cutAsBefore(const Graph& graph, const CellTree& tree, const CutUses& cut,
                 std::vector<Wire>& wires)
{
    std::map<std::pair<ValueId, std::uint32_t>, bool> isFar; // By value and the card that uses it.
    for (const auto& [value, node] : cut)
        isFar[{value, tree.cellOf[node.index]}] = true;
    ValueId last;
    for (const auto& [value, node] : cut) {
        if (std::exchange(last, value) == value)
            continue;
        for (const Use& use : graph.uses(value)) {
            if (!cut.contains({value, use.node}))
                isFar[{value, tree.cellOf[use.node.index]}] = false;
        }
    }
    for (Wire& wire : wires) {
        const auto found = isFar.find({wire.value, wire.to});
        wire.isCut = wire.isCut || (found != isFar.end() && found->second);
    }
}

/// What is cut changes the order, and so what is far.
Outline outlineOf(const PictureRequest& request, const CellTree& tree, const FarRule& rule,
                  const CancelToken& cancel, const CutUses& before = {})
{
    const Graph& graph = *request.graph;
    std::vector<Wire> wires = findWires(graph, tree);
    if (!before.empty())
        cutAsBefore(graph, tree, before, wires);
    Routes routes = findRoutes(tree, wires);
    std::vector<bool> mustSearch(tree.cells.size(), true);
    bool areStepsCut = false;
    for (int round = 0; round < mostRounds
         && cutFarWires(graph, tree, routes, rule, wires, mustSearch, areStepsCut, cancel);
         ++round)
        routes = findRoutes(tree, wires);
    if (graph.nodeCount() <= mostItems && keepLikeMost(graph, tree, routes, wires))
        routes = findRoutes(tree, wires);
    markChains(tree, wires, routes);
    CellKinds kinds(graph, tree, wires, routes);
    HullLayouts cards = shapeCells(request, tree, kinds, wires);
    return {tree,        std::move(wires), std::move(routes), std::move(kinds), std::move(cards),
            areStepsCut, nullptr};
}

/// The picture without sections, of which one with some keeps what it can: which operators stand in
/// blocks that are turned, and what is far.
class PlainPicture {
public:
    PlainPicture(const PictureRequest& request, const CancelToken& cancel)
        : m_request(request),
          m_cancel(cancel),
          m_isFlat(std::ranges::all_of(request.groups.parentOf,
                                       [](std::uint32_t parent) { return parent == noGroup; }))
    {
        if (request.graph->nodeCount() > mostItems)
            m_isTurned.emplace(); // Nothing is.
        const bool hasFew = m_isFlat && !request.groups.parentOf.empty()
            && 2 * groupedOperators() <= request.graph->nodeCount();
        if (hasFew && !request.strip && request.graph->nodeCount() <= mostItems)
            m_cutUses = cutUsesOf(outline());
    }

    bool isFlat() const { return m_isFlat; }
    /// Empty where most is in sections: then a picture of its own is better.
    const CutUses& cutUses() const { return m_cutUses; }

    /// For the next drawing; nothing where that is to choose.
    HullArrangement::AskTurned question()
    {
        const bool mayChoose = !m_isFlat || m_request.groups.parentOf.empty();
        if (mayChoose && !m_isTurned)
            return {};
        return [this]() -> const std::vector<bool>& {
            if (!m_isTurned)
                m_isTurned = turnedOperators();
            return *m_isTurned;
        };
    }

    void note(const HullArrangement& arrangement)
    {
        if (m_request.groups.parentOf.empty() && !m_isTurned)
            m_isTurned = arrangement.turnedOperators();
    }

private:
    std::size_t groupedOperators() const
    {
        const auto& groupOf = m_request.groups.groupOf;
        return groupOf.size() - static_cast<std::size_t>(std::ranges::count(groupOf, noGroup));
    }

    const Outline& outline()
    {
        if (!m_outline) {
            m_plain = m_request;
            m_plain.groups = {};
            m_tree.emplace(plantCells(*m_plain.graph, m_plain.groups,
                                      m_plain.strip.value_or(PictureStrip{}), m_cancel));
            m_outline.emplace(
                withLinkedSteps(outlineOf(m_plain, *m_tree, {}, m_cancel), m_plain, m_cancel));
        }
        return *m_outline;
    }

    std::vector<bool> turnedOperators()
    {
        const Outline& outline = this->outline();
        HullLayouts layouts = outline.unplaced();
        BlockLibrary library(m_cancel);
        HullArrangement arrangement(m_plain, *m_tree, outline.routes, outline.kinds, library,
                                    layouts, {});
        if (m_cancel.isCancelled())
            return {};
        arrangement.arrange(0);
        return arrangement.turnedOperators();
    }

    const PictureRequest& m_request;
    const CancelToken& m_cancel;
    bool m_isFlat = false; ///< Groups are sections, not modules in modules.
    std::optional<std::vector<bool>> m_isTurned;
    CutUses m_cutUses;
    PictureRequest m_plain; ///< Those three as soon as they are asked for.
    std::optional<CellTree> m_tree;
    std::optional<Outline> m_outline;
};

/// Hulls are laid out, inner ones first, and put together.
Picture arrangePicture(const PictureRequest& request, const Outline& outline,
                       const ColumnRule& columnRule, const CancelToken& cancel)
{
    const CellTree& tree = outline.tree;
    HullLayouts layouts = outline.unplaced();
    BlockLibrary library(cancel);
    HullArrangement arrangement(
        request, tree, outline.routes, outline.kinds, library, layouts, columnRule,
        outline.plain ? outline.plain->question() : HullArrangement::AskTurned());
    for (std::size_t cell = tree.cells.size(); cell-- > 0 && !cancel.isCancelled();) {
        if (tree.isHull(static_cast<std::uint32_t>(cell)))
            arrangement.arrange(static_cast<std::uint32_t>(cell));
    }
    if (cancel.isCancelled())
        return {};
    if (outline.plain)
        outline.plain->note(arrangement);
    return assemblePicture(request, tree, outline.wires, outline.routes, outline.kinds, library,
                           layouts);
}

bool isStrip(const Box& box)
{
    return isStripShape(box.width, box.height);
}

/// Steps that are cut from each other may hang together by what is made last in each, where
/// the picture is fuller by it, or as full with fewer names: layers that add to a sum at their side
/// do, but recurrent ones that hand on two states are a long way then.
Outline withLinkedSteps(Outline usual, const PictureRequest& request, const CancelToken& cancel)
{
    if (!usual.areStepsCut || request.graph->nodeCount() > mostToLink)
        return usual;
    PictureRequest unfolded = request;
    unfolded.foldsRepeats = false;
    const Picture first = arrangePicture(unfolded, usual, {}, cancel);
    Outline linked = outlineOf(request, usual.tree, {.linksSteps = true}, cancel);
    const Picture picture = arrangePicture(unfolded, linked, {}, cancel);
    const double before = fillOf(first);
    const double now = fillOf(picture);
    const bool isWorth = now > denser * before
        || (now > hardlySparser * before && picture.stubs.size() < first.stubs.size());
    const bool isBetter = isWorth && !cancel.isCancelled() && !isStrip(picture.bounds)
        && straightness(picture) >= std::min(straightness(first), straightEnough);
    return isBetter ? std::move(linked) : std::move(usual);
}

/// Hulls that like one shape leave much empty where they stand beside others: as each does what is
/// best for itself, which shapes are best for all is found out by drawing.
ColumnRule ruleFor(Picture& first, const PictureRequest& request, const Outline& outline,
                   const CancelToken& cancel)
{
    const ColumnRule usual;
    const bool wasStrip = isStrip(first.bounds);
    if (first.hulls.empty() || first.items.size() > mostItems
        || (fillOf(first) >= sparseFrames && !wasStrip))
        return usual;
    const ColumnRule rule{.freeShape = wasStrip ? likeTheWindow : anyShape};
    Picture picture = arrangePicture(request, outline, rule, cancel);
    if (cancel.isCancelled()
        || straightness(picture) < std::min(straightness(first), straightEnough))
        return usual;
    const bool isBetter = wasStrip
        ? !isStrip(picture.bounds) && fillOf(picture) >= sparse
        : !isStrip(picture.bounds) && fillOf(picture) > denser * fillOf(first);
    if (!isBetter)
        return usual;
    first = std::move(picture);
    return rule;
}

/// Hulls choose their columns one by one; none knows how many chains end at columns in all of the
/// picture. Where those are many they count more, unless the picture becomes much larger by it.
Picture straightened(Picture first, const PictureRequest& request, const Outline& outline,
                     const ColumnRule& usual, const CancelToken& cancel)
{
    double most = straightness(first);
    const double fill = fillOf(first);
    if (most >= straightEnough || first.items.size() > mostItems)
        return first;
    const auto fitted = [&](const Box& box) {
        return std::max(box.width / request.aspect, box.height);
    };
    const auto isLarger = [&](const Box& box) {
        const float ground = box.width * box.height / (first.bounds.width * first.bounds.height);
        return fitted(box) > mostGrowth * fitted(first.bounds) || ground > mostGround
            || (ground > mostSparseGround && fill / double(ground) < sparse)
            || (isStrip(box) && !isStrip(first.bounds));
    };
    std::optional<Picture> best;
    for (ColumnRule rule : straighter) {
        rule.freeShape = usual.freeShape;
        Picture picture = arrangePicture(request, outline, rule, cancel);
        if (cancel.isCancelled())
            return {};
        const double now = straightness(picture);
        if (now <= most || isLarger(picture.bounds))
            continue;
        most = now;
        best = std::move(picture);
        if (most >= straightEnough)
            break;
    }
    return best ? std::move(*best) : std::move(first);
}

Picture bestPicture(const PictureRequest& request, const Outline& outline,
                    const CancelToken& cancel)
{
    Picture first = arrangePicture(request, outline, {}, cancel);
    if (cancel.isCancelled())
        return {};
    const ColumnRule rule = ruleFor(first, request, outline, cancel);
    return straightened(std::move(first), request, outline, rule, cancel);
}

/// Where frames leave much empty, or stand in one strip, more of the lines that hold them beside
/// each other may be cut: then they stand in columns.
Picture withMoreCuts(Picture first, const PictureRequest& request, const Outline& outline,
                     const CancelToken& cancel)
{
    const double fill = fillOf(first);
    if (first.hulls.empty() || first.items.size() > mostItems
        || (fill >= roomyFrames && !isStrip(first.bounds)))
        return first;
    FarRule rule{.readable = smallBlock};
    if (isStrip(first.bounds) || fill < sparse)
        rule.stripShare = wideStrip;
    if (isStrip(first.bounds)) { // Half of it, at most, in a column.
        const auto half = static_cast<std::uint32_t>(request.graph->nodeCount() / 2);
        rule.readable = std::min(rule.readable, half);
        rule.shortest = shortInStrips;
    }
    Outline finer = outlineOf(request, outline.tree, rule, cancel, outline.plain->cutUses());
    finer.plain = outline.plain;
    if (std::ranges::equal(finer.wires, outline.wires, {}, &Wire::isCut, &Wire::isCut))
        return first;
    Picture picture = bestPicture(request, finer, cancel);
    if (cancel.isCancelled() || (isStrip(picture.bounds) && !isStrip(first.bounds))
        || straightness(picture) < std::min(straightness(first), straightEnough))
        return first;
    const auto isLessCrossed = [&] {
        const auto before = measurePicture(first, cancel).crossings;
        const auto now = measurePicture(picture, cancel).crossings;
        return before && now && *now < *before / 2;
    };
    const double now = fillOf(picture);
    const bool isNoStripNow = isStrip(first.bounds) && !isStrip(picture.bounds);
    const bool isBetter = now > denser * fill || (isNoStripNow && now > filledForColumns)
        || (now > hardlySparser * fill && (isNoStripNow || isLessCrossed()));
    return isBetter ? std::move(picture) : std::move(first);
}

} // namespace

Picture drawPicture(const PictureRequest& request, const CancelToken& cancel,
                    ProgressSink* progress)
{
    const auto tell = [&](double fraction) {
        if (progress)
            progress->progressed(fraction);
    };
    if (!request.graph)
        return {};
    if (request.sides)
        return drawTwoColumns(request, cancel, progress);
    const Graph& graph = *request.graph;
    const CellTree tree =
        plantCells(graph, request.groups, request.strip.value_or(PictureStrip{}), cancel);
    tell(0.1);
    PlainPicture plain(request, cancel);
    Outline usual = outlineOf(request, tree, {}, cancel, plain.cutUses());
    const bool mayLink = plain.cutUses().empty() && plain.isFlat() && !request.strip;
    Outline outline =
        mayLink ? withLinkedSteps(std::move(usual), request, cancel) : std::move(usual);
    outline.plain = &plain;
    tell(0.3);
    Picture picture = request.strip
        ? arrangePicture(request, outline, {}, cancel)
        : withMoreCuts(bestPicture(request, outline, cancel), request, outline, cancel);
    tell(1);
    return picture;
}

} // namespace fusewright
