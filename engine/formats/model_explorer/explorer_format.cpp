// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_explorer/explorer_format.h"

#include "engine/formats/model_explorer/explorer_reader.h"
#include "engine/formats/read_model.h"
#include "engine/formats/unknown_function.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

using model_explorer::ExplorerGraph;

constexpr auto endings = std::to_array<std::string_view>({".me.json"});

/// The words that only Model Explorer has for edges, or a collection of graphs in its shape.
bool recognises(std::string_view bytes)
{
    if (bytes.starts_with(utf8::byteOrderMark))
        bytes.remove_prefix(utf8::byteOrderMark.size());
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || (bytes[first] != '{' && bytes[first] != '['))
        return false;
    const auto has = [&](std::string_view key) {
        return bytes.find(key) != std::string_view::npos;
    };
    if (!has("\"nodes\""))
        return false;
    return (has("\"incomingEdges\"") && has("\"sourceNodeId\""))
        || (has("\"graphs\"") && has("\"namespace\"") && has("\"label\""));
}

std::vector<std::string> namesOf(const std::vector<ExplorerGraph>& graphs,
                                 const std::vector<std::size_t>& chosen)
{
    std::vector<std::string> names;
    for (const std::size_t at : chosen)
        names.emplace_back(graphs[at].id);
    return names;
}

/// Nothing, and an error, when there is none or not the one that is wanted.
std::optional<std::size_t> choose(const std::vector<std::string>& names, const std::string& wanted,
                                  const std::string& path, Diagnostics& diagnostics)
{
    if (names.empty()) {
        diagnostics.error("no-graph", "There is no graph with \"nodes\" in this file.", path);
        return std::nullopt;
    }
    if (wanted.empty())
        return 0;
    const auto found = std::ranges::find(names, wanted);
    if (found != names.end())
        return static_cast<std::size_t>(found - names.begin());
    reportUnknownFunction("graph", wanted, names, path, diagnostics);
    return std::nullopt;
}

std::optional<ReadModel> read(const ModelSource& source, const ReadOptions& options,
                              Diagnostics& diagnostics)
{
    JsonDocument document(source.bytes);
    const auto graphs =
        model_explorer::readExplorerFile(document, source.path, options.cancel, diagnostics);
    if (!document.isBroken())
        document.expectEnd();
    document.report(source.path, diagnostics);
    if (document.isBroken() || diagnostics.hasErrors() || options.cancel.isCancelled())
        return std::nullopt;
    model_explorer::ExplorerReader reader(graphs, document, source.path, options, diagnostics);
    const std::vector<std::size_t> top = reader.topGraphs();
    std::vector<std::string> names = namesOf(graphs, top);
    const auto chosen = choose(names, options.function, source.path, diagnostics);
    if (!chosen)
        return std::nullopt;
    auto graph = reader.read(top[*chosen]);
    if (!graph)
        return std::nullopt;
    ReadModel model = finishModel(*std::move(graph), "model-explorer", options);
    if (names.size() > 1)
        model.functions = std::move(names);
    return model;
}

} // namespace

const ModelFormat& modelExplorerFormat()
{
    static constexpr ModelFormat format{.id = "model-explorer",
                                        .title = "Model Explorer",
                                        .endings = endings,
                                        .recognises = recognises,
                                        .read = read};
    return format;
}

} // namespace fusewright
