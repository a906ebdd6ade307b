// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/rules/tenstorrent/trace/provider_program.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace fusewright {

/// A program that was run, for whoever calls its filters: one at a time.
struct SharedProgram {
    SharedProgram(const SourceText& source, TorchHost::Flags flags, TorchHost::Siblings siblings)
        : program(source.name(), std::string(source.text()), std::move(flags), std::move(siblings))
    {
    }

    ProviderProgram program;
    std::mutex mutex;
};

/// A pair of a provider: a rule, and a stage.
struct TenstorrentRule {
    std::string name; ///< `rms_norm_fusion`, of several `rms_norm_fusion.gemma`.
    std::uint32_t provider = 0;
    std::uint32_t pair = 0;
    ByteRange nameRange; ///< Of the pattern's name where it stands in the class, else of the class.
    ByteRange range;
};

/// A Python file with fusion providers, as it was read. Immutable but for its program.
struct TenstorrentFile {
    std::shared_ptr<const SourceText> source;
    std::shared_ptr<SharedProgram> shared;
    TorchHost::Flags flags; ///< With which it was run.
    std::vector<Diagnostic> diagnostics;
    std::vector<TenstorrentRule> rules; ///< In the order in which torch tries them.
    std::vector<ByteRange> comments;

    const ProviderProgram& program() const { return shared->program; }
    const FusionProviderClass& providerOf(const TenstorrentRule& rule) const
    {
        return program().providers()[rule.provider];
    }
    const FusionPair& pairOf(const TenstorrentRule& rule) const
    {
        return providerOf(rule).pairs[rule.pair];
    }
    /// Null where there is none.
    const TenstorrentRule* find(std::string_view name) const;
};

/// Any text. Modules that it imports are looked for beside it, then in the folders.
TenstorrentFile readTenstorrentFile(std::shared_ptr<const SourceText> source,
                                    const IncludePlaces& places, TorchHost::Flags flags = {});

/// Of variables that a file reads, those that the user has set.
TorchHost::Flags chosenFlags(const std::vector<std::string>& names,
                             const std::map<std::string, std::string>& options);

} // namespace fusewright
