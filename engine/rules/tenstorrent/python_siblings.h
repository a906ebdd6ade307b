// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/include_places.h"
#include "engine/rules/tenstorrent/trace/torch_host.h"

namespace fusewright {

/// Modules that a file imports are looked for beside it, then in the folders.
TorchHost::Siblings siblingsOf(const IncludePlaces& places);
/// Of variables that a file reads, those that the user has set.
TorchHost::Flags chosenFlags(const std::vector<std::string>& names,
                             const std::map<std::string, std::string>& options);

} // namespace fusewright
