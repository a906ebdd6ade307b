// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tenstorrent/trace/torch_catalogue.h"

#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// The parts between separators that are not within brackets or quotes; never empty.
std::vector<std::string_view> splitTorchText(std::string_view text, std::string_view separator);
/// `topk(Tensor input, SymInt k, …)`
TorchSignature readTorchSignature(std::string_view line);
/// `PATH(PARAMETERS) | TENSORS | TARGET(ARGUMENTS)`, and perhaps `| INNER`.
std::pair<std::string_view, TorchForm> readTorchForm(std::string_view line);

} // namespace fusewright
