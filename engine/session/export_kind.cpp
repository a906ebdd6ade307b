// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/export_kind.h"

#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

using enum ExportKind;

/// The usual ending of a kind comes first.
constexpr std::pair<std::string_view, ExportKind> endings[] = {
    {".html", Html},         {".htm", Html},  {".pdf", Pdf}, {".md", Markdown},
    {".markdown", Markdown}, {".png", Png},   {".svg", Svg}, {".csv", Csv},
    {".json", Json},         {".dot", Dot},   {".gv", Dot},  {".py", Decorators},
    {".yaml", Rules},        {".yml", Rules},
};

bool endsWith(std::string_view path, std::string_view ending)
{
    return path.size() > ending.size()
        && std::ranges::equal(path.substr(path.size() - ending.size()), ending, {}, toLower);
}

} // namespace

std::span<const ExportKind> allExportKinds()
{
    static constexpr std::array all{Html, Pdf,  Markdown, Png,        Svg,
                                    Csv,  Json, Dot,      Decorators, Rules};
    return all;
}

std::optional<ExportKind> exportKindOf(std::string_view path)
{
    for (const auto& [ending, kind] : endings) {
        if (endsWith(path, ending))
            return kind;
    }
    return std::nullopt;
}

std::string_view endingOf(ExportKind kind)
{
    return std::ranges::find(endings, kind, &std::pair<std::string_view, ExportKind>::second)
        ->first;
}

} // namespace fusewright
