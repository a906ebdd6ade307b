// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_formats.h"
#include "engine/formats/onnx/graph_reader.h"
#include "engine/formats/onnx/onnx_fields.h"
#include "engine/formats/onnx/quantization.h"
#include "engine/formats/read_model.h"
#include "engine/support/diagnostic.h"
#include "engine/support/utf8.h"

#include <array>

namespace fusewright {

namespace {

constexpr auto onnxEndings = std::to_array<std::string_view>({".onnx"});

/// The fields of a ModelProto have known numbers and kinds, and the first few tell enough.
bool looksLikeOnnx(std::string_view bytes)
{
    constexpr int fieldsToSee = 3;
    if (bytes.empty())
        return false;
    onnx::WireReader reader(bytes);
    int seen = 0;
    bool sawModelField = false;
    while (seen < fieldsToSee && reader.next()) {
        const int field = reader.field();
        const bool isNumber = field == onnx::model::irVersion || field == 5;
        if (field > onnx::model::function || isNumber == reader.isDelimited())
            return false;
        sawModelField = sawModelField || field == onnx::model::irVersion
            || field == onnx::model::graph || field == onnx::model::opsetImport;
        ++seen;
    }
    return seen > 0 && sawModelField;
}

void warnAboutMalformedNames(const Graph& graph, const std::string& path, Diagnostics& diagnostics)
{
    const StringPool& texts = graph.texts();
    if (texts.isAscii())
        return;
    for (std::size_t at = 0; at < texts.size(); ++at) {
        const std::string_view text = texts.text(Symbol(at));
        if (const auto invalid = utf8::findInvalid(text)) {
            diagnostics.warning("invalid-utf8",
                                "The name \"" + utf8::repaired(text)
                                    + "\" is not valid UTF-8; it is shown with � where it is not.",
                                path);
            return;
        }
    }
}

std::optional<ReadModel> readOnnx(const ModelSource& source, const ReadOptions& options,
                                  Diagnostics& diagnostics)
{
    auto file = onnx::readFile(source.bytes, source.path, diagnostics);
    if (!file)
        return std::nullopt;
    onnx::ReadState state{.bytes = source.bytes,
                          .path = source.path,
                          .file = *file,
                          .options = options,
                          .diagnostics = diagnostics};
    const onnx::NameScope top;
    onnx::GraphReader reader(state, top);
    for (auto& [key, value] : file->properties)
        reader.addProperty(utf8::repaired(key), utf8::repaired(value));
    auto graph = reader.read(*file->graph, UnmadeNames::BecomeInputsWithWarning);
    if (!graph)
        return std::nullopt;
    warnAboutMalformedNames(*graph, source.path, diagnostics);
    onnx::addEncodings(*graph);
    ReadModel model = finishModel(*std::move(graph), "onnx", options);
    model.hasCalls = !file->functions.empty();
    return model;
}

} // namespace

const ModelFormat& onnxFormat()
{
    static constexpr ModelFormat format{.id = "onnx",
                                        .title = "ONNX",
                                        .endings = onnxEndings,
                                        .isText = false,
                                        .recognises = looksLikeOnnx,
                                        .read = readOnnx};
    return format;
}

} // namespace fusewright
