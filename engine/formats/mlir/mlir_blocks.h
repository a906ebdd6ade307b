// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/mlir/ssa_names.h"
#include "engine/formats/program/program.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::mlir {

/// A value as a text names it.
struct NamedOperand {
    std::string_view name;
    std::uint32_t position = 0;
};

/// A part of a region that is jumped to.
struct RegionBlock {
    std::string_view label; ///< With its sign; empty for a first one without.
    std::size_t place = 0;
    program::Slice arguments; ///< Of the program's values.
};

/// An operation that goes on elsewhere, and what it has for those places.
struct BlockJump {
    std::size_t from = 0; ///< Its block.
    std::size_t place = 0;
    std::vector<std::string_view> labels;
    std::vector<NamedOperand> operands; ///< The last ones are passed on, label by label.
};

struct RegionExit {
    program::Slice given; ///< Of the program's operands.
    std::vector<NamedOperand> operands;
};

/// A region with what was read of its flow of control.
struct OpenRegion {
    program::RegionIndex index;
    std::size_t brace = 0;
    std::vector<RegionBlock> blocks;
    std::vector<BlockJump> jumps;
    std::vector<RegionExit> exits; ///< What is given where the region ends.
};

/// Makes operators of what blocks give each other.
class BlockJoiner {
public:
    BlockJoiner(program::Program& program, SsaNames& names, const ModelText& file)
        : m_program(program), m_names(names), m_file(file)
    {
    }

    /// Of a region that was read to its end, while its names are still known.
    void join(const OpenRegion& region);

private:
    struct Source;
    struct Flow;

    std::optional<Flow> flowOf(const OpenRegion& region);
    void joinArguments(const OpenRegion& region, const Flow& flow);
    program::Slice joinExits(const OpenRegion& region);
    void addJoin(program::Operation join, const RegionBlock& block, const std::string& loops);
    void warnOfBlocks(const OpenRegion& region, const Flow& flow);

    program::Program& m_program;
    SsaNames& m_names;
    const ModelText& m_file;
    std::size_t m_warned = 0; ///< Regions.
};

} // namespace fusewright::mlir
