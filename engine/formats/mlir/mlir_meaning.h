// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/mlir/mlir_locations.h"

namespace fusewright::mlir {

/// What the texts of an MLIR file mean.
class MlirMeaning : public program::Meaning {
public:
    explicit MlirMeaning(const Aliases& aliases) : m_aliases(aliases) { }

    ValueType type(std::string_view text, GraphBuilder& builder) const override;
    AttributeValue attribute(std::string_view text) const override;
    program::ModulePlace place(std::string_view location) const override;
    std::string operatorName(const program::Program& program, const program::Operation& operation,
                             const program::Body* called) const override;

private:
    /// The text that an alias stands for.
    std::string_view resolved(std::string_view text) const;

    const Aliases& m_aliases;
};

} // namespace fusewright::mlir
