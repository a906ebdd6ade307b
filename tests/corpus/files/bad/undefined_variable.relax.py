@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((1, "n"), dtype="float32"), weight: R.Tensor(("n", 8), dtype="float32")):
        with R.dataflow():
            hidden = R.matmul(x, weight)
            gv = R.nn.relu(hiden)
            R.output(gv)
        return gv
