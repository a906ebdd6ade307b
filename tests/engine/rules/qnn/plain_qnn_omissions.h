// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace fusewright::test {

/// What is left out until the program agrees with the specification there.
struct PlainOmissions {
    bool filledConstants = true; ///< `gen_ConstArr_*` of more than one element.
    bool inexactFloats = true;   ///< That floats have 32 bits; else they have 64.
    bool lowRankSlices = true;   ///< The ranks of shapes that say what a slice is.
};

/// All of it; nothing where the environment variable FUSEWRIGHT_QNN_ALL is set.
const PlainOmissions& usualOmissions();

} // namespace fusewright::test
