// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/program/program.h"

namespace fusewright::hlo {

/// What the texts of an HLO file mean.
class HloMeaning : public program::Meaning {
public:
    ValueType type(std::string_view text, GraphBuilder& builder) const override;
    AttributeValue attribute(std::string_view text) const override;
    program::ModulePlace place(std::string_view location) const override;
    std::string operatorName(const program::Program& program, const program::Operation& operation,
                             const program::Body* called) const override;
};

} // namespace fusewright::hlo
