# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""The patterns that tvm.relax.backend.patterns makes, and their labels."""

from tvm.relax.dpl import GlobalVarPattern, TuplePattern, is_const, is_op, is_tuple_get_item, wildcard


def _finish(out, labels, with_bias, activation, allow_reshape=False):
    if with_bias:
        bias = labels["bias"] = wildcard()
        if allow_reshape:
            bias = is_op("relax.reshape")(bias, wildcard(), varg_default_wildcard=True)
            out = is_op("relax.add")(out, bias, varg_default_wildcard=True)
        else:
            out = is_op("relax.add")(out, bias)
    return (is_op(activation)(out) if activation else out), labels


def _product(transposed_rhs):
    labels = {"lhs": wildcard(), "rhs": wildcard()}
    right = labels["rhs"]
    if transposed_rhs:
        right = is_op("relax.permute_dims")(right)
    labels["root"] = is_op("relax.matmul")(labels["lhs"], right)
    return labels


def make_fused_bias_activation_pattern(
    op_name, with_bias=False, activation=None, allow_reshape=False
):
    lhs, rhs = wildcard(), wildcard()
    out = is_op(op_name)(lhs, rhs)
    labels = {"lhs": lhs, "rhs": rhs, "root": out}
    return _finish(out, labels, with_bias, activation, allow_reshape)


def make_residual_block_pattern(node_output, binary_op="relax.add", activation=None):
    labels = {}
    if isinstance(node_output, tuple):
        node_output, labels = node_output
    residual = wildcard()
    operator = is_op(binary_op)
    out = operator(node_output, residual) | operator(residual, node_output)
    if activation is not None:
        out = is_op(activation)(out)
    return out, {**labels, "residual": residual}


def make_conv2d_pattern(with_bias=False, activation=None):
    data, kernel = wildcard(), wildcard()
    out = is_op("relax.nn.conv2d")(data, kernel)
    return _finish(out, {"input": data, "weight": kernel, "root": out}, with_bias, activation)


def make_matmul_pattern(with_bias=False, activation=None, transposed_rhs=False):
    labels = _product(transposed_rhs)
    return _finish(labels["root"], labels, with_bias, activation)


def make_matmul_dequantize_pattern(transposed_rhs=False):
    labels = _product(transposed_rhs)
    labels["scale"] = is_const()
    labels["zp"] = is_const()
    return is_op("relax.dequantize")(labels["root"], labels["scale"], labels["zp"]), labels


def make_matmul_multiply_pattern(transposed_rhs=False):
    labels = _product(transposed_rhs)
    labels["scaleA"], labels["scaleB"] = wildcard(), wildcard()
    multiply = is_op("relax.multiply")
    scale = multiply(labels["scaleA"].has_shape((1,)), labels["scaleB"].has_shape((1,)))
    return is_op("relax.astype")(multiply(labels["root"], scale)), labels


def make_attention_pattern(with_bias=False, var_len=False):
    names = ["query", "key", "value"]
    operator = "relax.nn.attention"
    if with_bias:
        names.append("bias")
        operator = "relax.nn.attention_bias"
    elif var_len:
        names += ["seqstart_q", "seqstart_k", "max_seqlen_q", "max_seqlen_k"]
        operator = "relax.nn.attention_var_len"
    labels = {name: wildcard() for name in names}
    return is_op(operator)(*labels.values()), labels


def make_stacked_attention_pattern(start_op, with_bias=False, layout="BS3NH"):
    stacked = wildcard()
    labels = {"stacked_qkv": stacked}
    names = ["query", "key", "value"]
    shapes = [wildcard() for _ in names]
    labels.update({name + "_reshape_list": shape for name, shape in zip(names, shapes)})
    if start_op == "split":
        labels["split"] = is_op("relax.split")(stacked)
        raw = [is_tuple_get_item(labels["split"], at) for at in range(3)]
    elif start_op == "strided_slice":
        raw = [is_op("relax.strided_slice")(stacked, varg_default_wildcard=True) for _ in names]
        labels.update({"strided_slice_" + name: part for name, part in zip(names, raw)})
    else:
        raise NotImplementedError()
    if layout == "BS3NH":
        parts = [is_op("relax.reshape")(part, shape) for part, shape in zip(raw, shapes)]
    elif layout == "SBN3H":
        parts = [is_op("relax.permute_dims")(part) for part in raw]
        labels.update({name[0] + "_transpose": part for name, part in zip(names, parts)})
    if with_bias:
        labels["bias"] = wildcard()
        out = is_op("relax.nn.attention_bias")(*parts, labels["bias"])
    else:
        out = is_op("relax.nn.attention")(*parts)
    return (is_op("relax.permute_dims")(out) if layout == "SBN3H" else out), labels


def make_layer_norm_pattern():
    return is_op("relax.nn.layer_norm")(wildcard(), wildcard(), wildcard()), {}


def make_rms_norm_pattern():
    kernel, data, weight = GlobalVarPattern(), wildcard(), wildcard()
    out = is_op("relax.call_tir")(kernel, TuplePattern([data, weight]))
    return out, {"gv": kernel, "inp": data, "rms_norm": out}


def _attention_input(tensor, layout, transpose, repeat):
    if repeat:
        tensor = is_op("relax.repeat")(tensor)
    if layout == "BSNH":
        tensor = is_op("relax.reshape")(is_op("relax.permute_dims")(tensor), wildcard())
    elif layout != "BSH":
        raise NotImplementedError()
    return is_op("relax.permute_dims")(tensor) if transpose else tensor


def make_attention_rewrite_pattern(
    qkv_layout, out_layout, with_bias, with_cast, with_kv_repeat=False
):
    def cast(value):
        return is_op("relax.astype")(value) if with_cast else value

    query = _attention_input(wildcard(), qkv_layout, False, False)
    key = _attention_input(wildcard(), qkv_layout, True, with_kv_repeat)
    value = _attention_input(wildcard(), qkv_layout, False, with_kv_repeat)
    scores = is_op("relax.multiply")(is_op("relax.matmul")(query, key), cast(is_const()))
    if with_bias:
        scores = is_op("relax.add")(scores, wildcard())
    weights = cast(is_op("relax.nn.softmax")(cast(scores)))
    out = is_op("relax.matmul")(weights, value)
    if out_layout == "BSNH":
        out = is_op("relax.permute_dims")(is_op("relax.reshape")(out, wildcard()))
    elif out_layout != "BSH":
        raise NotImplementedError()

    def rewriter(original, matchings):
        # Only a running TVM rewrites.
        return original

    return out, rewriter
