// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"
#include "engine/report/fusion_pages.h"
#include "engine/session/export_kind.h"
#include "engine/session/report_session.h"

#include <array>
#include <optional>
#include <string>

namespace fusewright::cli {

/// The options that only `report` has.
inline constexpr std::array reportOptions{
    OptionSpec{"-o", "FILE", "output file; the extension selects .html, .md, .svg, .pdf or .png"},
    OptionSpec{"--mode", "MODE", "draw o0, o1 or o3; repeatable (default all)"},
    OptionSpec{"--only", "PARTS",
               "comma-separated list of: summary, stages, costs, pictures, rules, misses, changes, "
               "sections, findings, model, command"},
    OptionSpec{"--theme", "THEME", "auto, light or dark"},
    OptionSpec{"--scale", "NUMBER",
               "PNG: 2 or 200% is twice as large; large pictures are split into several files"},
    OptionSpec{"--transparent", "", "PNG and SVG: transparent background"},
    OptionSpec{"--part", "X,Y,W,H",
               "PNG and SVG: write only this part of the picture, in its "
               "own units"},
    OptionSpec{"--date", "DATE", "date to print, or today (default none)"},
};

/// What these options and those of fusion say.
struct ReportOptions {
    std::string path;
    ExportKind kind = ExportKind::Html;
    ReportChoice choice;
    PageChoice page;
    SheetChoice sheet; ///< Of pictures alone.
    std::optional<double> scale;
    std::string date;
};

/// Nothing, and the reason on standard error, when one of them is wrong.
std::optional<ReportOptions> readReportOptions(const Arguments& arguments);

} // namespace fusewright::cli
