// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/operator_shape.h"

#include "engine/graph/operator_catalogue.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

constexpr auto shapesByName = std::to_array<std::pair<std::string_view, OperatorShape>>({
    {"mm", OperatorShape::Matmul},        {"bmm", OperatorShape::Matmul},
    {"mv", OperatorShape::Matmul},        {"matmul", OperatorShape::Matmul},
    {"t", OperatorShape::Swapped},        {"unsqueeze", OperatorShape::Unsqueezed},
    {"squeeze", OperatorShape::Squeezed}, {"view", OperatorShape::Sized},
    {"expand", OperatorShape::Sized},     {"zeros", OperatorShape::AsFirst},
    {"full", OperatorShape::AsFirst},     {"flip", OperatorShape::AsFirst},
    {"cumsum", OperatorShape::AsFirst},   {"index_add", OperatorShape::AsFirst},
    {"scatter", OperatorShape::AsFirst},  {"scatter_add", OperatorShape::AsFirst},
    {"tril", OperatorShape::AsFirst},     {"triu", OperatorShape::AsFirst},
    {"softmax", OperatorShape::AsFirst},  {"log_softmax", OperatorShape::AsFirst},
});

} // namespace

OperatorShape operatorShapeOf(std::string_view name, const OperatorSpec* spec)
{
    if (name.find("backward") != std::string_view::npos)
        return OperatorShape::Fused;
    if (!spec)
        return OperatorShape::Unknown;
    const auto found = std::ranges::find(shapesByName, std::string_view(spec->name),
                                         &std::pair<std::string_view, OperatorShape>::first);
    if (found != shapesByName.end())
        return found->second;
    if (spec->category == "comparison" || spec->category == "logical")
        return OperatorShape::Truth;
    const bool isElementwise = spec->category == "elementwise" || spec->category == "activation";
    return isElementwise ? OperatorShape::Broadcast : OperatorShape::Unknown;
}

} // namespace fusewright
