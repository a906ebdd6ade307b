// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_format.h"

#include "engine/formats/native/native_reader.h"
#include "engine/formats/read_model.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"
#include "engine/support/utf8.h"

#include <array>

namespace fusewright {

namespace {

constexpr auto endings = std::to_array<std::string_view>({".json"});

bool recognises(std::string_view bytes)
{
    if (bytes.starts_with(utf8::byteOrderMark))
        bytes.remove_prefix(utf8::byteOrderMark.size());
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && bytes[first] == '{'
        && bytes.find("\"fusewright-graph\"") != std::string_view::npos;
}

std::optional<ReadModel> read(const ModelSource& source, const ReadOptions& options,
                              Diagnostics& diagnostics)
{
    JsonDocument document(source.bytes);
    NativeReadState state{
        .document = document, .path = source.path, .options = options, .diagnostics = diagnostics};
    std::optional<Graph> graph;
    if (auto root = document.root())
        graph = NativeReader(state).read(*root);
    if (graph)
        document.expectEnd();
    document.report(source.path, diagnostics);
    if (!graph || document.isBroken())
        return std::nullopt;
    return finishModel(*std::move(graph), "json", options);
}

} // namespace

const ModelFormat& nativeFormat()
{
    static constexpr ModelFormat format{.id = "json",
                                        .title = "Fusewright graph",
                                        .endings = endings,
                                        .recognises = recognises,
                                        .read = read};
    return format;
}

} // namespace fusewright
