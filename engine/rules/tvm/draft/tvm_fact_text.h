// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct DraftFact;
struct RuleDraft;

/// `data.shape[-1] % 8 == 0`, where `data` stands for the `struct_info` of what is labelled so.
/// Empty for what a check cannot say, or what has no label. Its parts have names of Python.
std::string tvmFactText(const RuleDraft& draft, const DraftFact& fact);
/// The labels that the facts of a draft speak of, each once.
std::vector<std::string> askedLabels(const RuleDraft& draft);

} // namespace fusewright
