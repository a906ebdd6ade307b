// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/function_choice.h"
#include "engine/formats/model_formats.h"
#include "engine/formats/read_model.h"
#include "engine/formats/torch_export/bare_numbers.h"
#include "engine/formats/torch_export/export_archive.h"
#include "engine/formats/torch_export/export_reader.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

using torch_export::ArchivedProgram;

constexpr auto torchExportEndings = std::to_array<std::string_view>({".pt2", ".export.json"});

/// The keys of a program and of the graph in it; a text that has both by chance is unheard of.
bool isProgram(std::string_view bytes)
{
    if (!beginsLikeJson(bytes, "{"))
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

bool looksLikeTorchExport(std::string_view bytes)
{
    return isArchive(bytes) || isProgram(bytes);
}

std::optional<Graph> readProgram(const FileBytes& bytes, const std::string& name,
                                 const ModelSource& source, const ReadOptions& options,
                                 Diagnostics& diagnostics)
{
    const FileBytes json = torch_export::quoteBareNumbers(bytes);
    ModelJson text(json, source.path, diagnostics);
    torch_export::ReadState state{.json = text, .options = options};
    torch_export::ProgramReader reader(state);
    reader.builder().setName(name);
    return text.read([&](JsonValue root) { return reader.read(root); });
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
    std::vector<std::string> names(programs.size());
    std::ranges::transform(programs, names.begin(), &ArchivedProgram::name);
    const auto chosen = chooseFunction("model", options.function, names, source.path, diagnostics);
    if (!chosen)
        return std::nullopt;
    const auto json = archive->read(*programs[*chosen].member, source.path, diagnostics);
    if (!json)
        return std::nullopt;
    auto graph = readProgram(*json, names[*chosen], source, options, diagnostics);
    if (!graph)
        return std::nullopt;
    return finishModel(*std::move(graph), "torch-export", options, std::move(names));
}

std::optional<ReadModel> readTorchExport(const ModelSource& source, const ReadOptions& options,
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
                                        .endings = torchExportEndings,
                                        .isText = false,
                                        .recognises = looksLikeTorchExport,
                                        .read = readTorchExport};
    return format;
}

} // namespace fusewright
