# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Transformers, speech, generative, recommenders, recurrent ones."""

from generate_vision import resnet50
from onnx_net import BOOL, INT64, Net


def heads(g, x, t, h, d):
    """[1, t, h * d] to [1, h, t, d]."""
    return g.transpose(g.reshape(x, 1, t, h, d), 0, 2, 1, 3)


def detr():
    g = Net("detr_r50")
    x = resnet50(g, g.input("pixel_values", 1, 3, 800, 800), "backbone/0/body")[-1]
    x = g.conv("input_proj", x, 2048, 256)
    x = g.transpose(g.reshape(x, 1, 256, 625), 2, 0, 1)
    pos = g.param("backbone.position.weight", 625, 1, 256)
    query = g.param("query_embed.weight", 100, 1, 256)

    def attention(name, q, k, v, tq, tk):
        """nn.MultiheadAttention: sequence first, heads folded into the batch."""
        with g.at(name):
            def project(which, y, t):
                y = g.op("Add", g.op("MatMul", y, g.param(f"in_proj_{which}.weight", 256, 256)),
                         g.param(f"in_proj_{which}.bias", 256))
                return g.transpose(g.reshape(y, t, 8, 32), 1, 0, 2)
            q, k, v = project("q", q, tq), project("k", k, tk), project("v", v, tk)
            q, k = g.op("Mul", q, 0.1767767), g.transpose(k, 0, 2, 1)
            y = g.op("MatMul", g.op("Softmax", g.op("MatMul", q, k), axis=-1), v)
            y = g.gemm("out_proj", g.reshape(g.transpose(y, 1, 0, 2), tq, 256), 256, 256)
            return g.reshape(y, tq, 1, 256)

    def mlp(x):
        return g.linear("linear2", g.relu(g.linear("linear1", x, 256, 2048)), 2048, 256)

    for i in range(6):
        with g.at("transformer", "encoder", f"layers.{i}"):
            q = g.add(x, pos)
            x = g.norm("norm1", g.add(x, attention("self_attn", q, q, x, 625, 625)), 256)
            x = g.norm("norm2", g.add(x, mlp(x)), 256)
    memory, x = x, g.param("target.weight", 100, 1, 256)
    for i in range(6):
        with g.at("transformer", "decoder", f"layers.{i}"):
            q = g.add(x, query)
            x = g.norm("norm1", g.add(x, attention("self_attn", q, q, x, 100, 100)), 256)
            y = attention("multihead_attn", g.add(x, query), g.add(memory, pos), memory, 100, 625)
            x = g.norm("norm2", g.add(x, y), 256)
            x = g.norm("norm3", g.add(x, mlp(x)), 256)
    x = g.transpose(g.norm("transformer/decoder/norm", x, 256), 1, 0, 2)
    g.output(g.linear("class_embed", x, 256, 92), "pred_logits")
    for i, (c, o) in enumerate(((256, 256), (256, 256), (256, 4))):
        x = g.linear(f"bbox_embed/layers.{i}", x, c, o)
        x = g.relu(x, "bbox_embed") if i < 2 else g.op("Sigmoid", x)
    g.output(x, "pred_boxes")
    return g


def swin_t():
    g = Net("swin_t", opset=17)
    x = g.conv("features/0/0", g.input("input", 1, 3, 224, 224), 3, 96, 4, 4, 0)
    with g.at("features", "0", "1"):
        x = g.transpose(x, 0, 2, 3, 1)
    x = g.norm("features/0/2", x, 96)
    c, size, n = 96, 56, 1

    def roll(x, by):
        """torch.roll over both axes: two slices and a concat each."""
        for axis in (1, 2):
            x = g.concat(axis, g.slice(x, by, 10 ** 6, axis), g.slice(x, 0, by, axis))
        return x

    for count in (2, 2, 6, 2):
        h, w = c // 32, size // 7
        for i in range(count):
            with g.at("features", n, i):
                y = g.norm("norm1", x, c)
                with g.at("attn"):
                    shifts = i % 2 and w > 1
                    y = roll(y, 3) if shifts else y
                    y = g.transpose(g.reshape(y, 1, w, 7, w, 7, c), 0, 1, 3, 2, 4, 5)
                    y = g.linear("qkv", g.reshape(y, w * w, 49, c), c, 3 * c)
                    y = g.transpose(g.reshape(y, w * w, 49, 3, h, 32), 2, 0, 3, 1, 4)
                    q, k, v = (g.op("Gather", y, j, axis=0) for j in range(3))
                    y = g.op("MatMul", g.op("Mul", q, 0.1767767), g.transpose(k, 0, 1, 3, 2))
                    bias = g.op("Gather", g.param("relative_position_bias_table.weight", 169, h),
                                g.param("relative_position_index.weight", 2401, kind=INT64))
                    bias = g.op("Unsqueeze", g.transpose(g.reshape(bias, 49, 49, h), 2, 0, 1), [0])
                    y = g.add(y, bias)
                    if shifts:
                        mask = g.param("attn_mask.weight", w * w, 1, 49, 49)
                        y = g.add(g.reshape(y, 1, w * w, h, 49, 49), g.op("Unsqueeze", mask, [0]))
                        y = g.reshape(y, -1, h, 49, 49)
                    y = g.op("MatMul", g.op("Softmax", y, axis=-1), v)
                    y = g.reshape(g.transpose(y, 0, 2, 1, 3), w * w, 49, c)
                    y = g.reshape(g.linear("proj", y, c, c), 1, w, w, 7, 7, c)
                    y = g.reshape(g.transpose(y, 0, 1, 3, 2, 4, 5), 1, size, size, c)
                    y = roll(y, -3) if shifts else y
                x = g.add(x, y)
                y = g.gelu(g.linear("mlp/0", g.norm("norm2", x, c), c, 4 * c), "mlp/1")
                x = g.add(x, g.linear("mlp/3", y, 4 * c, c))
        n += 1
        if count != 2 or size > 7:
            if size == 7:
                break
            with g.at("features", n):  # PatchMerging
                parts = [g.slice(g.slice(x, a, 10 ** 6, 1, 2), b, 10 ** 6, 2, 2) for b in (0, 1) for a in (0, 1)]
                x = g.linear("reduction", g.norm("norm", g.concat(3, *parts), 4 * c), 4 * c, 2 * c, bias=False)
            c, size, n = 2 * c, size // 2, n + 1
    x = g.transpose(g.norm("norm", x, c), 0, 3, 1, 2)
    x = g.op("Flatten", g.op("GlobalAveragePool", x))
    g.output(g.gemm("head", x, c, 1000), "output")
    return g


def vit_b_16():
    g = Net("vit_b_16")
    with g.at("vit"):
        with g.at("embeddings"):
            x = g.conv("patch_embeddings/projection", g.input("pixel_values", 1, 3, 224, 224), 3, 768, 16, 16, 0)
            x = g.transpose(g.reshape(x, 1, 768, 196), 0, 2, 1)
            x = g.concat(1, g.param("cls_token.weight", 1, 1, 768), x)
            x = g.add(x, g.param("position_embeddings.weight", 1, 197, 768))
        for i in range(12):
            with g.at("encoder", f"layer.{i}"):
                y = g.norm("layernorm_before", x, 768)
                with g.at("attention"):
                    with g.at("attention"):
                        k = heads(g, g.linear("key", y, 768, 768), 197, 12, 64)
                        v = heads(g, g.linear("value", y, 768, 768), 197, 12, 64)
                        q = heads(g, g.linear("query", y, 768, 768), 197, 12, 64)
                        y = g.op("Div", g.op("MatMul", q, g.transpose(k, 0, 1, 3, 2)), 8.0)
                        y = g.op("MatMul", g.op("Softmax", y, axis=-1), v)
                        y = g.reshape(g.transpose(y, 0, 2, 1, 3), 1, 197, 768)
                    y = g.linear("output/dense", y, 768, 768)
                x = g.add(y, x)
                y = g.norm("layernorm_after", x, 768)
                y = g.gelu(g.linear("intermediate/dense", y, 768, 3072), "intermediate/intermediate_act_fn")
                y = g.linear("output/dense", y, 3072, 768)
                with g.at("output"):
                    x = g.add(y, x)
        x = g.norm("layernorm", x, 768)
    g.output(g.gemm("classifier", g.op("Gather", x, 0, axis=1), 768, 1000), "logits")
    return g


def t5_small():
    """Encoder and decoder; the position bias of the first layer serves all layers."""
    g = Net("t5_small")
    shared = g.param("shared.weight", 32128, 512)
    t = 64

    def rms(name, x):
        with g.at(name):
            v = g.op("ReduceMean", g.op("Pow", x, 2.0), axes=[-1])
            y = g.op("Mul", x, g.op("Div", 1.0, g.op("Sqrt", g.op("Add", v, 1e-6))))
            return g.op("Mul", g.param("weight", 512), y)

    def bias(mask):
        """Buckets of distances, an embedding, and the mask."""
        at = g.param("positions.weight", t, kind=INT64)
        d = g.op("Sub", g.op("Unsqueeze", at, [0]), g.op("Unsqueeze", at, [1]))
        far = g.op("Cast", g.op("Greater", d, 0), to=INT64)
        far, d = g.op("Mul", far, 16), g.op("Abs", d)
        y = g.op("Log", g.op("Div", g.op("Cast", d, to=1), 8.0))
        y = g.op("Cast", g.op("Mul", g.op("Div", y, 2.7726), 8.0), to=INT64)
        y = g.op("Min", g.op("Add", y, 8), 15)
        y = g.op("Add", far, g.op("Where", g.op("Less", d, 8), d, y))
        y = g.op("Gather", g.param("relative_attention_bias.weight", 32, 8), y)
        y = g.op("Unsqueeze", g.transpose(y, 2, 0, 1), [0])
        return g.add(y, mask)

    def attention(name, x, memory, places):
        with g.at(name):
            q = heads(g, g.linear("q", x, 512, 512, False), t, 8, 64)
            k = heads(g, g.linear("k", memory, 512, 512, False), t, 8, 64)
            v = heads(g, g.linear("v", memory, 512, 512, False), t, 8, 64)
            scores = g.op("MatMul", q, g.transpose(k, 0, 1, 3, 2))
            if places[0] is None:
                places[0] = bias(places[1])
            y = g.op("MatMul", g.op("Softmax", g.add(scores, places[0]), axis=-1), v)
            return g.linear("o", g.reshape(g.transpose(y, 0, 2, 1, 3), 1, t, 512), 512, 512, False)

    def stack(name, tokens, mask, memory=None, memory_mask=None):
        with g.at(name):
            x = g.op("Gather", shared, tokens)
            y = g.op("Cast", g.op("Unsqueeze", mask, [1, 2]), to=1)
            places = [None, g.op("Mul", g.op("Sub", 1.0, y), -3.4e38)]
            for i in range(6):
                with g.at(f"block.{i}"):
                    with g.at("layer.0"):
                        y = rms("layer_norm", x)
                        x = g.add(x, attention("SelfAttention", y, y, places))
                    if memory:
                        with g.at("layer.1"):
                            y = rms("layer_norm", x)
                            x = g.add(x, attention("EncDecAttention", y, memory, [memory_mask]))
                    with g.at("layer.2" if memory else "layer.1"):
                        y = rms("layer_norm", x)
                        with g.at("DenseReluDense"):
                            y = g.linear("wo", g.relu(g.linear("wi", y, 512, 2048, False), "act"), 2048, 512, False)
                        x = g.add(x, y)
            return rms("final_layer_norm", x), places[1]

    mask = g.input("attention_mask", 1, t, kind=INT64)
    memory, far = stack("encoder", g.input("input_ids", 1, t, kind=INT64), mask)
    x, _ = stack("decoder", g.input("decoder_input_ids", 1, t, kind=INT64),
                 g.input("decoder_attention_mask", 1, t, kind=INT64), memory, far)
    g.output(g.linear("lm_head", g.op("Mul", x, 0.04419), 512, 32128, False), "logits")
    return g


def whisper_tiny():
    """Four layers of encoder and of decoder; the decoder gives out its keys and values."""
    g = Net("whisper_tiny")
    d, caches = 384, []

    def attention(name, x, memory, t, s, keeps, mask=None):
        with g.at(name):
            q = heads(g, g.op("Mul", g.linear("q_proj", x, d, d), 0.125), t, 6, 64)
            k = heads(g, g.linear("k_proj", memory, d, d, False), s, 6, 64)
            v = heads(g, g.linear("v_proj", memory, d, d), s, 6, 64)
            if keeps:
                caches.extend([(k, "key"), (v, "value")])
            y = g.op("MatMul", q, g.transpose(k, 0, 1, 3, 2))
            y = g.op("Softmax", g.add(y, mask) if mask else y, axis=-1)
            y = g.transpose(g.op("MatMul", y, v), 0, 2, 1, 3)
            return g.linear("out_proj", g.reshape(y, 1, t, d), d, d)

    def mlp(x):
        y = g.norm("final_layer_norm", x, d)
        y = g.gelu(g.linear("fc1", y, d, 4 * d), "activation_fn")
        return g.add(x, g.linear("fc2", y, 4 * d, d))

    with g.at("model", "encoder"):
        x, c = g.input("input_features", 1, 80, 3000), 80
        for i in (1, 2):
            with g.at(f"conv{i}"):
                x = g.op("Conv", x, g.param("weight", d, c, 3), g.param("bias", d), kernel_shape=[3],
                         strides=[i], pads=[1, 1])
            x, c = g.gelu(x), d
        x = g.add(g.transpose(x, 0, 2, 1), g.param("embed_positions.weight", 1500, d))
        for i in range(4):
            with g.at(f"layers.{i}"):
                y = g.norm("self_attn_layer_norm", x, d)
                x = mlp(g.add(x, attention("self_attn", y, y, 1500, 1500, False)))
        memory = g.norm("layer_norm", x, d)
    with g.at("model", "decoder"):
        tokens = g.param("embed_tokens.weight", 51865, d)
        x = g.op("Gather", tokens, g.input("decoder_input_ids", 1, 32, kind=INT64))
        at = g.slice(g.param("embed_positions.weight", 448, d), 0, 32, 0)
        x, mask = g.add(x, at), g.param("mask.weight", 1, 1, 32, 32)
        for i in range(4):
            with g.at(f"layers.{i}"):
                y = g.norm("self_attn_layer_norm", x, d)
                x = g.add(x, attention("self_attn", y, y, 32, 32, True, mask))
                y = g.norm("encoder_attn_layer_norm", x, d)
                x = mlp(g.add(x, attention("encoder_attn", y, memory, 32, 1500, True)))
        x = g.norm("layer_norm", x, d)
    with g.at("proj_out"):
        x = g.op("MatMul", x, g.param("weight", d, 51865))
    g.output(x, "logits")
    for i, (value, kind) in enumerate(caches):
        g.output(value, f"present.{i // 4}.{('decoder', 'encoder')[i // 2 % 2]}.{kind}")
    return g


def conformer():
    """Conformer-S: 16 layers of two half feed-forwards, relative attention and a convolution."""
    g = Net("conformer_s_flat", named=False)
    d, t = 144, 250
    x = g.input("features", 1, 1, 1003, 80)
    x = g.relu(g.conv("pre_encode/conv/0", x, 1, d, 3, 2, 0))
    x = g.relu(g.conv("pre_encode/conv/2", x, d, d, 3, 2, 0))
    x = g.linear("pre_encode/out", g.reshape(g.transpose(x, 0, 2, 1, 3), 1, t, 19 * d), 19 * d, d)
    x = g.op("Mul", x, 12.0)
    pos = g.slice(g.param("pos_enc.weight", 1, 9999, d), 4750, 4750 + 2 * t - 1, 1)
    mask = g.op("Unsqueeze", g.input("mask", 1, t, t, kind=BOOL), [1])

    def feed(name, x):
        y = g.norm(f"norm_{name}", x, d)
        with g.at(name):
            y = g.linear("linear2", g.silu(g.linear("linear1", y, d, 4 * d)), 4 * d, d)
        return g.add(x, g.op("Mul", y, 0.5))

    for i in range(16):
        with g.at(f"layers.{i}"):
            x = feed("feed_forward1", x)
            y = g.norm("norm_self_att", x, d)
            with g.at("self_attn"):
                q = g.reshape(g.linear("linear_q", y, d, d), 1, t, 4, 36)
                k = heads(g, g.linear("linear_k", y, d, d), t, 4, 36)
                v = heads(g, g.linear("linear_v", y, d, d), t, 4, 36)
                p = heads(g, g.linear("linear_pos", pos, d, d, False), 2 * t - 1, 4, 36)
                qu = g.transpose(g.add(q, g.param("pos_bias_u.bias", 4, 36)), 0, 2, 1, 3)
                qv = g.transpose(g.add(q, g.param("pos_bias_v.bias", 4, 36)), 0, 2, 1, 3)
                b = g.op("MatMul", qv, g.transpose(p, 0, 1, 3, 2))
                b = g.op("Pad", b, [0, 0, 0, 1, 0, 0, 0, 0])  # shifts rows against each other
                b = g.reshape(g.slice(g.reshape(b, 1, 4, 2 * t, t), 1, 10 ** 6, 2), 1, 4, t, 2 * t - 1)
                a = g.op("MatMul", qu, g.transpose(k, 0, 1, 3, 2))
                a = g.op("Div", g.add(a, g.slice(b, 0, t, 3)), 6.0)
                a = g.op("Softmax", g.op("Where", mask, -10000.0, a), axis=-1)
                a = g.op("MatMul", g.op("Where", mask, 0.0, a), v)
                y = g.linear("linear_out", g.reshape(g.transpose(a, 0, 2, 1, 3), 1, t, d), d, d)
            x = g.add(x, y)
            y = g.transpose(g.norm("norm_conv", x, d), 0, 2, 1)
            with g.at("conv"):
                def conv1d(name, y, cin, cout, k=1, groups=1):
                    with g.at(name):
                        return g.op("Conv", y, g.param("weight", cout, cin // groups, k), g.param("bias", cout),
                                    kernel_shape=[k], pads=[k // 2] * 2, group=groups)
                a, b = g.split(conv1d("pointwise_conv1", y, d, 2 * d), [d, d], 1)
                y = conv1d("depthwise_conv", g.op("Mul", a, g.op("Sigmoid", b)), d, d, 31, d)
                y = conv1d("pointwise_conv2", g.silu(y), d, d)
            x = g.add(x, g.transpose(y, 0, 2, 1))
            x = g.norm("norm_out", feed("feed_forward2", x), d)
    g.output(g.op("LogSoftmax", g.linear("decoder", x, d, 1025), axis=-1), "logprobs")
    return g


def vae_decoder():
    """The decoder of Stable Diffusion's autoencoder; GroupNorm as PyTorch exports it."""
    g = Net("sd_vae_decoder")
    size = [64]

    def group_norm(name, x, c):
        with g.at(name):
            y = g.reshape(x, 1, 32, -1)
            y = g.op("InstanceNormalization", y, g.param("ones.weight", 32), g.param("zeros.bias", 32))
            y = g.reshape(y, 1, c, size[0], size[0])
            return g.op("Add", g.op("Mul", y, g.param("weight", c, 1, 1)), g.param("bias", c, 1, 1))

    def resnet(name, x, c, o):
        with g.at(name):
            y = g.silu(group_norm("norm1", x, c), "nonlinearity")
            y = g.conv("conv1", y, c, o, 3)
            y = g.silu(group_norm("norm2", y, o), "nonlinearity")
            y = g.conv("conv2", y, o, o, 3)
            if c != o:
                x = g.conv("conv_shortcut", x, c, o)
            return g.op("Div", g.add(x, y), 1.0)

    x = g.conv("post_quant_conv", g.input("latent_sample", 1, 4, 64, 64), 4, 4)
    with g.at("decoder"):
        x = g.conv("conv_in", x, 4, 512, 3)
        with g.at("mid_block"):
            x = resnet("resnets.0", x, 512, 512)
            with g.at("attentions.0"):
                y = g.transpose(g.reshape(x, 1, 512, 4096), 0, 2, 1)
                with g.at("group_norm"):
                    y = g.transpose(y, 0, 2, 1)
                    y = g.reshape(y, 1, 32, -1)
                    y = g.op("InstanceNormalization", y, g.param("ones.weight", 32), g.param("zeros.bias", 32))
                    y = g.reshape(y, 1, 512, 4096)
                    y = g.op("Add", g.op("Mul", y, g.param("weight", 512, 1)), g.param("bias", 512, 1))
                y = g.transpose(y, 0, 2, 1)
                q, k, v = (heads(g, g.linear(n, y, 512, 512), 4096, 1, 512) for n in ("to_q", "to_k", "to_v"))
                k = g.op("Mul", g.transpose(k, 0, 1, 3, 2), 0.21)
                y = g.op("Softmax", g.op("MatMul", g.op("Mul", q, 0.21), k), axis=-1)
                y = g.reshape(g.transpose(g.op("MatMul", y, v), 0, 2, 1, 3), 1, 4096, 512)
                y = g.linear("to_out.0", y, 512, 512)
                x = g.op("Div", g.add(g.reshape(g.transpose(y, 0, 2, 1), 1, 512, 64, 64), x), 1.0)
            x = resnet("resnets.1", x, 512, 512)
        c = 512
        for i, o in enumerate((512, 512, 256, 128)):
            with g.at(f"up_blocks.{i}"):
                for j in range(3):
                    x, c = resnet(f"resnets.{j}", x, c, o), o
                if i < 3:
                    with g.at("upsamplers.0"):
                        x = g.op("Resize", x, "", g.const([1.0, 1.0, 2.0, 2.0], 1), mode="nearest",
                                 coordinate_transformation_mode="asymmetric", nearest_mode="floor")
                        x = g.conv("conv", x, c, c, 3)
                        size[0] *= 2
        x = g.silu(group_norm("conv_norm_out", x, 128), "conv_act")
        g.output(g.conv("conv_out", x, 128, 3, 3), "sample")
    return g


def mixtral_16():
    """Two layers of a Mixtral with 16 experts, each on its own tokens, added one after another."""
    g = Net("mixtral_16_experts", opset=16)
    t, d, f, n = 32, 1024, 3584, 16
    x = g.op("Gather", g.param("model.embed_tokens.weight", 32000, d), g.input("input_ids", 1, t, kind=INT64))
    cos, sin = g.param("rotary.cos.weight", 1, 1, t, 64), g.param("rotary.sin.weight", 1, 1, t, 64)
    mask = g.param("mask.weight", 1, 1, t, t)

    def rms(name, x):
        with g.at(name):
            v = g.op("ReduceMean", g.op("Pow", x, 2.0), axes=[-1])
            y = g.op("Mul", x, g.op("Div", 1.0, g.op("Sqrt", g.op("Add", v, 1e-5))))
            return g.op("Mul", g.param("weight", d), y)

    def rotate(x):
        half = g.concat(3, g.op("Neg", g.slice(x, 32, 64, 3)), g.slice(x, 0, 32, 3))
        return g.add(g.op("Mul", x, cos), g.op("Mul", half, sin))

    def repeat(x):
        """Each head of keys and values serves four of queries."""
        x = g.op("Expand", g.op("Unsqueeze", x, [2]), [1, 4, 4, t, 64])
        return g.reshape(x, 1, 16, t, 64)

    with g.at("model"):
        for i in range(2):
            with g.at(f"layers.{i}"):
                y = rms("input_layernorm", x)
                with g.at("self_attn"):
                    q = rotate(heads(g, g.linear("q_proj", y, d, 1024, False), t, 16, 64))
                    k = rotate(heads(g, g.linear("k_proj", y, d, 256, False), t, 4, 64))
                    v = heads(g, g.linear("v_proj", y, d, 256, False), t, 4, 64)
                    y = g.op("Div", g.op("MatMul", q, g.transpose(repeat(k), 0, 1, 3, 2)), 8.0)
                    y = g.op("MatMul", g.op("Softmax", g.add(y, mask), axis=-1), repeat(v))
                    y = g.reshape(g.transpose(y, 0, 2, 1, 3), 1, t, 1024)
                    y = g.linear("o_proj", y, 1024, d, False)
                x = g.add(x, y)
                y = rms("post_attention_layernorm", x)
                with g.at("block_sparse_moe"):
                    y = g.reshape(y, t, d)
                    w = g.op("Softmax", g.linear("gate", y, d, n, False), axis=1)
                    best, index = g.op("TopK", w, [2], out=2, axis=-1)
                    best = g.op("Div", best, g.op("ReduceSum", best, [-1]))
                    hot = g.op("OneHot", index, n, g.const([0, 1]))
                    hot = g.transpose(hot, 2, 1, 0)
                    z = g.op("ConstantOfShape", g.const([t, d]))
                    for e in range(n):
                        at = g.op("NonZero", g.op("Gather", hot, e, axis=0))
                        place, token = (g.op("Squeeze", p, [0]) for p in g.split(at, [1, 1], 0))
                        mine = g.op("Gather", y, token, axis=0)
                        with g.at(f"experts.{e}"):
                            a = g.silu(g.linear("w1", mine, d, f, False), "act_fn")
                            a = g.op("Mul", a, g.linear("w3", mine, d, f, False))
                            a = g.linear("w2", a, f, d, False)
                        pair = g.concat(1, g.op("Unsqueeze", token, [1]), g.op("Unsqueeze", place, [1]))
                        a = g.op("Mul", a, g.op("Unsqueeze", g.op("GatherND", best, pair), [1]))
                        z = g.op("ScatterND", z, g.op("Unsqueeze", token, [1]), a, reduction="add")
                    y = g.reshape(z, 1, t, d)
                x = g.add(x, y)
        x = rms("norm", x)
    g.output(g.linear("lm_head", x, d, 32000, False), "logits")
    return g


def dit():
    """A diffusion transformer: what all blocks take from the condition modulates each in six places."""
    g, d, t = Net("dit_6_blocks"), 128, 256

    def plain_norm(name, x):
        with g.at(name):
            y = g.op("Sub", x, g.op("ReduceMean", x, axes=[-1]))
            v = g.op("ReduceMean", g.op("Pow", y, 2.0), axes=[-1])
            return g.op("Div", y, g.op("Sqrt", g.op("Add", v, 1e-6)))

    def chunks(name, c, count):
        with g.at(name):
            y = g.gemm(f"{name}.1", g.silu(c, f"{name}.0"), d, count * d)
        return [g.slice(y, i * d, (i + 1) * d, 1) for i in range(count)]

    def modulate(x, shift, scale):
        scale = g.op("Add", g.op("Unsqueeze", scale, [1]), 1.0)
        return g.add(g.op("Mul", x, scale), g.op("Unsqueeze", shift, [1]))

    def gated(x, gate, y):
        return g.add(x, g.op("Mul", g.op("Unsqueeze", gate, [1]), y))

    def attention(x):
        with g.at("attn"):
            y = g.transpose(g.reshape(g.linear("qkv", x, d, 3 * d), 1, t, 3, 4, 32), 2, 0, 3, 1, 4)
            q, k, v = (g.op("Gather", y, i, axis=0) for i in range(3))
            a = g.op("Mul", g.op("MatMul", q, g.transpose(k, 0, 1, 3, 2)), 0.1767767)
            y = g.op("MatMul", g.op("Softmax", a, axis=-1), v)
            return g.linear("proj", g.reshape(g.transpose(y, 0, 2, 1, 3), 1, t, d), d, d)

    def mlp(x):
        with g.at("mlp"):
            x = g.linear("fc1", x, d, 4 * d)
            with g.at("act"):
                y = g.op("Mul", g.op("Mul", g.op("Mul", x, x), x), 0.044715)
                y = g.op("Tanh", g.op("Mul", g.add(x, y), 0.7978845))
                x = g.op("Mul", g.op("Mul", x, 0.5), g.op("Add", y, 1.0))
            return g.linear("fc2", x, 4 * d, d)

    x = g.conv("patch", g.input("latent", 1, 4, 32, 32), 4, d, 2, 2, 0)
    x = g.add(g.transpose(g.reshape(x, 1, d, t), 0, 2, 1), g.param("pos", 1, t, d))
    a = g.op("Mul", g.op("Unsqueeze", g.input("t", 1), [1]), g.param("freqs", 1, t // 2))
    c = g.silu(g.gemm("t/0", g.concat(-1, g.op("Cos", a), g.op("Sin", a)), t, d), "t")
    c = g.gemm("t/2", c, d, d)
    c = g.add(c, g.op("Gather", g.param("y.weight", 1001, d), g.input("y", 1, kind=INT64)))
    for i in range(6):
        with g.at(f"blocks.{i}"):
            m = chunks("adaLN", c, 6)
            x = gated(x, m[2], attention(modulate(plain_norm("norm1", x), m[0], m[1])))
            x = gated(x, m[5], mlp(modulate(plain_norm("norm2", x), m[3], m[4])))
    m = chunks("final_ada", c, 2)
    x = g.linear("final", modulate(plain_norm("final_norm", x), *m), d, 32)
    g.output(g.reshape(g.transpose(g.reshape(x, 1, 16, 16, 2, 2, 8), 0, 5, 1, 3, 2, 4), 1, 8, 32, 32), "noise")
    return g


def dlrm():
    """26 tables of embeddings, bottom and top perceptrons, all pairs of dot products."""
    g = Net("dlrm_flat", named=False)
    x = g.input("dense_x", 128, 13)
    for i, (c, o) in enumerate(((13, 512), (512, 256), (256, 64))):
        x = g.relu(g.gemm(f"bot_l/{2 * i}", x, c, o))
    rows = [x]
    for i in range(26):
        y = g.op("Gather", g.param(f"emb_l.{i}.weight", 1000 * (i + 3), 64),
                 g.input(f"lS_i_{i}", 128, 8, kind=INT64))
        rows.append(g.op("ReduceSum", y, [1], keepdims=0))
    y = g.reshape(g.concat(1, *rows), 128, 27, 64)
    z = g.op("MatMul", y, g.transpose(y, 0, 2, 1))
    z = g.op("Gather", g.reshape(z, 128, 729), g.param("pairs.weight", 351, kind=INT64), axis=1)
    x = g.concat(1, x, z)
    for i, (c, o) in enumerate(((415, 512), (512, 256), (256, 1))):
        x = g.gemm(f"top_l/{2 * i}", x, c, o)
        x = g.relu(x) if i < 2 else g.op("Sigmoid", x)
    g.output(x, "click")
    return g


def two_towers():
    """26 tables; each feature is weighted, and goes to the dot products and to one of two towers."""
    g = Net("two_towers_flat", named=False)
    x = g.input("dense_x", 32, 13)
    for i, (c, o) in enumerate(((13, 512), (512, 256), (256, 64))):
        x = g.relu(g.gemm(f"bot_l/{2 * i}", x, c, o))
    ids, weights = g.input("sparse_ids", 32, 26, 4, kind=INT64), g.input("sample_weights", 32, 26, 4)
    sums = []
    for i in range(26):
        row = g.op("Gather", g.param(f"emb_l.{i}.weight", 1000 * (i + 1), 64),
                   g.op("Gather", ids, i, axis=1))
        weight = g.op("Unsqueeze", g.op("Gather", weights, i, axis=1), [2])
        sums.append(g.op("ReduceSum", g.op("Mul", row, weight), [1], keepdims=0))
    t = g.concat(1, *[g.op("Unsqueeze", y, [1]) for y in (x, *sums)])
    z = g.reshape(g.op("MatMul", t, g.transpose(t, 0, 2, 1)), 32, 729)
    z = g.op("Gather", z, g.param("pairs.weight", 351, kind=INT64), axis=1)
    x = first = g.concat(1, x, z)
    for i in range(3):
        x = g.add(g.op("Mul", first, g.gemm(f"cross/{i}", x, 415, 415)), x)
    for i, (c, o) in enumerate(((415, 512), (512, 256), (256, 1))):
        x = g.gemm(f"top_l/{2 * i}", x, c, o)
        x = g.relu(x) if i < 2 else g.op("Sigmoid", x)
    towers = []
    for name, rows in (("user", sums[:8]), ("item", sums[8:])):
        y = g.relu(g.gemm(f"{name}_tower/0", g.concat(1, *rows), 64 * len(rows), 256))
        y = g.gemm(f"{name}_tower/2", y, 256, 64)
        n = g.op("Max", g.op("ReduceL2", y, axes=[1], keepdims=1), 1e-12)
        towers.append(g.op("Div", y, g.op("Expand", n, [32, 64])))
    g.output(x, "ctr")
    g.output(g.op("ReduceSum", g.op("Mul", *towers), [1], keepdims=0), "affinity")
    return g


def lstm_20():
    """Two layers of LSTM cells, 20 steps written out; all steps use the same weights."""
    g = Net("lstm_20_steps_flat", named=False)
    x = g.op("Gather", g.param("embedding.weight", 10000, 128), g.input("tokens", 20, 1, kind=INT64))
    states = [[g.input(f"h{i}", 1, 256), g.input(f"c{i}", 1, 256)] for i in range(2)]
    ys = []
    for step in range(20):
        y, cin = g.op("Gather", x, step, axis=0), 128
        for i, state in enumerate(states):
            with g.at(f"cells.{i}"):
                h, c = state
                a = g.add(g.gemm("ih", y, cin, 1024), g.gemm("hh", h, 256, 1024))
                i_, f, z, o = g.split(a, [256] * 4, 1)
                c = g.add(g.op("Mul", g.op("Sigmoid", f), c), g.op("Mul", g.op("Sigmoid", i_), g.op("Tanh", z)))
                y = g.op("Mul", g.op("Sigmoid", o), g.op("Tanh", c))
                state[:] = y, c
                cin = 256
        ys.append(g.op("Unsqueeze", y, [0]))
    y = g.linear("decoder", g.concat(0, *ys), 256, 10000)
    g.output(y, "logits")
    for i, (h, c) in enumerate(states):
        g.output(h, f"hn{i}"), g.output(c, f"cn{i}")
    return g


MODELS = (detr, swin_t, vit_b_16, t5_small, whisper_tiny, conformer, vae_decoder, mixtral_16, dit, dlrm, two_towers,
          lstm_20)

if __name__ == "__main__":
    for model in MODELS:
        model().write()
