// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_attributes.h"

#include <array>

namespace fusewright {

namespace {

/// Operators and the attributes that each of them has, both between spaces.
struct SchemaRow {
    std::string_view operators;
    std::string_view attributes;
};

constexpr auto schemaRows = std::to_array<SchemaRow>({
    // What only calculates has no attributes at all.
    {" abs acos acosh add asin asinh atan atan2 atanh bitwise_and bitwise_not bitwise_or "
     "bitwise_xor ceil cos cosh divide equal erf exp floor floor_divide floor_mod greater "
     "greater_equal isfinite isinf isnan left_shift less less_equal log log_add_exp logical_and "
     "logical_not logical_or logical_xor maximum minimum mod multiply negative not_equal power "
     "right_shift round rsqrt sigmoid sign sin sinh sqrt square subtract tan tanh trunc ",
     " "},
    {" nn.relu nn.gelu nn.gelu_tanh nn.silu nn.selu clip reshape broadcast_to where flatten "
     "collapse_sum_to collapse_sum_like call_tir call_dps_packed shape_of nn.batch_flatten "
     "nn.cross_entropy_with_logits ewise_fma nonzero dynamic_strided_slice ",
     " "},
    {" nn.conv1d nn.conv2d nn.conv3d ",
     " strides padding dilation groups data_layout kernel_layout out_layout out_dtype "},
    {" nn.conv1d_transpose nn.conv2d_transpose nn.conv3d_transpose ",
     " strides padding output_padding dilation groups data_layout kernel_layout out_layout "
     "out_dtype "},
    {" nn.max_pool1d nn.max_pool2d nn.max_pool3d nn.avg_pool1d nn.avg_pool2d nn.avg_pool3d ",
     " pool_size strides dilation padding ceil_mode count_include_pad layout out_layout "},
    {" nn.adaptive_avg_pool1d nn.adaptive_avg_pool2d nn.adaptive_avg_pool3d ",
     " output_size layout out_layout "},
    {" nn.softmax nn.log_softmax nn.prelu concat expand_dims squeeze stack flip gather_elements ",
     " axis "},
    {" nn.leakyrelu ", " alpha "},
    {" nn.softplus ", " beta threshold "},
    {" nn.batch_norm ", " axis epsilon center scale momentum training "},
    {" nn.layer_norm ", " axes epsilon center scale "},
    {" nn.group_norm ", " num_groups channel_axis axes epsilon center scale "},
    {" nn.instance_norm ", " channel_axis axes epsilon center scale "},
    {" nn.rms_norm ", " axes epsilon "},
    {" nn.dropout ", " rate "},
    {" nn.attention nn.attention_bias nn.attention_var_len ", " scale causal_mask window_size "},
    {" nn.pad ", " pad_width pad_value pad_mode "},
    {" nn.pixel_shuffle ", " upscale_factor "},
    {" matmul ", " out_dtype "},
    {" einsum ", " subscripts "},
    {" permute_dims ", " axes "},
    {" split ", " indices_or_sections axis "},
    {" repeat ", " repeats axis "},
    {" tile ", " repeats "},
    {" scatter_elements ", " axis reduction "},
    {" one_hot ", " depth axis "},
    {" sum mean max min prod std variance argmax argmin ", " axis keepdims "},
    {" cumsum cumprod ", " axis dtype exclusive "},
    {" take ", " axis mode "},
    {" strided_slice ", " assume_inbound "},
    {" astype full zeros ones full_like zeros_like ones_like ", " dtype "},
    {" quantize dequantize ", " out_dtype axis "},
    {" tril triu ", " k "},
    {" sort ", " axis descending "},
    {" argsort ", " axis descending dtype "},
    {" topk ", " k axis ret_type largest dtype "},
    {" image.resize2d image.resize3d ",
     " roi layout method coordinate_transformation_mode rounding_method cubic_alpha "
     "cubic_exclude extrapolation_value out_dtype "},
});

} // namespace

std::optional<std::string_view> relaxAttributes(std::string_view relaxName)
{
    constexpr std::string_view prefix = "relax.";
    if (!relaxName.starts_with(prefix))
        return std::nullopt;
    const std::string_view bare = relaxName.substr(prefix.size());
    for (const SchemaRow& row : schemaRows) {
        if (isCheckName(row.operators, bare))
            return row.attributes;
    }
    return std::nullopt;
}

} // namespace fusewright
