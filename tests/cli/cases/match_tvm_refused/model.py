# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((2, 4), dtype="float32")):
        with R.dataflow():
            scaled = R.multiply(x, R.const(2.0, "float32"))
            a = R.exp(scaled)
            b = R.sin(scaled)
            c = R.cos(scaled)
            R.output(a, b, c)
        return a, b, c
