// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/program/program_graph.h"

namespace fusewright::program {

/// The function that the options choose, as a model of the named format.
std::optional<ReadModel> readProgram(const GraphSource& source, UnmadeNames unmade,
                                     std::string_view format);

} // namespace fusewright::program
