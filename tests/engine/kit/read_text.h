// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/read_model.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>

namespace fusewright::test {

/// What became of bytes that were read as a model file.
struct Reading {
    std::optional<ReadModel> model;
    Diagnostics findings;

    /// The code of the first finding, or empty.
    std::string firstCode() const;
    std::string firstMessage() const;
    const Graph& graph() const { return *model->graph; }
};

enum class Keep {
    Tidy,
    Raw,
    Inferred, ///< Raw, with the types and shapes that are found out.
    TidyInferred,
};

/// Reads bytes as a model file named `name`.
Reading readBytes(std::string_view bytes, const std::string& name = "test.json",
                  Keep keep = Keep::Raw);
/// Reads a file of tests/corpus.
Reading readCorpus(const std::string& name, Keep keep = Keep::Raw);

/// Every operator, its operands and results, attributes, module, type and shape, a line each:
/// two graphs with the same text are the same graph.
std::string describe(const Graph& graph);

/// `name=op(operands) attribute:value; …→ outputs`, in one line.
std::string outline(const Graph& graph);

} // namespace fusewright::test
