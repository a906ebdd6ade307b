// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"
#include "engine/report/picture_style.h"
#include "engine/report/report_parts.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct FusionFacts;
struct ModeDrawing;

/// What of a report is written, and for whom.
struct PageChoice {
    std::vector<ReportPart> parts = allReportParts();
    ReportTheme theme = ReportTheme::Auto;

    bool has(ReportPart part) const;
};

/// A page that needs nothing but itself, and no script to be read.
std::string fusionHtml(const FusionFacts& facts, const PageChoice& choice);
/// Text for a pull request; without pictures.
std::string fusionMarkdown(const FusionFacts& facts, const PageChoice& choice);
/// How pictures alone are written.
struct SheetChoice {
    ReportTheme theme = ReportTheme::Auto;
    bool isTransparent = false; ///< Nothing behind them.
    std::optional<Box> part;    ///< Of the sheet; all of it if not said.
};

/// The pictures one below the other, each with a title and a legend.
std::string fusionSvg(const FusionFacts& facts, const SheetChoice& choice);

/// One picture with its legend as a file.
std::string drawingSvg(const ModeDrawing& drawing, const std::string& title,
                       const std::string& caption, const SheetChoice& choice);

} // namespace fusewright
