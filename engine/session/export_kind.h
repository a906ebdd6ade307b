// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace fusewright {

/// What leaves the program as a file.
enum class ExportKind : std::uint8_t {
    Html,
    Pdf,
    Markdown,
    Png,
    Svg,
    Csv,
    Json,
    Dot,
    Decorators, ///< Python lines for fusion by hand.
    Rules,      ///< YAML.
};

/// All of them, in the order in which they are offered.
std::span<const ExportKind> allExportKinds();
/// What the name of a file says, in capitals or not; nothing for an ending that nobody knows.
std::optional<ExportKind> exportKindOf(std::string_view path);
/// `.html`; the usual one where there are several.
std::string_view endingOf(ExportKind kind);

/// Pages about rules and a model.
constexpr bool isReport(ExportKind kind)
{
    return kind <= ExportKind::Markdown;
}
constexpr bool isPicture(ExportKind kind)
{
    return kind == ExportKind::Png || kind == ExportKind::Svg;
}
/// The sections of one mode.
constexpr bool isPartition(ExportKind kind)
{
    return kind >= ExportKind::Csv && kind <= ExportKind::Decorators;
}

} // namespace fusewright
