// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"

#include <memory>
#include <string>
#include <string_view>

namespace fusewright::test {

/// What a rules text does to a graph.
std::shared_ptr<const FusionAnswer> answerOf(std::shared_ptr<const Graph> graph,
                                             const std::string& rules);
/// The same for a graph that is written as text: see `GraphText`.
std::shared_ptr<const FusionAnswer> answerOf(std::string_view graph, const std::string& rules);
/// The Llama example with its rules.
std::shared_ptr<const FusionAnswer> llamaAnswer();

} // namespace fusewright::test
