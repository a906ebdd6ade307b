from sambaflow.compiler import op_fusion

@op_fusion(func_name="my_block", heuristic="SAFE_GEMM")
class Block(nn.Module):
    pass
