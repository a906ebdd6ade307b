// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"
#include "engine/formats/program/program.h"

#include <optional>

namespace fusewright {
class ModelText;
}

namespace fusewright::program {

/// Limits that no honest model reaches, and which keep a hostile one from filling the machine.
inline constexpr std::size_t deepestNesting = 64;
inline constexpr std::size_t mostNodes = 1'000'000;

/// What a function is made a graph from.
struct GraphSource {
    const Program& program;
    const Meaning& meaning;
    const ModelText& file;
    const ReadOptions& options;
};

/// Makes a function a graph: calls are replaced by what they call or keep it inside, as the
/// options say, and regions become nested graphs. Nothing, and an error, when that is impossible.
std::optional<Graph> graphOf(const GraphSource& source, FunctionIndex function, UnmadeNames unmade);

} // namespace fusewright::program
