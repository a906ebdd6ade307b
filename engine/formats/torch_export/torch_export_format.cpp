// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/torch_export/torch_export_format.h"

#include "engine/formats/read_model.h"
#include "engine/formats/torch_export/bare_numbers.h"
#include "engine/formats/torch_export/export_archive.h"
#include "engine/formats/torch_export/export_reader.h"
#include "engine/support/diagnostic.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

using torch_export::ArchivedProgram;

constexpr auto endings = std::to_array<std::string_view>({".pt2", ".export.json"});

/// The keys of a program and of the graph in it; a text that has both by chance is unheard of.
bool isProgram(std::string_view bytes)
{
    if (bytes.starts_with(utf8::byteOrderMark))
        bytes.remove_prefix(utf8::byteOrderMark.size());
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || bytes[first] != '{')
        return false;
    const auto has = [&](std::string_view key) {
        return bytes.find(key) != std::string_view::npos;
    };
    return has("\"graph_module\"") && (has("\"tensor_values\"") || has("\"schema_version\""));
}

/// An archive with a program in it; or one that is damaged, for which the reader finds the words.
bool isArchive(std::string_view bytes)
{
    if (!ZipArchive::isZip(bytes))
        return false;
    Diagnostics unheard; // the reader opens the archive again and reports
    const auto archive = ZipArchive::open(bytes, {}, unheard);
    return !archive || !torch_export::findPrograms(*archive).empty();
}

bool recognises(std::string_view bytes)
{
    return isArchive(bytes) || isProgram(bytes);
}

std::optional<Graph> readProgram(const FileBytes& bytes, const std::string& name,
                                 const ModelSource& source, const ReadOptions& options,
                                 Diagnostics& diagnostics)
{
    const FileBytes json = torch_export::quoteBareNumbers(bytes);
    JsonDocument document(json);
    torch_export::ReadState state{
        .document = document, .path = source.path, .options = options, .diagnostics = diagnostics};
    torch_export::ProgramReader reader(state);
    reader.builder().setName(name);
    std::optional<Graph> graph;
    if (auto root = document.root())
        graph = reader.read(*root);
    if (graph)
        document.expectEnd();
    document.report(source.path, diagnostics);
    if (!graph || document.isBroken())
        return std::nullopt;
    return graph;
}

void reportUnknownFunction(const std::vector<ArchivedProgram>& programs, const std::string& wanted,
                           const std::string& path, Diagnostics& diagnostics)
{
    constexpr std::size_t mostListed = 20;
    std::string text = "There is no model \"" + wanted + "\" in this archive, only ";
    for (std::size_t at = 0; at < std::min(programs.size(), mostListed); ++at)
        text += (at == 0 ? "\"" : ", \"") + programs[at].name + '"';
    text += programs.size() > mostListed ? " and more." : ".";
    diagnostics.error("unknown-function", std::move(text), path);
}

std::optional<ReadModel> readArchive(const ModelSource& source, const ReadOptions& options,
                                     Diagnostics& diagnostics)
{
    const auto archive = ZipArchive::open(source.bytes.view(), source.path, diagnostics);
    if (!archive)
        return std::nullopt;
    const auto programs = torch_export::findPrograms(*archive);
    if (programs.empty()) {
        diagnostics.error("not-a-model", "There is no exported program in this archive.",
                          source.path);
        return std::nullopt;
    }
    const auto chosen = options.function.empty()
        ? programs.begin()
        : std::ranges::find(programs, options.function, &ArchivedProgram::name);
    if (chosen == programs.end()) {
        reportUnknownFunction(programs, options.function, source.path, diagnostics);
        return std::nullopt;
    }
    const auto json = archive->read(*chosen->member, source.path, diagnostics);
    if (!json)
        return std::nullopt;
    auto graph = readProgram(*json, chosen->name, source, options, diagnostics);
    if (!graph)
        return std::nullopt;
    ReadModel model = finishModel(*std::move(graph), "torch-export", options);
    if (programs.size() > 1) {
        for (const ArchivedProgram& program : programs)
            model.functions.push_back(program.name);
    }
    return model;
}

std::optional<ReadModel> read(const ModelSource& source, const ReadOptions& options,
                              Diagnostics& diagnostics)
{
    if (ZipArchive::isZip(source.bytes.view()))
        return readArchive(source, options, diagnostics);
    auto graph = readProgram(source.bytes, {}, source, options, diagnostics);
    if (!graph)
        return std::nullopt;
    return finishModel(*std::move(graph), "torch-export", options);
}

} // namespace

const ModelFormat& torchExportFormat()
{
    static constexpr ModelFormat format{.id = "torch-export",
                                        .title = "torch.export",
                                        .endings = endings,
                                        .isText = false,
                                        .recognises = recognises,
                                        .read = read};
    return format;
}

} // namespace fusewright
