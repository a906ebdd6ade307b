// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/rules/tenstorrent/trace/composite_program.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace fusewright {

/// A program that was run, for whoever calls its functions: one at a time.
struct SharedComposites {
    SharedComposites(const SourceText& source, TorchHost::Flags flags, TorchHost::Siblings siblings)
        : program(source.name(), std::string(source.text()), std::move(flags), std::move(siblings))
    {
    }

    CompositeProgram program;
    std::mutex mutex;
};

/// A function that makes composites: a rule.
struct CompositeRule {
    std::string name; ///< That of the function.
    std::string made; ///< What it seems to make, `tenstorrent.gelu`: the first name in its text.
    std::uint32_t entry = 0;
    ByteRange nameRange;
    ByteRange range;
};

/// A Python file with a dictionary of composites, as it was read. Immutable but for its program.
struct CompositeFile {
    std::shared_ptr<const SourceText> source;
    std::shared_ptr<SharedComposites> shared;
    TorchHost::Flags flags; ///< With which it was run.
    std::vector<Diagnostic> diagnostics;
    std::vector<CompositeRule> rules; ///< In the order of the dictionary.
    std::vector<ByteRange> comments;

    const CompositeProgram& program() const { return shared->program; }
    const CompositeEntry& entryOf(const CompositeRule& rule) const
    {
        return program().entries()[rule.entry];
    }
    /// Null where there is none.
    const CompositeRule* find(std::string_view name) const;
};

/// Any text. Modules that it imports are looked for beside it, then in the folders.
CompositeFile readCompositeFile(std::shared_ptr<const SourceText> source,
                                const IncludePlaces& places, TorchHost::Flags flags = {});

} // namespace fusewright
