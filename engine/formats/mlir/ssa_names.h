// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/program/program.h"

#include <cstddef>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {
class ModelText;
}

namespace fusewright::mlir {

/// What the names of values stand for, region by region.
class SsaNames {
public:
    SsaNames(program::Program& program, const ModelText& file)
        : m_program(program), m_file(file) { }

    /// What is inside an isolated region sees no names from outside.
    enum class Surroundings { Seen, Isolated };
    /// Results of the operation that the region belongs to have no names yet in it.
    void openRegion(Surroundings surroundings, program::Slice results = {});
    /// Names that an isolated region uses and nobody makes are mistakes.
    void closeRegion();
    /// For a text that is a part of a function: what nobody makes comes from outside.
    void letOutsideIn() { m_takesFromOutside = true; }

    /// Makes values that are called `name` from here on; `several` gives them numbers.
    program::ValueIndex define(std::string_view name, std::uint32_t count, bool several);
    /// Adds an operand to the program.
    void use(std::string_view name, std::uint32_t position);

private:
    struct Definition {
        program::ValueIndex first;
        std::uint32_t count = 0;
    };
    /// A use of a name that nothing has made so far.
    struct Open {
        std::string_view name;
        std::uint32_t position = 0;
        std::uint32_t operand = 0;
    };
    struct Level {
        Surroundings surroundings = Surroundings::Seen;
        std::vector<std::string_view> defined;
        std::vector<Open> open;
        std::vector<std::pair<std::string_view, Definition>> hidden;
    };
    using Names = std::unordered_map<std::string_view, Definition>;

    program::ValueIndex find(std::string_view name, std::uint32_t position);
    void settle(Level& level);
    void reportUnmade(const Level& level);
    std::string_view withSign(std::string_view name) const;

    program::Program& m_program;
    const ModelText& m_file;
    std::vector<Level> m_levels;
    std::vector<Names> m_names; ///< One for each isolated region that is open.
    bool m_takesFromOutside = false;
};

} // namespace fusewright::mlir
