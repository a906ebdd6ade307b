// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/function_choice.h"
#include "engine/formats/model_explorer/explorer_reader.h"
#include "engine/formats/model_formats.h"
#include "engine/formats/read_model.h"
#include "engine/support/diagnostic.h"

#include <array>
#include <utility>

namespace fusewright {

namespace {

constexpr auto modelExplorerEndings = std::to_array<std::string_view>({".me.json"});

/// The words that only Model Explorer has for edges, or a collection of graphs in its shape.
bool looksLikeModelExplorer(std::string_view bytes)
{
    if (!beginsLikeJson(bytes, "{["))
        return false;
    const auto has = [&](std::string_view key) {
        return bytes.find(key) != std::string_view::npos;
    };
    if (!has("\"nodes\""))
        return false;
    return (has("\"incomingEdges\"") && has("\"sourceNodeId\""))
        || (has("\"graphs\"") && has("\"namespace\"") && has("\"label\""));
}

std::optional<ReadModel> readModelExplorer(const ModelSource& source, const ReadOptions& options,
                                           Diagnostics& diagnostics)
{
    const std::size_t errorsBefore = diagnostics.errorCount();
    ModelJson json(source.bytes, source.path, diagnostics);
    const auto graphs = json.read([&](JsonValue root) {
        return std::optional(model_explorer::readExplorerFile(json, root, options.cancel));
    });
    if (!graphs || diagnostics.errorCount() > errorsBefore || options.cancel.isCancelled())
        return std::nullopt;
    if (graphs->empty()) {
        diagnostics.error("no-graph", "There is no graph with \"nodes\" in this file.",
                          source.path);
        return std::nullopt;
    }
    model_explorer::ExplorerReader reader(*graphs, json, options);
    const std::vector<std::size_t> top = reader.topGraphs();
    std::vector<std::string> names;
    names.reserve(top.size());
    for (const std::size_t at : top)
        names.emplace_back((*graphs)[at].id);
    const auto chosen = chooseFunction("graph", options.function, names, source.path, diagnostics);
    auto graph = chosen ? reader.read(top[*chosen]) : std::nullopt;
    if (!graph)
        return std::nullopt;
    return finishModel(*std::move(graph), "model-explorer", options, std::move(names));
}

} // namespace

const ModelFormat& modelExplorerFormat()
{
    static constexpr ModelFormat format{.id = "model-explorer",
                                        .title = "Model Explorer",
                                        .endings = modelExplorerEndings,
                                        .recognises = looksLikeModelExplorer,
                                        .read = readModelExplorer};
    return format;
}

} // namespace fusewright
