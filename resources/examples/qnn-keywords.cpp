// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Floats of 16 bits where they are allowed, as an op package for Qualcomm's HTP has them: casts
// around each product, then casts that undo each other go, and operators between casts follow.

#include "HTP/core/constraints.h"
#include "HTP/core/op_package_feature_support.h"
#include "HTP/core/optimize.h"

BEGIN_PKG_OPTS_DEFINITION(PKG_Keywords);

#define CAST FROM_DEFAULT_PACKAGE("Cast")
#define AS_HALF(op) WITH_OUTPUT_TYPE(DType::Float16, 0, 1.0f, op)
// The cast is as large as what it casts, not as the match.
#define HALF(x) WITH_SIZE(x, AS_HALF(Op(CAST, x)))

// The option relaxed_precision_flag allows it: without it nothing happens.
DEF_PACKAGE_OPTIMIZATION_WITH_FLAGS(EARLY,
    relaxed_precision_flag,
    Op("MatMul", "A", "B", "TurnsA", "TurnsB"),
    AND(IS_FLOAT32("A"), IS_FLOAT32("B")),
    Op(CAST, AS_HALF(Op("MatMul.fp16", HALF("A"), HALF("B"), "TurnsA", "TurnsB"))))

// There and back again is nothing.
DEF_PACKAGE_OPTIMIZATION(EARLY + 1,
    Op(CAST, LET("Between", Op(CAST, "X"))),
    SAME_ENCODING("X", "*"),
    "X")

// What stands behind a cast from 16 bits is done in 16 bits, and the cast moves behind it. Softmax
// and LayerNorm add up many numbers: they keep their 32 bits.
DEF_PACKAGE_OPTIMIZATION(EARLY + 2,
    Op("Relu", Op(CAST, "X")),
    IS_FLOAT16("X"),
    Op(CAST, AS_HALF(Op("Relu.fp16", "X"))))

DEF_PACKAGE_OPTIMIZATION(EARLY + 3,
    Op(CAST, LET("Between", Op(CAST, "X"))),
    SAME_ENCODING("X", "*"),
    "X")

END_PKG_OPTS_DEFINITION();
