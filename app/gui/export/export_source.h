// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/gui/export/picture_source.h"
#include "engine/infer/with_extents.h"
#include "engine/session/report_session.h"
#include "widgets/report/export_choice.h"
#include "widgets/report/export_preview.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

struct RuleLanguage;
struct BackwardGraph;
struct HardwareProfile;
struct Rewriting;

/// One of the rules texts.
struct ExportedRules {
    std::string name; ///< As it is called in the window.
    std::string path; ///< Empty while the text belongs to no file.
    std::string text;
    const RuleLanguage* language = nullptr; ///< Null for the one that the text looks like.
    bool isSaved = true;                    ///< The text is what was read or written last.

    bool isEmpty() const { return text.find_first_not_of(" \t\r\n") == std::string::npos; }
};

/// Everything that a file is made of, as it was at one moment: for another thread.
struct ExportSource {
    std::optional<OpenedModel> opened; ///< As rules have rewritten it. Nothing while none is open.
    std::vector<std::string> builtin;  ///< Rules of the program that rewrote it.
    RuleChoices choices;               ///< What they were told.
    std::shared_ptr<const Rewriting> rewriting;     ///< What they did; null for nothing.
    std::shared_ptr<const HardwareProfile> machine; ///< That it is costed on; null for none.
    std::vector<ExtentValue> extents;               ///< That were given numbers.
    std::shared_ptr<const BackwardGraph> joint;     ///< With the backward graph, where it is shown.
    std::vector<ExportedRules> rules; ///< Those that count, from left to right; none is empty.
    ExportedRules shown;              ///< The text in the editor.
    PictureSource picture;

    bool hasRules() const { return !rules.empty(); }
    bool isSaved() const;
};

/// Facts of a report with the pictures that were asked for; kept from one preview to the next.
struct ReportFacts {
    FusionFacts fusion;
    std::vector<FusionMode> drawn;
    bool isOfModel = false; ///< There are no rules: only the model is told of.
};
using SharedFacts = std::shared_ptr<const ReportFacts>;

/// What `choice` needs; `before` is taken where it has that already and is of the same source.
SharedFacts factsFor(const ExportSource& source, const ExportChoice& choice,
                     const SharedFacts& before, const CancelToken& cancel);

/// The command that writes the same report; `file` is where it is written to.
std::string reportCommand(const ExportSource& source, const ExportChoice& choice,
                          const std::string& file);

/// Reports, sections and rules as text; not PDF, nor pictures.
std::string exportedText(const ExportSource& source, const ExportChoice& choice,
                         const SharedFacts& facts, const std::string& file,
                         const CancelToken& cancel);
/// The beginning of a file, or its first pages.
PreviewContent previewOf(const ExportSource& source, const ExportChoice& choice,
                         const SharedFacts& facts, const CancelToken& cancel);
/// Writes the file, or several; the answer is why not, in words.
std::optional<QString> writeExport(const ExportSource& source, const ExportChoice& choice,
                                   const SharedFacts& facts, const QString& path,
                                   const CancelToken& cancel);

} // namespace fusewright
