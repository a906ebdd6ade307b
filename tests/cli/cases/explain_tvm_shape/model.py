# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((2, 4, 3), dtype="float32")):
        with R.dataflow():
            total: R.Tensor((2, 4), dtype="float32") = R.sum(x, axis=2)
            act: R.Tensor((2, 4), dtype="float32") = R.nn.relu(total)
            R.output(act)
        return act
