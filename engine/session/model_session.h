// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_facts.h"
#include "engine/formats/model_format.h"
#include "engine/support/diagnostic.h"

#include <memory>
#include <optional>
#include <string>

namespace fusewright {

/// What the user chose about how a model is opened.
struct OpenOptions {
    bool raw = false;
    bool keepsInputs = false; ///< Inputs that look like weights stay inputs.
    bool infer = true;        ///< Find out types and shapes that the file does not tell.
    OperatorLabel operatorLabel = OperatorLabel::Guess;
    std::string function;
    Calls calls = Calls::Default;
    FxMode fxMode = FxMode::AsIs;
    /// The model itself, where it is in no file; the path is then only what it is called.
    std::shared_ptr<const std::string> text;

    bool operator==(const OpenOptions&) const = default;
};

/// A model file as it was opened, or why it was not. A value: copies share the graph.
struct OpenedModel {
    std::string path;
    OpenOptions options;
    std::optional<ReadModel> model; ///< Nothing when the file could not be read.
    ModelFacts facts;
    std::vector<Diagnostic> diagnostics;
};

/// Opens a model file. `catalogue` may be null: the built-in one is used then.
OpenedModel openModel(const std::string& path, const OpenOptions& options,
                      std::shared_ptr<const OperatorCatalogue> catalogue, CancelToken cancel = {},
                      ProgressSink* progress = nullptr);

} // namespace fusewright
