// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_pattern.h"
#include "engine/support/text_range.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// How a pattern came to be listed.
enum class TvmOrigin : std::uint8_t {
    Registered, ///< `register_patterns`
    Passed,     ///< Given to `FuseOpsByPattern`.
    Variable,   ///< A variable of the module, or in a list that is one.
    Function,   ///< What a function gives back.
    Searched,   ///< The file looks for it itself.
};

/// Who looks for a pattern.
enum class TvmSearchKind : std::uint8_t {
    Fuse,            ///< `FuseOpsByPattern`, at calls.
    MatchBlock,      ///< `match_dfb`, in the graph.
    RewriteBindings, ///< `rewrite_bindings`, likewise.
    RewriteCall,     ///< `rewrite_call`, at everything that is bound.
};

/// A node of a pattern uses another one.
struct DplEdge {
    DplId from = 0;
    DplId to = 0;
    std::int64_t index = -1; ///< As which argument; -1 for any.
    bool isOnly = false;     ///< Nothing else uses it.

    bool operator==(const DplEdge&) const = default;
};

/// How the nodes of a pattern use each other, in the order in which a context has recorded it.
struct DplContext {
    std::vector<DplEdge> edges;
    std::vector<std::vector<DplId>> sameShapes;

    bool operator==(const DplContext&) const = default;
};

/// A pattern that the file lists, by whatever name.
struct TvmFusionPattern {
    std::string name;
    DplPattern pattern;
    /// Labels of nodes; those that are no part of the pattern are left out.
    std::vector<std::pair<std::string, DplId>> annotations;
    PythonValue check;      ///< Nothing where there is none.
    PythonValue attributes; ///< `attrs_getter`; nothing where there is none.
    TvmOrigin origin = TvmOrigin::Registered;
    bool isLoose = false; ///< Of a tuple: its fields need not be written as one.
    TvmSearchKind search = TvmSearchKind::Fuse;
    std::optional<DplContext> context; ///< Of one that is found in the graph.
    bool isHere = false;               ///< The ranges are of this file.
    ByteRange nameRange;               ///< Where the name is written, else as `range`.
    ByteRange range;                   ///< Of the tuple or the call that makes it.
};

/// Patterns in the order in which they are tried, and how.
struct TvmPlan {
    std::string name;                    ///< `registry`, or of the function that runs it.
    std::vector<std::uint32_t> patterns; ///< Places in `TvmProgram::patterns`.
    bool bindConstants = true;
    bool annotateCodegen = false;
    std::vector<std::string> entryFunctions; ///< Empty: all.
    ByteRange where;                         ///< Of the call that runs it; may be empty.
};

} // namespace fusewright
