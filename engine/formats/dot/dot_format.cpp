// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_lexer.h"
#include "engine/formats/dot/dot_outline.h"
#include "engine/formats/dot/dot_reader.h"
#include "engine/formats/dot/dot_source.h"
#include "engine/formats/function_choice.h"
#include "engine/formats/model_formats.h"
#include "engine/formats/model_text.h"
#include "engine/formats/read_model.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

constexpr auto dotEndings = std::to_array<std::string_view>({".dot", ".gv"});
constexpr std::size_t dotHead = std::size_t(16) << 10;

/// Where the window that was looked at ends, a file that has begun like a graph may go on.
bool looksLikeDot(std::string_view bytes)
{
    DotLexer lexer(bytes.substr(0, dotHead));
    DotToken token = lexer.next();
    if (token.kind == DotTokenKind::Strict)
        token = lexer.next();
    if (token.kind != DotTokenKind::Graph && token.kind != DotTokenKind::Digraph)
        return false;
    token = lexer.next();
    if (token.isName())
        token = lexer.next();
    return token.is('{') || (bytes.size() > dotHead && token.range.end == dotHead);
}

/// Null, and an error, when the graph that is wanted is not there or cannot be a model.
const DotGraphText* chooseGraph(const std::vector<DotGraphText>& graphs, const std::string& wanted,
                                const std::vector<std::string>& names, const ModelText& file)
{
    const auto chosen = chooseFunction("graph", wanted, names, file.path(), file.diagnostics());
    if (!chosen)
        return nullptr;
    const DotGraphText& graph = graphs[*chosen];
    if (graph.isDirected)
        return &graph;
    file.error("undirected",
               "This graph is undirected, but the edges of a model need a direction: make it a "
               "\"digraph\" and write its edges with \"->\".",
               graph.keyword);
    return nullptr;
}

std::optional<ReadModel> readDot(const ModelSource& source, const ReadOptions& options,
                                 Diagnostics& diagnostics)
{
    const ModelText file(source.bytes.view(), source.path, diagnostics);
    const auto graphs = outlineDot(file);
    if (!graphs)
        return std::nullopt;
    std::vector<std::string> names(graphs->size());
    std::ranges::transform(*graphs, names.begin(), &DotGraphText::call);
    const DotGraphText* const chosen = chooseGraph(*graphs, options.function, names, file);
    if (!chosen)
        return std::nullopt;
    auto drawing = parseDot(file, *chosen, options.cancel, options.progress);
    if (!drawing)
        return std::nullopt;
    DotReader reader(file, *chosen, *std::move(drawing), options);
    auto graph = reader.read();
    if (!graph)
        return std::nullopt;
    ReadModel model = finishModel(*std::move(graph), "dot", options, std::move(names));
    model.operatorLabel = reader.operatorLabel();
    return model;
}

} // namespace

const ModelFormat& dotFormat()
{
    static constexpr ModelFormat format{.id = "dot",
                                        .title = "Graphviz DOT",
                                        .endings = dotEndings,
                                        .largest = std::size_t(256) << 20,
                                        .recognises = looksLikeDot,
                                        .read = readDot};
    return format;
}

} // namespace fusewright
