// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/graph/tidy.h"
#include "engine/infer/inference.h"
#include "engine/support/cancel_token.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Diagnostics;
class FileBytes;
class ProgressSink;

/// Where a DOT file's label has the operator's name.
enum class OperatorLabel { Guess, Target, FirstLine, SecondLine, Whole };

std::optional<OperatorLabel> parseOperatorLabel(std::string_view word);
std::string_view operatorLabelName(OperatorLabel label);

/// What becomes of operators that stand for a function of the file.
enum class Calls {
    Default, ///< Plain calls are opened; composites and the like stay what their author meant.
    Opened,  ///< Replaced by what they call.
    Closed,  ///< One node each, with what it calls inside.
};

std::optional<Calls> parseCalls(std::string_view word);

/// How operators of a captured PyTorch graph are read.
enum class FxMode {
    AsIs,
    Tenstorrent, ///< As TT-XLA captures them: operators of Python are methods.
};

std::optional<FxMode> parseFxMode(std::string_view word);

/// How a model file is to be read.
struct ReadOptions {
    std::shared_ptr<const OperatorCatalogue> catalogue;
    bool infer = true; ///< Find out types and shapes that the file does not tell.
    bool tidy = true;  ///< Fold away what hides the model; false keeps every node of the file.
    /// Inputs that look like weights become parameters when the model is tidied.
    bool findsWeights = true;
    OperatorLabel operatorLabel = OperatorLabel::Guess;
    std::string function; ///< Which function of a file with several; empty for the main one.
    Calls calls = Calls::Default;
    FxMode fxMode = FxMode::AsIs;
    CancelToken cancel;
    ProgressSink* progress = nullptr;
};

/// What a reader is given: the bytes of a file and the name to use for it in findings.
struct ModelSource {
    const FileBytes& bytes;
    const std::string& path;
};

/// A model file that was read.
struct ReadModel {
    std::shared_ptr<const Graph> graph;
    std::string format;                    ///< `onnx`, `dot`, `json`.
    std::vector<FoldedAway> folded;        ///< What `tidy` took out.
    std::size_t weightInputs = 0;          ///< Inputs that are parameters now.
    std::size_t inferredShapes = 0;        ///< Of values whose shape the file does not wholly tell.
    std::vector<ShapeMismatch> mismatches; ///< Where the file and its operators do not agree.
    std::vector<std::string> functions; ///< Those that can be asked for, where there are several.
    OperatorLabel operatorLabel = OperatorLabel::Guess; ///< What was used, for DOT.
    bool hasCalls = false; ///< Whether `ReadOptions::calls` makes a difference,
    bool hasPythonOperators = false; ///< and whether `ReadOptions::fxMode` does.
};

/// One format of model files. A reader never throws and never reads another file.
struct ModelFormat {
    std::string_view id;                       ///< `onnx`
    std::string_view title;                    ///< `ONNX`
    std::span<const std::string_view> endings; ///< With the dot; the first is preferred.
    bool isText = true; ///< Written for people to edit, so a merge can have left marks in it.
    std::size_t largest = std::string_view::npos; ///< Bytes of a file that can be read.
    /// Whether the bytes look like this format; the ending has no say.
    bool (*recognises)(std::string_view bytes);
    std::optional<ReadModel> (*read)(const ModelSource& source, const ReadOptions& options,
                                     Diagnostics& diagnostics);
};

/// Every format that can be read, the most certain to be recognised first.
std::span<const ModelFormat> modelFormats();

} // namespace fusewright
