// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_format.h"

#include "engine/formats/dot/dot_lexer.h"
#include "engine/formats/dot/dot_outline.h"
#include "engine/formats/dot/dot_reader.h"
#include "engine/formats/dot/dot_source.h"
#include "engine/formats/model_text.h"
#include "engine/formats/read_model.h"
#include "engine/formats/unknown_function.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

constexpr auto endings = std::to_array<std::string_view>({".dot", ".gv"});
constexpr std::size_t looked = std::size_t(16) << 10;
constexpr std::size_t largestFile = std::size_t(256) << 20;

/// Where the window that was looked at ends, a file that has begun like a graph may go on.
bool recognises(std::string_view bytes)
{
    DotLexer lexer(bytes.substr(0, looked));
    DotToken token = lexer.next();
    if (token.kind == DotTokenKind::Strict)
        token = lexer.next();
    if (token.kind != DotTokenKind::Graph && token.kind != DotTokenKind::Digraph)
        return false;
    token = lexer.next();
    if (token.isName())
        token = lexer.next();
    return token.is('{') || (bytes.size() > looked && token.range.end == looked);
}

std::vector<std::string> namesOf(const std::vector<DotGraphText>& graphs)
{
    std::vector<std::string> names(graphs.size());
    std::ranges::transform(graphs, names.begin(), &DotGraphText::call);
    return names;
}

/// Null, and an error, when the graph that is wanted is not there or cannot be a model.
const DotGraphText* choose(const std::vector<DotGraphText>& graphs, const std::string& wanted,
                           const ModelText& file)
{
    const auto found =
        wanted.empty() ? graphs.begin() : std::ranges::find(graphs, wanted, &DotGraphText::call);
    if (found == graphs.end()) {
        reportUnknownFunction("graph", wanted, namesOf(graphs), file.path(), file.diagnostics());
        return nullptr;
    }
    if (found->isDirected)
        return &*found;
    file.error("undirected",
               "This graph is undirected, but the edges of a model need a direction: make it a "
               "\"digraph\" and write its edges with \"->\".",
               found->keyword);
    return nullptr;
}

std::optional<ReadModel> read(const ModelSource& source, const ReadOptions& options,
                              Diagnostics& diagnostics)
{
    if (source.bytes.size() > largestFile) {
        diagnostics.error("too-large", "DOT files of more than 256 MB cannot be read.",
                          source.path);
        return std::nullopt;
    }
    const ModelText file(source.bytes.view(), source.path, diagnostics);
    const auto graphs = outlineDot(file);
    const DotGraphText* const chosen = graphs ? choose(*graphs, options.function, file) : nullptr;
    if (!chosen)
        return std::nullopt;
    auto drawing = parseDot(file, *chosen, options.cancel, options.progress);
    if (!drawing)
        return std::nullopt;
    DotReader reader(file, *chosen, *std::move(drawing), options);
    auto graph = reader.read();
    if (!graph)
        return std::nullopt;
    ReadModel model = finishModel(*std::move(graph), "dot", options);
    model.operatorLabel = reader.operatorLabel();
    if (graphs->size() > 1)
        model.functions = namesOf(*graphs);
    return model;
}

} // namespace

const ModelFormat& dotFormat()
{
    static constexpr ModelFormat format{.id = "dot",
                                        .title = "Graphviz DOT",
                                        .endings = endings,
                                        .recognises = recognises,
                                        .read = read};
    return format;
}

} // namespace fusewright
