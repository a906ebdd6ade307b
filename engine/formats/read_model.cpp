// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/read_model.h"

#include "engine/formats/foreign_file.h"
#include "engine/formats/fx/tenstorrent_operators.h"
#include "engine/formats/model_formats.h"
#include "engine/graph/named_by_rank.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

constexpr auto labelNames = std::to_array<std::pair<std::string_view, OperatorLabel>>({
    {"guess", OperatorLabel::Guess},
    {"target", OperatorLabel::Target},
    {"first", OperatorLabel::FirstLine},
    {"second", OperatorLabel::SecondLine},
    {"whole", OperatorLabel::Whole},
});

const ModelFormat* formatByEnding(std::string_view path)
{
    for (const ModelFormat& format : modelFormats()) {
        const bool fits = std::ranges::any_of(
            format.endings, [&](std::string_view ending) { return path.ends_with(ending); });
        if (fits)
            return &format;
    }
    return nullptr;
}

std::string knownFormats()
{
    std::string text;
    for (const ModelFormat& format : modelFormats())
        text += (text.empty() ? "" : ", ") + std::string(format.title);
    return text;
}

void reportMismatches(const ReadModel& model, const std::string& path, Diagnostics& diagnostics)
{
    for (const ShapeMismatch& mismatch : model.mismatches) {
        diagnostics.warning("shape-mismatch",
                            "The file gives \"" + mismatch.nodeName + "\" (" + mismatch.operatorName
                                + ") the shape " + mismatch.written
                                + ", but the shape inferred from its operands is "
                                + mismatch.inferred + ". The file's shape is kept.",
                            path);
    }
}

/// MLIR, HLO and QNN tell every type, and have attributes of their own.
bool hasRules(std::string_view format)
{
    constexpr auto known = std::to_array<std::string_view>(
        {"onnx", "json", "fx", "torch-export", "model-explorer", "relax", "dot"});
    return std::ranges::find(known, format) != known.end();
}

/// Looks through a file of any size without keeping it in memory.
bool mayHaveMergeConflict(const FileBytes& bytes)
{
    constexpr std::size_t window = std::size_t(1) << 22;
    constexpr std::size_t overlap = 16;
    for (std::size_t begin = 0; begin < bytes.size(); begin += window) {
        const std::size_t before = std::min<std::size_t>(begin, 1);
        if (findMergeConflict(bytes.view().substr(begin - before, window + overlap)))
            return true;
        // What is read next is at the start.
        if (begin > 0)
            bytes.doneWith(begin, window);
    }
    return false;
}

/// A text that a merge was left in breaks at the mark, but the mark is what the user must see.
bool reportMergeConflict(const ModelSource& source, Diagnostics& diagnostics)
{
    if (!mayHaveMergeConflict(source.bytes))
        return false;
    const auto line = findMergeConflict(source.bytes.view());
    if (!line)
        return false;
    diagnostics.error("merge-conflict",
                      "The file has the marks of an unfinished merge here. Choose one side and "
                      "remove the marks.",
                      source.path, TextRange{{*line, 1}, {*line, 8}});
    return true;
}

bool reportSize(const ModelSource& source, const ModelFormat& format, Diagnostics& diagnostics)
{
    if (source.bytes.size() <= format.largest)
        return false;
    diagnostics.error("too-large",
                      std::string(format.title) + " files of more than "
                          + std::to_string(format.largest >> 20) + " MB cannot be read.",
                      source.path);
    return true;
}

} // namespace

std::optional<OperatorLabel> parseOperatorLabel(std::string_view word)
{
    const auto found =
        std::ranges::find(labelNames, word, &std::pair<std::string_view, OperatorLabel>::first);
    return found == labelNames.end() ? std::nullopt : std::optional(found->second);
}

std::string_view operatorLabelName(OperatorLabel label)
{
    return std::ranges::find(labelNames, label, &std::pair<std::string_view, OperatorLabel>::second)
        ->first;
}

std::optional<Calls> parseCalls(std::string_view word)
{
    if (word == "open")
        return Calls::Opened;
    if (word == "closed")
        return Calls::Closed;
    return word == "default" ? std::optional(Calls::Default) : std::nullopt;
}

std::span<const ModelFormat> modelFormats()
{
    static const std::array formats{
        nativeFormat(), torchExportFormat(), qnnNetFormat(), modelExplorerFormat(), dotFormat(),
        onnxFormat(),   mlirFormat(),        hloFormat(),    relaxFormat(),         fxFormat(),
    };
    return formats;
}

const ModelFormat* findFormat(std::string_view bytes)
{
    const auto formats = modelFormats();
    const auto found = std::ranges::find_if(
        formats, [&](const ModelFormat& format) { return format.recognises(bytes); });
    return found == formats.end() ? nullptr : &*found;
}

std::optional<ReadModel> readModel(const std::string& path, const ReadOptions& options,
                                   Diagnostics& diagnostics)
{
    const auto bytes = FileBytes::open(path, diagnostics);
    if (!bytes)
        return std::nullopt;
    return readModel(ModelSource{.bytes = *bytes, .path = path}, options, diagnostics);
}

std::optional<ReadModel> readModel(const ModelSource& source, const ReadOptions& options,
                                   Diagnostics& diagnostics)
{
    const std::string_view bytes = source.bytes.view();
    const ModelFormat* format = findFormat(bytes);
    if (!format) {
        if (auto explanation = explainForeignFile(bytes)) {
            diagnostics.error("not-a-model", *std::move(explanation), source.path);
            return std::nullopt;
        }
        format = formatByEnding(source.path);
    }
    if (!format) {
        diagnostics.error("not-a-model",
                          "This is not a supported model. Supported formats: " + knownFormats()
                              + '.',
                          source.path);
        return std::nullopt;
    }
    if (reportSize(source, *format, diagnostics)
        || (format->isText && reportMergeConflict(source, diagnostics)))
        return std::nullopt;
    auto model = format->read(source, options, diagnostics);
    if (model)
        reportMismatches(*model, source.path, diagnostics);
    return model;
}

std::optional<FxMode> parseFxMode(std::string_view word)
{
    if (word == "tt")
        return FxMode::Tenstorrent;
    return word == "as-is" ? std::optional(FxMode::AsIs) : std::nullopt;
}

bool hasPythonOperators(const Graph& graph)
{
    for (std::size_t at = 0; at < graph.operators().size(); ++at) {
        const auto nodes = graph.nodesOf(OperatorId(at));
        const std::string_view name = graph.text(graph.operators()[at].native);
        if (name.starts_with("operator.") && name != "operator.getitem" && !nodes.empty()
            && graph.call(nodes.front()))
            return true;
    }
    return false;
}

Graph readAsTenstorrent(const Graph& graph)
{
    return inTenstorrentForm(graph);
}

ReadModel finishModel(Graph graph, std::string_view format, const ReadOptions& options,
                      std::vector<std::string> functions)
{
    ReadModel model;
    model.format = format;
    if (functions.size() > 1)
        model.functions = std::move(functions);
    model.hasPythonOperators = hasPythonOperators(graph);
    if (options.fxMode == FxMode::Tenstorrent && model.hasPythonOperators)
        graph = inTenstorrentForm(graph);
    std::vector<ShapeElements> elements;
    if (options.infer && hasRules(format)) {
        Inferred inferred = inferTypes(std::move(graph), options.cancel,
                                       options.tidy ? Bodies::Tidied : Bodies::Kept);
        graph = std::move(inferred.graph);
        model.inferredShapes = inferred.shapes;
        model.mismatches = std::move(inferred.mismatches);
        elements = std::move(inferred.elements);
    }
    graph = namedByRank(std::move(graph));
    if (options.tidy) {
        // Only our own format tells inputs and weights apart for certain.
        const bool isCertain = format == "json" || !options.findsWeights;
        const TidyInputs inputs = isCertain ? TidyInputs::Keep : TidyInputs::FindWeights;
        Tidied tidied = tidy(std::move(graph), inputs, elements);
        model.weightInputs = tidied.weightInputs;
        model.graph = std::make_shared<const Graph>(std::move(tidied.graph));
        model.folded = std::move(tidied.folded);
    } else {
        model.graph = std::make_shared<const Graph>(std::move(graph));
    }
    return model;
}

} // namespace fusewright
