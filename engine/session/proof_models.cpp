// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/proof_models.h"

#include "engine/graph/graph.h"
#include "engine/session/file_kind.h"
#include "engine/session/model_session.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace fusewright {

std::vector<std::string> modelFilesIn(const std::string& folder)
{
    std::error_code error;
    std::vector<std::string> paths;
    for (auto file = std::filesystem::directory_iterator(folder, error);
         !error && file != std::filesystem::directory_iterator(); file.increment(error)) {
        std::error_code unknown;
        const std::string name = file->path().string();
        if (file->is_regular_file(unknown) && kindOfFile(name) == FileKind::Model)
            paths.push_back(name);
    }
    std::ranges::sort(paths);
    return paths;
}

std::string proofName(const Graph& graph, const std::string& path)
{
    return graph.name().empty() ? std::filesystem::path(path).filename().string()
                                : std::string(graph.name());
}

std::vector<ProofModel> openModelsIn(const std::string& folder,
                                     const std::shared_ptr<const OperatorCatalogue>& catalogue,
                                     const CancelToken& cancel, ProgressSink& progress)
{
    std::vector<ProofModel> models;
    const std::vector<std::string> files = modelFilesIn(folder);
    for (std::size_t at = 0; at < files.size() && !cancel.isCancelled(); ++at) {
        progress.progressed(static_cast<double>(at) / static_cast<double>(files.size()));
        const OpenedModel opened = openModel(files[at], {}, catalogue, cancel);
        if (opened.model)
            models.push_back(
                {.name = proofName(*opened.model->graph, files[at]), .graph = opened.model->graph});
    }
    return models;
}

} // namespace fusewright
