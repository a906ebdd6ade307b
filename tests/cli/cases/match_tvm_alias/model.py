# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((2, 4), dtype="float32")):
        with R.dataflow():
            a = R.exp(x)
            named = a
            b = R.sin(a)
            c = R.exp(b)
            again = c
            d = R.cos(again)
            e = R.exp(d)
            pair = (e, x)
            f = R.concat(pair, axis=0)
            gv = f
            R.output(b, named, gv)
        return b, named, gv
