// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/diff/side_by_side.h"

#include "engine/graph/graph.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/session/training_session.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

ComparedPartition compared(std::string_view name, const MadePartition& made, const RuleSet* rules)
{
    return {.name = std::string(name),
            .partition = made.partition,
            .costs = made.costs,
            .folding = made.folding,
            .rules = rules};
}

/// What the graph alone decides is taken over from the comparison before.
ComparedPartition byMode(const SidesOrder& order, Side::Kind side, FusionMode mode,
                         const CancelToken& cancel)
{
    if (order.known && order.known->graph == order.answer->graph)
        return order.known->compared.partitions[*order.known->find(side)];
    const MadePartition made = makePartition(*order.answer, order.answer->rules, mode, cancel);
    return compared(modeName(mode), made, nullptr);
}

void addSide(SideBySide& all, Side side, ComparedPartition partition)
{
    all.sideOf.push_back(std::move(side));
    all.compared.partitions.push_back(std::move(partition));
}

void addFile(SideBySide& all, const std::string& path, const CancelToken& cancel)
{
    RuleContext context;
    context.model = all.answer->matched();
    context.operators = all.graph->catalogue();
    const auto rules = std::make_shared<const CheckedRules>(checkRules(path, context));
    all.files.push_back({path, rules});
    if (!rules->isReadable)
        return;
    const MadePartition made = makePartition(*all.answer, rules->rules, FusionMode::O1, cancel);
    addSide(all, Side::by(path), compared("b", made, &rules->rules));
}

/// How long a partition takes at least; what the comparison before said of it is taken over.
Tally secondsOf(const SidesOrder& order, const Side& side, const ComparedPartition& one)
{
    const FusionAnswer& answer = *order.answer;
    if (side == Side::O1 && answer.costs)
        return answer.costs->seconds;
    const bool isByGraph = side == Side::O0 || side == Side::O3;
    if (isByGraph && order.known && order.known->graph == answer.graph
        && order.known->answer->machine == answer.machine)
        return order.known->secondsAtLeast[*order.known->find(side)];
    return hardwareCosts(*answer.machine, *answer.graph, {one.partition, one.costs, one.folding})
        .seconds;
}

} // namespace

Side Side::by(std::string path)
{
    Side side(File);
    side.file = std::move(path);
    return side;
}

std::optional<std::size_t> SideBySide::find(const Side& side) const
{
    const auto found = std::ranges::find(sideOf, side);
    if (found == sideOf.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - sideOf.begin());
}

bool SideBySide::isReadable(const Side& side) const
{
    const auto file = std::ranges::find(files, side.file, &ComparedFile::path);
    return file == files.end() || file->rules->isReadable;
}

std::size_t SideBySide::partitionAt(std::size_t place) const
{
    return find(shown[place]).value_or(*find(Side::O1));
}

const ComparedPair* SideBySide::pairAt(std::size_t place) const
{
    if (compared.pairs.empty())
        return nullptr;
    return &compared.pairs[place == 0 ? 0 : place - 1];
}

std::shared_ptr<const SideBySide> compareSides(const SidesOrder& order, const CancelToken& cancel)
{
    const Graph& graph = *order.answer->graph;
    const auto all = std::make_shared<SideBySide>(
        SideBySide{.graph = order.answer->graph,
                   .answer = order.answer,
                   .before = order.before,
                   .files = {},
                   .shown = order.sides,
                   .sideOf = {},
                   .compared = {.graph = graph, .partitions = {}, .pairs = {}},
                   .rows = {},
                   .boundaries = {},
                   .secondsAtLeast = {}});
    addSide(*all, Side::O0, byMode(order, Side::O0, FusionMode::O0, cancel));
    addSide(*all, Side::O1, compared("o1", order.answer->made, &order.answer->rules));
    addSide(*all, Side::O3, byMode(order, Side::O3, FusionMode::O3, cancel));
    if (order.before)
        addSide(*all, Side::Before, compared("a", order.before->made, &order.before->rules));
    if (std::ranges::find(order.sides, Side(Side::O1O3)) != order.sides.end()) {
        const MadePartition made =
            makePartition(*order.answer, order.answer->rules, FusionMode::O1O3, cancel);
        addSide(*all, Side::O1O3, compared("o1+o3", made, &order.answer->rules));
    }
    for (const Side& side : order.sides) {
        const bool isKnown =
            std::ranges::find(all->files, side.file, &ComparedFile::path) != all->files.end();
        if (side.kind == Side::File && !isKnown)
            addFile(*all, side.file, cancel);
    }
    for (std::size_t at = 0; order.answer->machine && at < all->sideOf.size(); ++at) {
        if (!cancel.isCancelled())
            all->secondsAtLeast.push_back(
                secondsOf(order, all->sideOf[at], all->compared.partitions[at]));
    }
    if (cancel.isCancelled())
        return nullptr;
    all->boundaries = boundaryAmounts(all->compared);
    for (std::size_t place = 1; place < order.sides.size(); ++place)
        comparePair(all->compared, all->partitionAt(place - 1), all->partitionAt(place));
    for (const ComparedPair& pair : all->compared.pairs)
        all->rows.push_back(changeRows(all->compared, pair));
    return all;
}

} // namespace fusewright
