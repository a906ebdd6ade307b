// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_facts.h"
#include "engine/report/page_table.h"
#include "engine/report/picture_style.h"
#include "engine/support/diagnostic.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

struct ModeDrawing;

/// What a model report says, for both printers.
struct ModelReport {
    std::string file;
    ModelFacts facts;
    std::span<const Diagnostic> diagnostics;
};

/// The words and numbers at the head of a report.
std::vector<std::pair<std::string, std::string>> modelNumbers(const ModelFacts& facts);
/// Operators, what was folded away, and more; only tables that have rows.
std::vector<PageTable> modelTables(const ModelReport& report);

/// The name of a model, or of its file where the model has none that says anything.
std::string modelTitle(const std::string& name, const std::string& path);
/// What a picture of a model alone shows.
std::string modelCaption(const ModeDrawing& drawing);

/// With the model's picture, unless there is none.
std::string modelHtml(const ModelReport& report, const ModeDrawing* drawing = nullptr,
                      ReportTheme theme = ReportTheme::Auto);
std::string modelMarkdown(const ModelReport& report);

} // namespace fusewright
