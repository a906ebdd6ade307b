// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/failure.h"

#include <string>

namespace fusewright {

/// Why an attempt went no further, as a sentence without a full stop.
std::string failureText(const Graph& graph, const Pattern& pattern, const Failure& failure);

/// The same without naming operators of the graph, for a group of places.
std::string failureText(const Pattern& pattern, EntryId entry, FailureReason reason,
                        const std::string& found);

} // namespace fusewright
