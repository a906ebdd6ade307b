// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Tiles for a network on large pictures, as an op package for Qualcomm's HTP has them: what does
// not fit into the fast memory at once is cut, first into rows, then into channels.

#include "HTP/core/constraints.h"
#include "HTP/core/op_package_feature_support.h"
#include "HTP/core/optimize.h"

BEGIN_PKG_OPTS_DEFINITION(PKG_Upscaler);

// What one operator may write, in bytes.
#define FAST_MEMORY 2097152
#define ROW_BYTES(x) MUL(DIM_WIDTH(x), DIM_DEPTH(x), ELEMENTSIZE_OF(x))
#define BYTES(x) MUL(DIM_HEIGHT(x), ROW_BYTES(x))
// As many rows as fit.
#define ROWS(x) MAX(1, DIV(FAST_MEMORY, ROW_BYTES(x)))
#define ONE_BY_ONE(w) AND(EQ(DIM_FILTHEIGHT(w), 1), EQ(DIM_FILTWIDTH(w), 1))

// A convolution over single pixels needs of its input the rows that it makes, and no others.
DEF_PACKAGE_OPTIMIZATION(TILING,
    Op("Conv2d", "In", "Weights", "Bias"),
    AND(ONE_BY_ONE("Weights"), GT(BYTES("*"), FAST_MEMORY)),
    AUTOSPLIT(1, "I", ROWS("*"),
        Op("Conv2d.rows", TYPICAL_SLICE("In", "I"), "Weights", "Bias")))

DEF_PACKAGE_OPTIMIZATION(TILING,
    Op("Relu", "In"),
    GT(BYTES("*"), FAST_MEMORY),
    AUTOSPLIT(1, "I", ROWS("*"),
        Op("Relu.rows", TYPICAL_SLICE("In", "I"))))

DEF_PACKAGE_OPTIMIZATION(TILING,
    Op("ElementWiseAdd", "A", "B"),
    AND(SAME_SHAPE("A", "B"), GT(BYTES("*"), FAST_MEMORY)),
    AUTOSPLIT(1, "I", ROWS("*"),
        Op("ElementWiseAdd.rows", TYPICAL_SLICE("A", "I"), TYPICAL_SLICE("B", "I"))))

// Rows of many channels go through the kernel in parts: each makes some of the channels, with the
// weights and biases of these.
DEF_PACKAGE_OPTIMIZATION(TILING + 1,
    Op("Conv2d.rows", "In", "Weights", "Bias"),
    GT(DIM_DEPTH("*"), 64),
    AUTOSPLIT(3, "I", 64,
        Op("Conv2d.part", "In", TYPICAL_SLICE("Weights", "I"), TYPICAL_SLICE("Bias", "I"))))

END_PKG_OPTS_DEFINITION();
