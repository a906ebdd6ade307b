# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""The costs of one layer of Llama-2-7B at 2,048 positions in bf16, by hand: llama2_layer.csv.

Written from the published shapes alone: operations with a multiplication and an addition as two, five
for each element of a softmax, four for each of a SiLU, bytes of what is read and written once. Times
are those of machines as their makers publish them: operations a second in bf16 without sparsity (the
n150 has no figure for bf16, so that the one for as many bits counts), and bytes a second between the
chip and its memory. Run it to write the file again.
"""
S, H, A, D, F = 2048, 4096, 32, 128, 11008  # positions, width, heads, width of one, inner width
B = 2  # bytes of bf16
X, ONE, Q, G, P = S * H, S, A * S * D, S * F, A * S * S  # elements of the tensors
MACHINES = {"SN40L": (638e12, 1600e9), "n150": (74e12, 288e9), "A100": (312e12, 2039e9)}

def norm(name):
    return [(name + ".pow", X, X, X), (name + ".mean", X, X, ONE), (name + ".add", ONE, ONE, ONE),
            (name + ".rsqrt", ONE, ONE, ONE), (name + ".mul", X, X + ONE, X),
            (name + ".mul_weight", X, H + X, X)]

def rotary(name):
    # The halves are cut out of one tensor: only what comes of it is read.
    return [(name + ".mul_cos", Q, Q + S * D, Q), (name + ".low_half", 0, Q // 2, Q // 2),
            (name + ".high_half", 0, Q // 2, Q // 2), (name + ".neg", Q // 2, Q // 2, Q // 2),
            (name + ".cat", 0, Q, Q), (name + ".mul_sin", Q, Q + S * D, Q), (name + ".add", Q, 2 * Q, Q)]

rows = norm("input_norm")
rows += [(n, 2 * S * H * H, X + H * H, X) for n in ("q_proj", "k_proj", "v_proj")]
rows += [(n + part, 0, X, X) for n in ("q", "k", "v") for part in (".view", ".transpose")]
rows += rotary("q_rotary") + rotary("k_rotary")
rows += [("attn.k_transpose", 0, Q, Q), ("attn.scores", 2 * A * S * S * D, 2 * Q, P),
         ("attn.scale", P, P, P), ("attn.mask", P, P + S * S, P), ("attn.softmax", 5 * P, P, P),
         ("attn.context", 2 * A * S * S * D, P + Q, Q), ("attn.transpose", 0, Q, Q),
         ("attn.reshape", 0, Q, Q), ("o_proj", 2 * S * H * H, X + H * H, X),
         ("attn_residual", X, 2 * X, X)]
rows += norm("post_attn_norm")
rows += [("gate_proj", 2 * S * H * F, X + H * F, G), ("silu", 4 * G, G, G),
         ("up_proj", 2 * S * H * F, X + H * F, G), ("gated", G, 2 * G, G),
         ("down_proj", 2 * S * F * H, G + F * H, X), ("mlp_residual", X, 2 * X, X)]

names = ",".join(f"seconds at least on {name}" for name in MACHINES)
print(f"# operator,operations,bytes read,bytes written,{names}; made by llama2_layer.py")
for name, operations, read, written in rows:
    seconds = (max(operations / peak, (read + written) * B / speed) for peak, speed in MACHINES.values())
    print(f"{name},{operations},{read * B},{written * B},{','.join(map(repr, seconds))}")
