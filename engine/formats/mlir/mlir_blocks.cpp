// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A region with several blocks is a flow of control, and a graph of operators has none: it shows
// the operators of every block, as if each ran. What a block is given is joined from what the jumps
// to it pass on, by an operator "phi" for each argument, and so are the results of a region that
// ends in several places. Only what a jump back passes on is left out: a graph has no loops. Which
// jumps lead back is found by a walk from the first block, so the order of the text does not count.

#include "engine/formats/mlir/mlir_blocks.h"

#include "engine/formats/model_text.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace fusewright::mlir {

using namespace program;

/// Where an argument of a block can come from.
struct BlockJoiner::Source {
    std::size_t jump = 0;
    std::size_t operand = 0; ///< Of the jump, for the block's first argument.
    bool isBack = false;
    bool isKnown = true; ///< Whether the jump passes on as much as the block takes.
};

struct BlockJoiner::Flow {
    std::vector<std::vector<Source>> sources; ///< By block.
};

namespace {

/// Which jumps lead back, by a walk in depth that keeps its way on a stack of its own.
class BackJumps {
public:
    using Ends = std::vector<std::vector<std::size_t>>;

    explicit BackJumps(const Ends& next) : m_next(next), m_state(next.size(), State::New)
    {
        if (next.empty())
            return;
        enter(0);
        while (!m_way.empty()) {
            auto& [block, at] = m_way.back();
            if (at == m_next[block].size()) {
                m_state[block] = State::Left;
                m_way.pop_back();
                continue;
            }
            const std::size_t from = block;
            const std::size_t to = m_next[block][at++];
            if (m_state[to] == State::Open)
                m_back.emplace(from, to);
            else if (m_state[to] == State::New)
                enter(to);
        }
    }

    bool contains(std::size_t from, std::size_t to) const
    {
        return m_back.contains(std::pair(from, to));
    }

private:
    enum class State { New, Open, Left };

    void enter(std::size_t block)
    {
        m_state[block] = State::Open;
        m_way.emplace_back(block, 0);
    }

    const Ends& m_next;
    std::vector<State> m_state;
    std::vector<std::pair<std::size_t, std::size_t>> m_way; ///< Block, and its next jump.
    std::set<std::pair<std::size_t, std::size_t>> m_back;
};

/// `^bb1 in line 5, ^bb2 in line 9, …`.
class NamedPlaces {
public:
    explicit NamedPlaces(const ModelText& file) : m_file(file) { }

    void add(std::string_view name, std::string_view word, std::size_t place)
    {
        constexpr std::size_t most = 6;
        if (++m_count > most + 1)
            return;
        m_text += m_count == 1 ? "" : ", ";
        if (m_count > most)
            m_text += "…";
        else
            m_text.append(name).append(" ").append(word).append(" line ").append(
                std::to_string(m_file.position(place).line));
    }
    const std::string& text() const { return m_text; }

private:
    const ModelText& m_file;
    std::string m_text;
    std::size_t m_count = 0;
};

} // namespace

void BlockJoiner::join(const OpenRegion& region)
{
    if (region.blocks.size() > 1) {
        const auto flow = flowOf(region);
        if (!flow)
            return;
        joinArguments(region, *flow);
        warnOfBlocks(region, *flow);
    }
    const Slice outputs = joinExits(region);
    m_program.regions[region.index.index].outputs = outputs;
}

/// Nothing, and an error, where a block is not there or there twice.
std::optional<BlockJoiner::Flow> BlockJoiner::flowOf(const OpenRegion& region)
{
    std::map<std::string_view, std::size_t> blockOf;
    for (std::size_t at = 0; at < region.blocks.size(); ++at) {
        const RegionBlock& block = region.blocks[at];
        if (block.label.empty() || blockOf.emplace(block.label, at).second)
            continue;
        const auto line = m_file.position(region.blocks[blockOf[block.label]].place).line;
        m_file.error("two-blocks",
                     "The block \"" + std::string(block.label) + "\" begins here, but line "
                         + std::to_string(line) + " begins it too.",
                     {block.place, block.place + block.label.size()});
        return std::nullopt;
    }
    BackJumps::Ends next(region.blocks.size());
    for (const BlockJump& jump : region.jumps) {
        for (const std::string_view label : jump.labels) {
            if (const auto found = blockOf.find(label); found != blockOf.end()) {
                next[jump.from].push_back(found->second);
                continue;
            }
            const auto begin = static_cast<std::size_t>(label.data() - m_file.text().data());
            m_file.error("unknown-block",
                         "There is no block \"" + std::string(label) + "\" in this region.",
                         {begin, begin + label.size()});
            return std::nullopt;
        }
    }
    const BackJumps back(next);
    Flow flow{.sources = std::vector<std::vector<Source>>(region.blocks.size())};
    for (std::size_t at = 0; at < region.jumps.size(); ++at) {
        const BlockJump& jump = region.jumps[at];
        std::size_t passed = 0;
        for (const std::string_view label : jump.labels)
            passed += region.blocks[blockOf[label]].arguments.size();
        const bool isKnown = passed <= jump.operands.size();
        std::size_t operand = isKnown ? jump.operands.size() - passed : 0;
        for (const std::string_view label : jump.labels) {
            const std::size_t block = blockOf[label];
            flow.sources[block].push_back({at, operand, back.contains(jump.from, block), isKnown});
            operand += region.blocks[block].arguments.size();
        }
    }
    return flow;
}

void BlockJoiner::joinArguments(const OpenRegion& region, const Flow& flow)
{
    for (std::size_t at = 1; at < region.blocks.size(); ++at) {
        const RegionBlock& block = region.blocks[at];
        std::string loops;
        for (const Source& source : flow.sources[at]) {
            const std::string_view from = region.blocks[region.jumps[source.jump].from].label;
            if (source.isBack)
                loops += (loops.empty() ? "[\"" : ", \"") + std::string(from) + '"';
        }
        for (std::uint32_t place = 0; place < block.arguments.size(); ++place) {
            const std::uint32_t value = block.arguments.begin + place;
            Operation join{.node = m_program.values[value].name,
                           .place = block.place,
                           .results = {value, value + 1}};
            join.operands.begin = static_cast<std::uint32_t>(m_program.operands.size());
            for (const Source& source : flow.sources[at]) {
                const BlockJump& jump = region.jumps[source.jump];
                if (source.isBack || !source.isKnown)
                    continue;
                const NamedOperand& operand = jump.operands[source.operand + place];
                m_names.use(operand.name, operand.position);
            }
            join.operands.end = static_cast<std::uint32_t>(m_program.operands.size());
            addJoin(join, block, loops);
        }
    }
}

/// What a region gives that ends in one place, or is joined from several.
Slice BlockJoiner::joinExits(const OpenRegion& region)
{
    if (region.exits.empty())
        return {};
    const RegionExit& last = region.exits.back();
    const bool areAlike = std::ranges::all_of(region.exits, [&](const RegionExit& exit) {
        return exit.operands.size() == last.operands.size();
    });
    if (region.exits.size() == 1 || !areAlike)
        return last.given;
    const auto values = static_cast<std::uint32_t>(m_program.values.size());
    for (std::uint32_t at = 0; at < last.operands.size(); ++at) {
        const std::uint32_t value = values + at;
        // No name of the text has a colon.
        const std::string& name = m_program.madeTexts.emplace_back("%return:" + std::to_string(at));
        m_program.values.push_back({.name = name});
        Operation join{.node = name, .place = region.brace, .results = {value, value + 1}};
        join.operands.begin = static_cast<std::uint32_t>(m_program.operands.size());
        for (const RegionExit& exit : region.exits) {
            const ValueIndex given = m_program.operands[exit.given.begin + at];
            if (given.isValid())
                m_program.values[value].type = m_program.values[given.index].type;
            m_names.use(exit.operands[at].name, exit.operands[at].position);
        }
        join.operands.end = static_cast<std::uint32_t>(m_program.operands.size());
        addJoin(join, region.blocks.front(), {});
    }
    Slice outputs{.begin = static_cast<std::uint32_t>(m_program.operands.size())};
    for (std::uint32_t at = 0; at < last.operands.size(); ++at)
        m_program.operands.emplace_back(values + at);
    outputs.end = static_cast<std::uint32_t>(m_program.operands.size());
    return outputs;
}

void BlockJoiner::addJoin(Operation join, const RegionBlock& block, const std::string& loops)
{
    const bool isPlain = join.operands.size() == 1 && loops.empty();
    join.name = isPlain ? "identity" : "phi";
    join.attributes.begin = static_cast<std::uint32_t>(m_program.attributes.size());
    if (!block.label.empty())
        m_program.attributes.push_back({"block", block.label});
    if (!loops.empty())
        m_program.attributes.push_back(
            {"loops_from", m_program.madeTexts.emplace_back(loops + ']')});
    join.attributes.end = static_cast<std::uint32_t>(m_program.attributes.size());
    join.end = static_cast<std::uint32_t>(m_program.operations.size()) + 1;
    m_program.operations.push_back(join);
}

void BlockJoiner::warnOfBlocks(const OpenRegion& region, const Flow& flow)
{
    constexpr std::size_t mostWarned = 20;
    if (++m_warned > mostWarned)
        return;
    NamedPlaces blocks(m_file);
    NamedPlaces back(m_file);
    NamedPlaces unknown(m_file);
    for (std::size_t at = 1; at < region.blocks.size(); ++at) {
        const RegionBlock& block = region.blocks[at];
        blocks.add(block.label, "in", block.place);
        for (const Source& source : flow.sources[at]) {
            const std::size_t place = region.jumps[source.jump].place;
            if (source.isBack && block.arguments.size() > 0)
                back.add(block.label, "from", place);
            else if (!source.isKnown)
                unknown.add(block.label, "from", place);
        }
    }
    std::string message = "This region has blocks that jump to each other (" + blocks.text()
        + "). The graph shows the operators of all blocks; a value that a block receives from "
          "several places is a \"phi\".";
    if (!back.text().empty())
        message += " Values passed by back edges are not shown: to " + back.text() + '.';
    if (!unknown.text().empty())
        message += " It is not known what is passed to " + unknown.text() + '.';
    const RegionBlock& second = region.blocks[1];
    m_file.warning("several-blocks", std::move(message),
                   {second.place, second.place + second.label.size()});
}

} // namespace fusewright::mlir
