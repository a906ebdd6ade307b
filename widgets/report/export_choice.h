// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/partition.h"
#include "engine/report/picture_style.h"
#include "engine/report/report_parts.h"
#include "engine/session/export_kind.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace fusewright {

/// How much of the picture on screen is written.
enum class PictureExtent : std::uint8_t { View, Selection, Everything };

/// What the user wants to have in a file.
struct ExportChoice {
    ExportKind kind = ExportKind::Html;
    std::vector<ReportPart> parts = allReportParts(); ///< In their order.
    std::vector<FusionMode> drawn{FusionMode::O0, FusionMode::O1, FusionMode::O3};
    ReportTheme theme = ReportTheme::Auto; ///< Of pictures: as on screen.
    PictureExtent extent = PictureExtent::View;
    /// Dots for each hundred units of the picture; 0 for as many as one file has room for.
    int percent = 0;
    bool isTransparent = false;
    bool hasLegend = true;            ///< What the colours of a picture are stands below it.
    FusionMode mode = FusionMode::O1; ///< Whose sections are written.
    bool isClosed = false;            ///< A section is one line, or one box.
    bool isFormatted = false;         ///< Rules as the formatter has them, else as typed.

    /// Nothing where the picture is to fit into one file.
    std::optional<double> scale() const
    {
        return percent > 0 ? std::optional(percent / 100.0) : std::nullopt;
    }

    bool operator==(const ExportChoice&) const = default;
};

/// For the settings. Anything unreadable is the usual choice.
QByteArray encodeExport(const ExportChoice& choice);
ExportChoice decodeExport(const QByteArray& stored);

} // namespace fusewright
