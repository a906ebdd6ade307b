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
    OptionSpec{"-o", "FILE", "where to write; the ending chooses .html, .md, .svg, .pdf or .png"},
    OptionSpec{"--mode", "MODE", "draw o0, o1 or o3; again for more of them; all if not said"},
    OptionSpec{"--only", "PARTS",
               "summary, costs, pictures, rules, misses, changes, sections, findings, model, "
               "command: some of them, with commas between"},
    OptionSpec{"--theme", "THEME", "auto, light or dark"},
    OptionSpec{"--scale", "NUMBER",
               "PNG: 2 or 200% is twice as large; what is too large for one "
               "file goes into several"},
    OptionSpec{"--transparent", "", "PNG and SVG: nothing behind the picture"},
    OptionSpec{"--part", "X,Y,W,H", "PNG and SVG: only so much of the picture, in its own units"},
    OptionSpec{"--date", "DATE", "a date to write on it, or today; none if not said"},
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
