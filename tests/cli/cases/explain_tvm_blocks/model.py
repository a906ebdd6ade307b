# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
@I.ir_module
class Module:
    @R.function(private=True)
    def inner(a: R.Tensor((2, 4), "float32")):
        with R.dataflow():
            i = R.exp(a)
            j = R.nn.relu(i)
            R.output(j)
        return j

    @R.function
    def main(x: R.Tensor((2, 4), "float32"), w: R.Tensor((2,4), "float32")):
        cls = Module
        with R.dataflow():
            a = R.exp(x)
            R.output(a)
        with R.dataflow():
            b = R.nn.relu(a)
            c = R.exp(b)
            d = R.nn.relu(c)
            R.output(d)
        e = R.exp(d)
        f = R.nn.relu(e)
        g = cls.inner(f)
        with R.dataflow():
            h = R.nn.relu(g)
            R.output(h)
        return h
