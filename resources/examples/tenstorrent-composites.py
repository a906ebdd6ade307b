# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""Composites: what TT-MLIR takes in one piece is wrapped, so that nothing takes it apart.

A function says of each call what the composite is called, which attributes it has, and what goes
in and out. `replacements` says what each function is for.
"""

import os

import torch
import torch.nn.functional as F
from torch_xla.experimental.mark_pattern_utils import StableHLOCompositeBuilder


def composite_gelu(input, approximate="none"):
    """The two forms of GELU are two composites."""
    if approximate == "tanh":
        builder = StableHLOCompositeBuilder("tenstorrent.gelu_tanh", {"approximate": "tanh"})
    else:
        builder = StableHLOCompositeBuilder("tenstorrent.gelu")
    output = F.gelu(builder.mark_inputs(input), approximate=approximate)
    return builder.mark_outputs(output)


def composite_rms_norm(input, normalized_shape, weight=None, eps=None):
    attributes = {"normalized_shape": normalized_shape}
    if eps is not None:
        attributes["epsilon"] = eps
    builder = StableHLOCompositeBuilder("tenstorrent.rms_norm", attributes)
    if weight is None:
        input = builder.mark_inputs(input)
    else:
        input, weight = builder.mark_inputs(input, weight)
    return builder.mark_outputs(F.rms_norm(input, normalized_shape, weight, eps))


def composite_layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05):
    """Weight and bias come in the type of the input: what is cast stays before the composite."""
    builder = StableHLOCompositeBuilder(
        "tenstorrent.layer_norm", {"normalized_shape": list(normalized_shape), "epsilon": eps}
    )
    given = [input]
    for parameter in (weight, bias):
        if parameter is not None:
            given.append(parameter if parameter.dtype == input.dtype else parameter.to(input.dtype))
    marked = builder.mark_inputs(*given)
    rest = list(marked) if len(given) > 1 else [marked]
    input = rest.pop(0)
    weight = None if weight is None else rest.pop(0)
    bias = None if bias is None else rest.pop(0)
    return builder.mark_outputs(F.layer_norm(input, normalized_shape, weight, bias, eps))


def _from_front(dim, rank):
    return dim + rank if dim < 0 else dim


def _topk(name, input, k, dim, largest, sorted):
    dim = _from_front(dim, input.dim())
    builder = StableHLOCompositeBuilder(
        name, {"k": k, "dim": dim, "largest": largest, "sorted": sorted}
    )
    return builder, torch.topk(builder.mark_inputs(input), k, dim, largest, sorted)


def composite_topk(input, k, dim=-1, largest=True, sorted=True):
    builder, (values, indices) = _topk("tenstorrent.topk", input, k, dim, largest, sorted)
    return builder.mark_outputs(values, indices)


def composite_topk_values(input, k, dim=-1, largest=True, sorted=True):
    builder, results = _topk("tenstorrent.topk_values", input, k, dim, largest, sorted)
    return builder.mark_outputs(results[0])


def composite_topk_indices(input, k, dim=-1, largest=True, sorted=True):
    builder, results = _topk("tenstorrent.topk_indices", input, k, dim, largest, sorted)
    return builder.mark_outputs(results[1])


def composite_argmax(input, dim=-1, keepdim=False):
    builder = StableHLOCompositeBuilder(
        "tenstorrent.argmax", {"dim": _from_front(dim, input.dim()), "keepdim": keepdim}
    )
    output = torch.argmax(builder.mark_inputs(input), dim=dim, keepdim=keepdim)
    return builder.mark_outputs(output)


def composite_gather(input, dim, index, *, sparse_grad=False):
    builder = StableHLOCompositeBuilder(
        "tenstorrent.gather", {"dim": dim, "sparse_grad": sparse_grad}
    )
    input, index = builder.mark_inputs(input, index)
    return builder.mark_outputs(torch.gather(input, dim, index, sparse_grad=sparse_grad))


def composite_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False,
                        scale=None):
    attributes = {"is_causal": is_causal}
    if scale is not None:
        attributes["scale"] = scale
    builder = StableHLOCompositeBuilder("tenstorrent.scaled_dot_product_attention", attributes)
    if attn_mask is None:
        query, key, value = builder.mark_inputs(query, key, value)
    else:
        if attn_mask.dtype == torch.bool:
            # The kernel adds its mask.
            attn_mask = torch.where(attn_mask, 0.0, float("-inf")).to(query.dtype)
        query, key, value, attn_mask = builder.mark_inputs(query, key, value, attn_mask)
    output = F.scaled_dot_product_attention(
        query, key, value, attn_mask=attn_mask, dropout_p=dropout_p, is_causal=is_causal,
        scale=scale,
    )
    return builder.mark_outputs(output)


def replace_layer_norm_module(gm, node, module):
    """A module is called by its path; its weights become values of the graph."""
    with gm.graph.inserting_before(node):
        weight = bias = None
        if module.elementwise_affine:
            weight = gm.graph.get_attr(f"{node.target}.weight")
            if module.bias is not None:
                bias = gm.graph.get_attr(f"{node.target}.bias")
        made = gm.graph.call_function(
            composite_layer_norm,
            args=(node.args[0],),
            kwargs={
                "normalized_shape": module.normalized_shape,
                "weight": weight,
                "bias": bias,
                "eps": module.eps,
            },
        )
    node.replace_all_uses_with(made)
    gm.graph.erase_node(node)


def _type_of(value):
    if isinstance(value, torch.fx.Node) and "example_value" in value.meta:
        return value.meta["example_value"].dtype
    return None


def _is_attention_supported(node):
    """In bfloat16 and without dropout; masks of bools where they are asked for."""
    if node.kwargs.get("dropout_p", 0.0) > 0:
        return False
    for value in node.args[:3]:
        if _type_of(value) not in (None, torch.bfloat16):
            return False
    mask = node.args[3] if len(node.args) > 3 else node.kwargs.get("attn_mask")
    if _type_of(mask) == torch.bool:
        return os.environ.get("TT_XLA_CATCH_BOOL_MASK_SDPA", "0") == "1"
    return _type_of(mask) in (None, torch.bfloat16)


def _names_its_dim(node):
    """Without one, torch flattens its input."""
    dim = node.args[1] if len(node.args) > 1 else node.kwargs.get("dim")
    return dim is not None


constraints = {
    F.scaled_dot_product_attention: _is_attention_supported,
    torch.argmax: _names_its_dim,
}


def can_apply_composite(node):
    return node.target not in constraints or constraints[node.target](node)


# Of a function with several results, those that are used decide.
replacements = {
    F.gelu: composite_gelu,
    torch.rms_norm: composite_rms_norm,
    F.rms_norm: composite_rms_norm,
    F.layer_norm: composite_layer_norm,
    F.scaled_dot_product_attention: composite_attention,
    torch.topk: {
        frozenset({0, 1}): composite_topk,
        frozenset({0}): composite_topk_values,
        frozenset({1}): composite_topk_indices,
    },
    torch.argmax: composite_argmax,
    torch.gather: composite_gather,
    torch.nn.LayerNorm: replace_layer_norm_module,
}

# `x.topk(k)` is `torch.topk(x, k)`.
method_name_to_function = {"topk": torch.topk, "gather": torch.gather}
