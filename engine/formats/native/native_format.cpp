// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_formats.h"
#include "engine/formats/native/native_reader.h"
#include "engine/formats/read_model.h"

#include <array>

namespace fusewright {

namespace {

constexpr auto nativeEndings = std::to_array<std::string_view>({".json"});

bool looksLikeNative(std::string_view bytes)
{
    return beginsLikeJson(bytes, "{")
        && bytes.find("\"fusewright-graph\"") != std::string_view::npos;
}

std::optional<ReadModel> readNative(const ModelSource& source, const ReadOptions& options,
                                    Diagnostics& diagnostics)
{
    ModelJson json(source.bytes, source.path, diagnostics);
    NativeReadState state{.json = json, .options = options};
    auto graph = json.read([&](JsonValue root) { return NativeReader(state).read(root); });
    if (!graph)
        return std::nullopt;
    return finishModel(*std::move(graph), "json", options);
}

} // namespace

const ModelFormat& nativeFormat()
{
    static constexpr ModelFormat format{.id = "json",
                                        .title = "Fusewright graph",
                                        .endings = nativeEndings,
                                        .recognises = looksLikeNative,
                                        .read = readNative};
    return format;
}

} // namespace fusewright
