// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Optimization rules for a small quantized detector, as an op package for Qualcomm's HTP has them.
// Only the macros are read; what stands around them is here because a package has it.

#include "HTP/core/constraints.h"
#include "HTP/core/op_package_feature_support.h"
#include "HTP/core/optimize.h"

BEGIN_PKG_OPTS_DEFINITION(PKG_Detector);

// How many channels the fused kernels take at a time.
#define CHANNELS 64
#define TAKES_CHANNELS(x) EQ(REM(DIM_DEPTH(x), CHANNELS), 0)
#define ONE_BY_ONE(w) AND(EQ(DIM_FILTHEIGHT(w), 1), EQ(DIM_FILTWIDTH(w), 1))

// A convolution and the Relu behind it become one operator where the kernel takes their channels.
DEF_PACKAGE_OPTIMIZATION(EARLY,
    Op("Relu", LET("Conv", Op("Conv2d", "In", "Weights", "Bias"))),
    AND(IS_QUINT8("*"), TAKES_CHANNELS("*")),
    WITH_SAME_OUTPUT("*", Op("ConvRelu", "In", "Weights", "Bias")))

DEF_PACKAGE_OPTIMIZATION(EARLY,
    Op("Relu", LET("Conv", Op("DepthWiseConv2d", "In", "Weights", "Bias"))),
    AND(IS_QUINT8("*"), TAKES_CHANNELS("*")),
    WITH_SAME_OUTPUT("*", Op("DepthConvRelu", "In", "Weights", "Bias")))

// A projection and the sum behind it, where nobody else needs what is projected.
DEF_PACKAGE_OPTIMIZATION(EARLY + 1,
    Op("ElementWiseAdd", "Short", LET("Conv", Op("Conv2d", "In", "Weights", "Bias"))),
    AND(ONE_BY_ONE("Weights"), SAME_SHAPE("Short", "Conv")),
    Op("ConvAdd", "In", "Weights", "Bias", "Short"))

// The last Softmax knows its axis, and a beta of 1 does nothing: both are parameters, which stand
// behind the inputs.
DEF_PACKAGE_OPTIMIZATION(EARLY + 1,
    Op("Softmax", "In", "Beta", "Axis"),
    AND(EQ(CONSTVAL_INT("Axis", 0), 2), EQ(CONSTVAL_FLOAT("Beta", 0), 1.0f)),
    Op("SoftmaxLast", "In"))

// What is higher than a tile is cut into tiles, with the option tile_height: without a value the
// matches are conditional.
DEF_PACKAGE_OPTIMIZATION(TILING,
    Op("ConvRelu", "In", "Weights", "Bias"),
    AND(ONE_BY_ONE("Weights"), GT(DIM_HEIGHT("*"), TILE_HEIGHT)),
    AUTOSPLIT(1, "I", TILE_HEIGHT,
        Op("ConvRelu", TYPICAL_SLICE("In", "I"), "Weights", "Bias")))

DEF_PACKAGE_OPTIMIZATION(TILING,
    Op("ConvAdd", "In", "Weights", "Bias", "Short"),
    GT(DIM_HEIGHT("*"), TILE_HEIGHT),
    AUTOSPLIT(1, "I", TILE_HEIGHT,
        Op("ConvAdd", TYPICAL_SLICE("In", "I"), "Weights", "Bias", TYPICAL_SLICE("Short", "I"))))

END_PKG_OPTS_DEFINITION();
