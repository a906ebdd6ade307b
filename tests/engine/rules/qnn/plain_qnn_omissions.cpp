// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/qnn/plain_qnn_omissions.h"

#include <cstdlib>

namespace fusewright::test {

const PlainOmissions& usualOmissions()
{
    static const bool leavesOut = std::getenv("FUSEWRIGHT_QNN_ALL") == nullptr;
    static const PlainOmissions omissions{
        .filledConstants = leavesOut, .inexactFloats = leavesOut, .lowRankSlices = leavesOut};
    return omissions;
}

} // namespace fusewright::test
