# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(
        image: R.Tensor((1, 224, 224, 3), dtype="float16"),
        conv1_weight: R.Tensor((32, 3, 3, 3), dtype="float16"),
        conv1_bias: R.Tensor((1, 1, 1, 32), dtype="float16"),
        conv2_weight: R.Tensor((64, 3, 3, 32), dtype="float16"),
        conv2_bias: R.Tensor((1, 1, 1, 64), dtype="float16"),
        conv3_weight: R.Tensor((128, 3, 3, 64), dtype="float16"),
        conv3_bias: R.Tensor((1, 1, 1, 128), dtype="float16"),
        conv4_weight: R.Tensor((256, 3, 3, 128), dtype="float16"),
        conv4_bias: R.Tensor((1, 1, 1, 256), dtype="float16"),
        positions: R.Tensor((1, 196, 256), dtype="float16"),
        block0_norm1_weight: R.Tensor((256,), dtype="float16"),
        block0_q_weight: R.Tensor((256, 256), dtype="float16"),
        block0_q_bias: R.Tensor((256,), dtype="float16"),
        block0_k_weight: R.Tensor((256, 256), dtype="float16"),
        block0_k_bias: R.Tensor((256,), dtype="float16"),
        block0_v_weight: R.Tensor((256, 256), dtype="float16"),
        block0_v_bias: R.Tensor((256,), dtype="float16"),
        block0_out_weight: R.Tensor((256, 256), dtype="float16"),
        block0_out_bias: R.Tensor((256,), dtype="float16"),
        block0_norm2_weight: R.Tensor((256,), dtype="float16"),
        block0_up_weight: R.Tensor((256, 1024), dtype="float16"),
        block0_up_bias: R.Tensor((1024,), dtype="float16"),
        block0_down_weight: R.Tensor((1024, 256), dtype="float16"),
        block0_down_bias: R.Tensor((256,), dtype="float16"),
        block1_norm1_weight: R.Tensor((256,), dtype="float16"),
        block1_q_weight: R.Tensor((256, 256), dtype="float16"),
        block1_q_bias: R.Tensor((256,), dtype="float16"),
        block1_k_weight: R.Tensor((256, 256), dtype="float16"),
        block1_k_bias: R.Tensor((256,), dtype="float16"),
        block1_v_weight: R.Tensor((256, 256), dtype="float16"),
        block1_v_bias: R.Tensor((256,), dtype="float16"),
        block1_out_weight: R.Tensor((256, 256), dtype="float16"),
        block1_out_bias: R.Tensor((256,), dtype="float16"),
        block1_norm2_weight: R.Tensor((256,), dtype="float16"),
        block1_gate_weight: R.Tensor((256, 1024), dtype="float16"),
        block1_gate_bias: R.Tensor((1024,), dtype="float16"),
        block1_up_weight: R.Tensor((256, 1024), dtype="float16"),
        block1_up_bias: R.Tensor((1024,), dtype="float16"),
        block1_down_weight: R.Tensor((1024, 256), dtype="float16"),
        block1_down_bias: R.Tensor((256,), dtype="float16"),
        block2_norm1_weight: R.Tensor((256,), dtype="float16"),
        block2_q_weight: R.Tensor((256, 256), dtype="float16"),
        block2_q_bias: R.Tensor((256,), dtype="float16"),
        block2_k_weight: R.Tensor((256, 256), dtype="float16"),
        block2_k_bias: R.Tensor((256,), dtype="float16"),
        block2_v_weight: R.Tensor((256, 256), dtype="float16"),
        block2_v_bias: R.Tensor((256,), dtype="float16"),
        block2_out_weight: R.Tensor((256, 256), dtype="float16"),
        block2_out_bias: R.Tensor((256,), dtype="float16"),
        block2_norm2_weight: R.Tensor((256,), dtype="float16"),
        block2_up_weight: R.Tensor((256, 1024), dtype="float16"),
        block2_up_bias: R.Tensor((1024,), dtype="float16"),
        block2_down_weight: R.Tensor((1024, 256), dtype="float16"),
        block2_down_bias: R.Tensor((256,), dtype="float16"),
        block3_norm1_weight: R.Tensor((256,), dtype="float16"),
        block3_q_weight: R.Tensor((256, 256), dtype="float16"),
        block3_q_bias: R.Tensor((256,), dtype="float16"),
        block3_k_weight: R.Tensor((256, 256), dtype="float16"),
        block3_k_bias: R.Tensor((256,), dtype="float16"),
        block3_v_weight: R.Tensor((256, 256), dtype="float16"),
        block3_v_bias: R.Tensor((256,), dtype="float16"),
        block3_out_weight: R.Tensor((256, 256), dtype="float16"),
        block3_out_bias: R.Tensor((256,), dtype="float16"),
        block3_norm2_weight: R.Tensor((256,), dtype="float16"),
        block3_gate_weight: R.Tensor((256, 1024), dtype="float16"),
        block3_gate_bias: R.Tensor((1024,), dtype="float16"),
        block3_up_weight: R.Tensor((256, 1024), dtype="float16"),
        block3_up_bias: R.Tensor((1024,), dtype="float16"),
        block3_down_weight: R.Tensor((1024, 256), dtype="float16"),
        block3_down_bias: R.Tensor((256,), dtype="float16"),
        norm_weight: R.Tensor((256,), dtype="float16"),
        head_weight: R.Tensor((256, 1001), dtype="float16"),
        head_bias: R.Tensor((1001,), dtype="float16"),
    ) -> R.Tuple(R.Tensor((1, 1001), dtype="float16"), R.Tensor((1, 28, 28, 128), dtype="float16")):
        R.func_attr({"num_input": 1})
        with R.dataflow():
            conv1: R.Tensor((1, 112, 112, 32), dtype="float16") = R.nn.conv2d(image, conv1_weight, strides=[2, 2], padding=[1, 1, 1, 1], dilation=[1, 1], groups=1, data_layout="NHWC", kernel_layout="OHWI", out_layout="NHWC", out_dtype="void")
            conv1_biased: R.Tensor((1, 112, 112, 32), dtype="float16") = R.add(conv1, conv1_bias)
            conv1_relu: R.Tensor((1, 112, 112, 32), dtype="float16") = R.nn.relu(conv1_biased)
            conv2: R.Tensor((1, 56, 56, 64), dtype="float16") = R.nn.conv2d(conv1_relu, conv2_weight, strides=[2, 2], padding=[1, 1, 1, 1], dilation=[1, 1], groups=1, data_layout="NHWC", kernel_layout="OHWI", out_layout="NHWC", out_dtype="void")
            conv2_biased: R.Tensor((1, 56, 56, 64), dtype="float16") = R.add(conv2, conv2_bias)
            conv2_relu: R.Tensor((1, 56, 56, 64), dtype="float16") = R.nn.relu(conv2_biased)
            conv3: R.Tensor((1, 28, 28, 128), dtype="float16") = R.nn.conv2d(conv2_relu, conv3_weight, strides=[2, 2], padding=[1, 1, 1, 1], dilation=[1, 1], groups=1, data_layout="NHWC", kernel_layout="OHWI", out_layout="NHWC", out_dtype="void")
            conv3_biased: R.Tensor((1, 28, 28, 128), dtype="float16") = R.add(conv3, conv3_bias)
            conv3_relu: R.Tensor((1, 28, 28, 128), dtype="float16") = R.nn.relu(conv3_biased)
            conv4: R.Tensor((1, 14, 14, 256), dtype="float16") = R.nn.conv2d(conv3_relu, conv4_weight, strides=[2, 2], padding=[1, 1, 1, 1], dilation=[1, 1], groups=1, data_layout="NHWC", kernel_layout="OHWI", out_layout="NHWC", out_dtype="void")
            conv4_biased: R.Tensor((1, 14, 14, 256), dtype="float16") = R.add(conv4, conv4_bias)
            conv4_relu: R.Tensor((1, 14, 14, 256), dtype="float16") = R.nn.relu(conv4_biased)
            patches: R.Tensor((1, 196, 256), dtype="float16") = R.reshape(conv4_relu, R.shape([1, 196, 256]))
            tokens: R.Tensor((1, 196, 256), dtype="float16") = R.add(patches, positions)
            block0_norm1: R.Tensor((1, 196, 256), dtype="float16") = R.nn.rms_norm(tokens, block0_norm1_weight, axes=[-1], epsilon=1e-05)
            block0_q: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block0_norm1, block0_q_weight, out_dtype="void")
            block0_q_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block0_q, block0_q_bias)
            block0_q_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block0_q_biased, R.shape([1, 196, 4, 64]))
            block0_k: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block0_norm1, block0_k_weight, out_dtype="void")
            block0_k_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block0_k, block0_k_bias)
            block0_k_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block0_k_biased, R.shape([1, 196, 4, 64]))
            block0_v: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block0_norm1, block0_v_weight, out_dtype="void")
            block0_v_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block0_v, block0_v_bias)
            block0_v_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block0_v_biased, R.shape([1, 196, 4, 64]))
            block0_attention: R.Tensor((1, 196, 4, 64), dtype="float16") = R.nn.attention(block0_q_split, block0_k_split, block0_v_split, scale=None, causal_mask=None, window_size=None)
            block0_joined: R.Tensor((1, 196, 256), dtype="float16") = R.reshape(block0_attention, R.shape([1, 196, 256]))
            block0_out: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block0_joined, block0_out_weight, out_dtype="void")
            block0_out_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block0_out, block0_out_bias)
            block0_mid: R.Tensor((1, 196, 256), dtype="float16") = R.add(tokens, block0_out_biased)
            block0_norm2: R.Tensor((1, 196, 256), dtype="float16") = R.nn.rms_norm(block0_mid, block0_norm2_weight, axes=[-1], epsilon=1e-05)
            block0_up: R.Tensor((1, 196, 1024), dtype="float16") = R.matmul(block0_norm2, block0_up_weight, out_dtype="void")
            block0_up_biased: R.Tensor((1, 196, 1024), dtype="float16") = R.add(block0_up, block0_up_bias)
            block0_gelu: R.Tensor((1, 196, 1024), dtype="float16") = R.nn.gelu(block0_up_biased)
            block0_down: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block0_gelu, block0_down_weight, out_dtype="void")
            block0_down_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block0_down, block0_down_bias)
            block0_result: R.Tensor((1, 196, 256), dtype="float16") = R.add(block0_mid, block0_down_biased)
            block1_norm1: R.Tensor((1, 196, 256), dtype="float16") = R.nn.rms_norm(block0_result, block1_norm1_weight, axes=[-1], epsilon=1e-05)
            block1_q: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block1_norm1, block1_q_weight, out_dtype="void")
            block1_q_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block1_q, block1_q_bias)
            block1_q_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block1_q_biased, R.shape([1, 196, 4, 64]))
            block1_k: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block1_norm1, block1_k_weight, out_dtype="void")
            block1_k_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block1_k, block1_k_bias)
            block1_k_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block1_k_biased, R.shape([1, 196, 4, 64]))
            block1_v: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block1_norm1, block1_v_weight, out_dtype="void")
            block1_v_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block1_v, block1_v_bias)
            block1_v_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block1_v_biased, R.shape([1, 196, 4, 64]))
            block1_q_heads: R.Tensor((1, 4, 196, 64), dtype="float16") = R.permute_dims(block1_q_split, axes=[0, 2, 1, 3])
            block1_k_heads: R.Tensor((1, 4, 64, 196), dtype="float16") = R.permute_dims(block1_k_split, axes=[0, 2, 3, 1])
            block1_v_heads: R.Tensor((1, 4, 196, 64), dtype="float16") = R.permute_dims(block1_v_split, axes=[0, 2, 1, 3])
            block1_scores: R.Tensor((1, 4, 196, 196), dtype="float16") = R.matmul(block1_q_heads, block1_k_heads, out_dtype="void")
            block1_scaled: R.Tensor((1, 4, 196, 196), dtype="float16") = R.multiply(block1_scores, R.const(0.125, "float16"))
            block1_probs: R.Tensor((1, 4, 196, 196), dtype="float16") = R.nn.softmax(block1_scaled, axis=-1)
            block1_mix: R.Tensor((1, 4, 196, 64), dtype="float16") = R.matmul(block1_probs, block1_v_heads, out_dtype="void")
            block1_mixed: R.Tensor((1, 196, 4, 64), dtype="float16") = R.permute_dims(block1_mix, axes=[0, 2, 1, 3])
            block1_joined: R.Tensor((1, 196, 256), dtype="float16") = R.reshape(block1_mixed, R.shape([1, 196, 256]))
            block1_out: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block1_joined, block1_out_weight, out_dtype="void")
            block1_out_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block1_out, block1_out_bias)
            block1_mid: R.Tensor((1, 196, 256), dtype="float16") = R.add(block0_result, block1_out_biased)
            block1_norm2: R.Tensor((1, 196, 256), dtype="float16") = R.nn.rms_norm(block1_mid, block1_norm2_weight, axes=[-1], epsilon=1e-05)
            block1_gate: R.Tensor((1, 196, 1024), dtype="float16") = R.matmul(block1_norm2, block1_gate_weight, out_dtype="void")
            block1_gate_biased: R.Tensor((1, 196, 1024), dtype="float16") = R.add(block1_gate, block1_gate_bias)
            block1_silu: R.Tensor((1, 196, 1024), dtype="float16") = R.nn.silu(block1_gate_biased)
            block1_up: R.Tensor((1, 196, 1024), dtype="float16") = R.matmul(block1_norm2, block1_up_weight, out_dtype="void")
            block1_up_biased: R.Tensor((1, 196, 1024), dtype="float16") = R.add(block1_up, block1_up_bias)
            block1_gated: R.Tensor((1, 196, 1024), dtype="float16") = R.multiply(block1_silu, block1_up_biased)
            block1_down: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block1_gated, block1_down_weight, out_dtype="void")
            block1_down_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block1_down, block1_down_bias)
            block1_result: R.Tensor((1, 196, 256), dtype="float16") = R.add(block1_mid, block1_down_biased)
            block2_norm1: R.Tensor((1, 196, 256), dtype="float16") = R.nn.rms_norm(block1_result, block2_norm1_weight, axes=[-1], epsilon=1e-05)
            block2_q: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block2_norm1, block2_q_weight, out_dtype="void")
            block2_q_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block2_q, block2_q_bias)
            block2_q_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block2_q_biased, R.shape([1, 196, 4, 64]))
            block2_k: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block2_norm1, block2_k_weight, out_dtype="void")
            block2_k_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block2_k, block2_k_bias)
            block2_k_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block2_k_biased, R.shape([1, 196, 4, 64]))
            block2_v: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block2_norm1, block2_v_weight, out_dtype="void")
            block2_v_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block2_v, block2_v_bias)
            block2_v_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block2_v_biased, R.shape([1, 196, 4, 64]))
            block2_attention: R.Tensor((1, 196, 4, 64), dtype="float16") = R.nn.attention(block2_q_split, block2_k_split, block2_v_split, scale=None, causal_mask=None, window_size=None)
            block2_joined: R.Tensor((1, 196, 256), dtype="float16") = R.reshape(block2_attention, R.shape([1, 196, 256]))
            block2_out: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block2_joined, block2_out_weight, out_dtype="void")
            block2_out_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block2_out, block2_out_bias)
            block2_mid: R.Tensor((1, 196, 256), dtype="float16") = R.add(block1_result, block2_out_biased)
            block2_norm2: R.Tensor((1, 196, 256), dtype="float16") = R.nn.rms_norm(block2_mid, block2_norm2_weight, axes=[-1], epsilon=1e-05)
            block2_up: R.Tensor((1, 196, 1024), dtype="float16") = R.matmul(block2_norm2, block2_up_weight, out_dtype="void")
            block2_up_biased: R.Tensor((1, 196, 1024), dtype="float16") = R.add(block2_up, block2_up_bias)
            block2_gelu: R.Tensor((1, 196, 1024), dtype="float16") = R.nn.gelu(block2_up_biased)
            block2_down: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block2_gelu, block2_down_weight, out_dtype="void")
            block2_down_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block2_down, block2_down_bias)
            block2_result: R.Tensor((1, 196, 256), dtype="float16") = R.add(block2_mid, block2_down_biased)
            block3_norm1: R.Tensor((1, 196, 256), dtype="float16") = R.nn.rms_norm(block2_result, block3_norm1_weight, axes=[-1], epsilon=1e-05)
            block3_q: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block3_norm1, block3_q_weight, out_dtype="void")
            block3_q_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block3_q, block3_q_bias)
            block3_q_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block3_q_biased, R.shape([1, 196, 4, 64]))
            block3_k: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block3_norm1, block3_k_weight, out_dtype="void")
            block3_k_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block3_k, block3_k_bias)
            block3_k_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block3_k_biased, R.shape([1, 196, 4, 64]))
            block3_v: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block3_norm1, block3_v_weight, out_dtype="void")
            block3_v_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block3_v, block3_v_bias)
            block3_v_split: R.Tensor((1, 196, 4, 64), dtype="float16") = R.reshape(block3_v_biased, R.shape([1, 196, 4, 64]))
            block3_q_heads: R.Tensor((1, 4, 196, 64), dtype="float16") = R.permute_dims(block3_q_split, axes=[0, 2, 1, 3])
            block3_k_heads: R.Tensor((1, 4, 64, 196), dtype="float16") = R.permute_dims(block3_k_split, axes=[0, 2, 3, 1])
            block3_v_heads: R.Tensor((1, 4, 196, 64), dtype="float16") = R.permute_dims(block3_v_split, axes=[0, 2, 1, 3])
            block3_scores: R.Tensor((1, 4, 196, 196), dtype="float16") = R.matmul(block3_q_heads, block3_k_heads, out_dtype="void")
            block3_scaled: R.Tensor((1, 4, 196, 196), dtype="float16") = R.multiply(block3_scores, R.const(0.125, "float16"))
            block3_probs: R.Tensor((1, 4, 196, 196), dtype="float16") = R.nn.softmax(block3_scaled, axis=-1)
            block3_mix: R.Tensor((1, 4, 196, 64), dtype="float16") = R.matmul(block3_probs, block3_v_heads, out_dtype="void")
            block3_mixed: R.Tensor((1, 196, 4, 64), dtype="float16") = R.permute_dims(block3_mix, axes=[0, 2, 1, 3])
            block3_joined: R.Tensor((1, 196, 256), dtype="float16") = R.reshape(block3_mixed, R.shape([1, 196, 256]))
            block3_out: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block3_joined, block3_out_weight, out_dtype="void")
            block3_out_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block3_out, block3_out_bias)
            block3_mid: R.Tensor((1, 196, 256), dtype="float16") = R.add(block2_result, block3_out_biased)
            block3_norm2: R.Tensor((1, 196, 256), dtype="float16") = R.nn.rms_norm(block3_mid, block3_norm2_weight, axes=[-1], epsilon=1e-05)
            block3_gate: R.Tensor((1, 196, 1024), dtype="float16") = R.matmul(block3_norm2, block3_gate_weight, out_dtype="void")
            block3_gate_biased: R.Tensor((1, 196, 1024), dtype="float16") = R.add(block3_gate, block3_gate_bias)
            block3_silu: R.Tensor((1, 196, 1024), dtype="float16") = R.nn.silu(block3_gate_biased)
            block3_up: R.Tensor((1, 196, 1024), dtype="float16") = R.matmul(block3_norm2, block3_up_weight, out_dtype="void")
            block3_up_biased: R.Tensor((1, 196, 1024), dtype="float16") = R.add(block3_up, block3_up_bias)
            block3_gated: R.Tensor((1, 196, 1024), dtype="float16") = R.multiply(block3_silu, block3_up_biased)
            block3_down: R.Tensor((1, 196, 256), dtype="float16") = R.matmul(block3_gated, block3_down_weight, out_dtype="void")
            block3_down_biased: R.Tensor((1, 196, 256), dtype="float16") = R.add(block3_down, block3_down_bias)
            block3_result: R.Tensor((1, 196, 256), dtype="float16") = R.add(block3_mid, block3_down_biased)
            norm: R.Tensor((1, 196, 256), dtype="float16") = R.nn.rms_norm(block3_result, norm_weight, axes=[-1], epsilon=1e-05)
            pooled: R.Tensor((1, 256), dtype="float16") = R.mean(norm, axis=[1], keepdims=False)
            head: R.Tensor((1, 1001), dtype="float16") = R.matmul(pooled, head_weight, out_dtype="void")
            head_biased: R.Tensor((1, 1001), dtype="float16") = R.add(head, head_bias)
            R.output(head_biased, conv3_biased)
        return (head_biased, conv3_biased)
