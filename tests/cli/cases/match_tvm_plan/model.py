# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(
        x: R.Tensor((4, 64), dtype="float16"),
        w0: R.Tensor((64, 66), dtype="float16"),
        b0: R.Tensor((66,), dtype="float16"),
        w1: R.Tensor((66, 32), dtype="float16"),
        w2: R.Tensor((32, 32), dtype="float16"),
    ) -> R.Tensor((4, 32), dtype="float16"):
        R.func_attr({"num_input": 1})
        with R.dataflow():
            first: R.Tensor((4, 66), dtype="float16") = R.matmul(x, w0)
            biased: R.Tensor((4, 66), dtype="float16") = R.add(b0, first)
            wide: R.Tensor((4, 66), dtype="float16") = R.nn.gelu(biased)
            second: R.Tensor((4, 32), dtype="float16") = R.matmul(wide, w1)
            narrow: R.Tensor((4, 32), dtype="float16") = R.nn.relu(second)
            third: R.Tensor((4, 32), dtype="float16") = R.matmul(narrow, w2)
            mixed: R.Tensor((4, 32), dtype="float16") = R.add(third, narrow)
            result: R.Tensor((4, 32), dtype="float16") = R.tanh(mixed)
            R.output(result)
        return result
