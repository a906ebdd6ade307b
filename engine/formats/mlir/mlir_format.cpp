// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_meaning.h"
#include "engine/formats/mlir/mlir_parser.h"
#include "engine/formats/mlir/mlir_recognition.h"
#include "engine/formats/model_formats.h"
#include "engine/formats/model_text.h"
#include "engine/formats/program/program_graph.h"
#include "engine/formats/program/program_model.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include <array>

namespace fusewright {

namespace {

constexpr auto mlirEndings = std::to_array<std::string_view>({".mlir", ".ttir", ".ttnn"});

std::optional<ReadModel> readMlir(const ModelSource& source, const ReadOptions& options,
                                  Diagnostics& diagnostics)
{
    const ModelText text(source.bytes.view(), source.path, diagnostics);
    source.bytes.doneWith(0, source.bytes.size());
    const auto file = mlir::Parser(source.bytes, text, options.cancel, options.progress).parse();
    if (!file)
        return std::nullopt;
    const mlir::MlirMeaning meaning(file->aliases);
    return program::readProgram(
        {file->program, meaning, text, options},
        file->isExcerpt ? UnmadeNames::BecomeInputsWithWarning : UnmadeNames::BecomeInputs, "mlir");
}

} // namespace

const ModelFormat& mlirFormat()
{
    static constexpr ModelFormat format{.id = "mlir",
                                        .title = "MLIR",
                                        .endings = mlirEndings,
                                        .recognises = mlir::looksLikeMlir,
                                        .read = readMlir};
    return format;
}

} // namespace fusewright
