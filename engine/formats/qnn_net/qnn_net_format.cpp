// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_formats.h"
#include "engine/formats/qnn_net/qnn_net_reader.h"
#include "engine/formats/read_model.h"

#include <array>

namespace fusewright {

namespace {

constexpr auto qnnNetEndings = std::to_array<std::string_view>({"_net.json"});

/// The words that only QNN's converters have for tensors and nodes.
bool looksLikeQnnNet(std::string_view bytes)
{
    if (!beginsLikeJson(bytes, "{"))
        return false;
    const auto has = [&](std::string_view key) {
        return bytes.find(key) != std::string_view::npos;
    };
    return has("\"tensors\"") && has("\"nodes\"") && has("\"data_type\"")
        && (has("\"input_names\"") || has("\"output_names\"") || has("\"quant_params\""));
}

std::optional<ReadModel> readQnnNet(const ModelSource& source, const ReadOptions& options,
                                    Diagnostics& diagnostics)
{
    ModelJson json(source.bytes, source.path, diagnostics);
    auto graph =
        json.read([&](JsonValue root) { return qnn_net::QnnNetReader(json, options).read(root); });
    if (!graph)
        return std::nullopt;
    return finishModel(*std::move(graph), "qnn", options);
}

} // namespace

const ModelFormat& qnnNetFormat()
{
    static constexpr ModelFormat format{.id = "qnn",
                                        .title = "QNN model",
                                        .endings = qnnNetEndings,
                                        .recognises = looksLikeQnnNet,
                                        .read = readQnnNet};
    return format;
}

} // namespace fusewright
