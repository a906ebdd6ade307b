// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <QString>

#include <optional>
#include <vector>

namespace fusewright {

/// `1, 2048, n` without brackets; nothing when not even the rank is known.
std::optional<QString> shapeText(const Graph& graph, ValueId value);
/// `bf16 [1, 2048, n]` with what is known; empty when nothing is.
QString typeText(const Graph& graph, ValueId value);
/// The same as a reason: where the type is not known at all, that the model says nothing of it.
QString whatTypeSays(const Graph& graph, ValueId value);
/// `u8 · 0.0235 × (q − 128)`, `i8 · 32 scales along axis 0`; empty for what is not quantized.
QString quantizationText(const Graph& graph, ValueId value);
/// The types of all results of a node, with commas between them.
QString resultTypesText(const Graph& graph, NodeId node);
/// The native name where it says more than the canonical one, else empty.
QString nativeAside(const Graph& graph, OperatorId operatorId);
QString modulePath(const Graph& graph, NodeId node);
/// Elements of a literal, or an attribute, shortened to what fits on a few lines.
QString shortValueText(const AttributeValue& value);
/// What people call a fusion kind.
QString fusionKindText(FusionKind kind);
/// What people call a format id.
QString formatText(const std::string& format);

/// How many nodes each operator of the graph has, by operator id.
std::vector<std::size_t> operatorCounts(const Graph& graph);
/// How many nodes come directly from each module, by module id.
std::vector<std::size_t> moduleCounts(const Graph& graph);

} // namespace fusewright
