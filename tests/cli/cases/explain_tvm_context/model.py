# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(
        x: R.Tensor((2, 64), dtype="float32"),
        y: R.Tensor((2, 64), dtype="float32"),
        wq: R.Tensor((64, 32), dtype="float32"),
        wk: R.Tensor((64, 32), dtype="float32"),
        wv: R.Tensor((64, 48), dtype="float32"),
    ):
        with R.dataflow():
            q: R.Tensor((2, 32), dtype="float32") = R.matmul(x, wq)
            k: R.Tensor((2, 32), dtype="float32") = R.matmul(x, wk)
            v: R.Tensor((2, 48), dtype="float32") = R.matmul(y, wv)
            more: R.Tensor((2, 32), dtype="float32") = R.matmul(y, wk)
            relu: R.Tensor((2, 32), dtype="float32") = R.nn.relu(q)
            out: R.Tensor((2, 32), dtype="float32") = R.add(relu, k)
            R.output(v, more, out)
        return (v, more, out)
