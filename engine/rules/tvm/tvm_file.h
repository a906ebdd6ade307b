// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/rules/tvm/check/tvm_functions.h"
#include "engine/rules/tvm/dpl/tvm_program.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// A program that was run, for whoever calls its checks: one at a time.
struct SharedTvmProgram {
    SharedTvmProgram(const SourceText& source, TvmHost::Siblings siblings)
        : program(source.name(), std::string(source.text()), std::move(siblings))
    {
        program.setCallHook(
            [](const PythonAsk& ask, std::string_view dotted, const PythonArguments& arguments) {
                return callTvmFunction(ask, dotted, arguments);
            });
    }

    TvmProgram program;
    std::mutex mutex;
};

/// A pattern of the plan, which is a rule.
struct TvmRule {
    std::string name;          ///< `cutlass.matmul`; a second one of the name `cutlass.matmul#2`.
    std::uint32_t pattern = 0; ///< In the program.
    ByteRange nameRange;       ///< Both are at the beginning where a module beside has it.
    ByteRange range;
};

/// A Python file with patterns for TVM, as it was read. Immutable but for its program.
struct TvmFile {
    std::shared_ptr<const SourceText> source;
    std::shared_ptr<SharedTvmProgram> shared;
    std::string plan;           ///< The chosen one; empty where there is none.
    std::vector<TvmRule> rules; ///< In the order in which the plan tries them.
    std::vector<Diagnostic> diagnostics;
    std::vector<ByteRange> comments;

    const TvmProgram& program() const { return shared->program; }
    const TvmFusionPattern& patternOf(const TvmRule& rule) const
    {
        return program().patterns()[rule.pattern];
    }
    /// Null where there is none.
    const TvmRule* find(std::string_view name) const;
};

/// Any text. Modules that it imports are looked for beside it, then in the folders. An empty plan,
/// or one that is not there, is the usual one.
TvmFile readTvmFile(std::shared_ptr<const SourceText> source, const IncludePlaces& places,
                    std::string_view plan = {});
/// The same file by another of its plans.
TvmFile byPlan(const TvmFile& file, std::string_view plan);

} // namespace fusewright
