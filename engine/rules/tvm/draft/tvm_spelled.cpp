// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/draft/tvm_spelled.h"

namespace fusewright {

std::vector<SpelledStep> spelledForTvm(std::string_view canonical, std::size_t tensors)
{
    const bool isProduct = canonical == "linear" && (tensors == 2 || tensors == 3);
    if (isProduct) {
        std::vector<SpelledStep> steps{{"relax.permute_dims", {1}}, {"relax.matmul", {0, -1}}};
        if (tensors == 3)
            steps.push_back({"relax.add", {-2, 2}});
        return steps;
    }
    if (canonical == "addmm" && tensors == 3)
        return {{"relax.matmul", {1, 2}}, {"relax.add", {-1, 0}}};
    if (canonical == "bmm" && tensors == 2)
        return {{"relax.matmul", {0, 1}}};
    if (canonical == "rsub" && tensors == 2)
        return {{"relax.subtract", {1, 0}}};
    if ((canonical == "transpose" || canonical == "t") && tensors == 1)
        return {{"relax.permute_dims", {0}}};
    if (canonical == "view" && tensors == 1)
        return {{"relax.reshape", {0}}};
    return {};
}

} // namespace fusewright
