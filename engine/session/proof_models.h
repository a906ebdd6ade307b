// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/session/translate_session.h"
#include "engine/support/progress.h"

#include <string>
#include <vector>

namespace fusewright {

class OperatorCatalogue;

/// The files of a folder that are no rules, by name; none where it cannot be read.
std::vector<std::string> modelFilesIn(const std::string& folder);

/// What a model is called in an answer about several.
std::string proofName(const Graph& graph, const std::string& path);

/// The models of a folder that can be read; the rest is left out. Cancelled, those so far.
std::vector<ProofModel> openModelsIn(const std::string& folder,
                                     const std::shared_ptr<const OperatorCatalogue>& catalogue,
                                     const CancelToken& cancel, ProgressSink& progress);

} // namespace fusewright
