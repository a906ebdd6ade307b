// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

namespace fusewright {

struct FusionFacts;
struct ModeDrawing;
struct ModelReport;
struct PageChoice;

/// A picture on a page of its own.
struct PaperPicture {
    std::string title;
    std::string legend;                   ///< HTML, as that of the paper.
    const ModeDrawing* drawing = nullptr; ///< Must outlive the paper.
    std::string svg;                      ///< In its place, where there is none.
};

/// A report for printing, before anybody knows where its pages end. Paper is white, so that there
/// is no dark one.
///
/// The HTML is the little that a plain text engine understands: headings, paragraphs, lists, tables
/// with colours in attributes. Classes say what a style sheet is for: `lead`, `soft`, `code`.
struct Paper {
    std::string title;
    std::string footer; ///< Beside the number of each page.
    std::string html;
    std::vector<PaperPicture> pictures;
};

Paper fusionPaper(const FusionFacts& facts, const PageChoice& choice);
/// About a model alone; without a picture where there is none.
Paper modelPaper(const ModelReport& report, const ModeDrawing* drawing, const std::string& program);

} // namespace fusewright
