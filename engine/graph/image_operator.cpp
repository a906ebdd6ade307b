// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/image_operator.h"

#include "engine/graph/operator_catalogue.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace fusewright {

namespace {

constexpr std::array<std::string_view, 10> otherImageOperators{
    "qlinear_conv",        "conv_integer", "deform_conv2d", "batch_norm",    "instance_norm",
    "local_response_norm", "group_norm",   "interpolate",   "pixel_shuffle", "pixel_unshuffle"};

} // namespace

bool isConvolution(const OperatorSpec* spec)
{
    return spec && (spec->name == "conv1d" || spec->name == "conv2d" || spec->name == "conv3d");
}

bool isTransposedConvolution(const OperatorSpec* spec)
{
    return spec && spec->name.starts_with("conv_transpose");
}

bool isImageOperator(const OperatorSpec* spec)
{
    return isConvolution(spec) || isTransposedConvolution(spec)
        || (spec
            && (spec->category == "pooling"
                || std::ranges::find(otherImageOperators, spec->name)
                    != otherImageOperators.end()));
}

} // namespace fusewright
