// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/literal_values.h"
#include "engine/rules/tvm/check/check_attributes.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

/// Operators between spaces, an attribute, and its value in JSON.
struct DefaultRow {
    std::string_view operators;
    std::string_view attribute;
    std::string_view value;
};

constexpr std::string_view convolutions1 = " nn.conv1d nn.conv1d_transpose ";
constexpr std::string_view convolutions2 = " nn.conv2d nn.conv2d_transpose ";
constexpr std::string_view convolutions3 = " nn.conv3d nn.conv3d_transpose ";
constexpr std::string_view convolutions =
    " nn.conv1d nn.conv1d_transpose nn.conv2d nn.conv2d_transpose nn.conv3d nn.conv3d_transpose ";
constexpr std::string_view transposed =
    " nn.conv1d_transpose nn.conv2d_transpose nn.conv3d_transpose ";
constexpr std::string_view pools1 = " nn.max_pool1d nn.avg_pool1d ";
constexpr std::string_view pools2 = " nn.max_pool2d nn.avg_pool2d ";
constexpr std::string_view pools3 = " nn.max_pool3d nn.avg_pool3d ";
constexpr std::string_view pools =
    " nn.max_pool1d nn.avg_pool1d nn.max_pool2d nn.avg_pool2d nn.max_pool3d nn.avg_pool3d ";
constexpr std::string_view reductions = " sum mean max min prod std variance ";
constexpr std::string_view norms = " nn.layer_norm nn.group_norm nn.instance_norm nn.batch_norm ";

constexpr auto defaultRows = std::to_array<DefaultRow>({
    {convolutions, "strides", "1"},
    {convolutions, "padding", "0"},
    {convolutions, "dilation", "1"},
    {convolutions, "groups", "1"},
    {transposed, "output_padding", "0"},
    {convolutions1, "data_layout", "\"NCW\""},
    {convolutions1, "out_layout", "\"NCW\""},
    {" nn.conv1d ", "kernel_layout", "\"OIW\""},
    {" nn.conv1d_transpose ", "kernel_layout", "\"IOW\""},
    {convolutions2, "data_layout", "\"NCHW\""},
    {convolutions2, "out_layout", "\"NCHW\""},
    {" nn.conv2d ", "kernel_layout", "\"OIHW\""},
    {" nn.conv2d_transpose ", "kernel_layout", "\"IOHW\""},
    {convolutions3, "data_layout", "\"NCDHW\""},
    {convolutions3, "out_layout", "\"NCDHW\""},
    {" nn.conv3d ", "kernel_layout", "\"OIDHW\""},
    {" nn.conv3d_transpose ", "kernel_layout", "\"IODHW\""},
    {pools, "pool_size", "1"},
    {pools, "strides", "1"},
    {pools, "padding", "0"},
    {pools, "dilation", "1"},
    {pools, "ceil_mode", "false"},
    {pools, "count_include_pad", "false"},
    {pools1, "layout", "\"NCW\""},
    {pools2, "layout", "\"NCHW\""},
    {pools3, "layout", "\"NCDHW\""},
    {" nn.adaptive_avg_pool2d ", "layout", "\"NCHW\""},
    {" nn.softmax nn.log_softmax ", "axis", "-1"},
    {norms, "epsilon", "0.00001"},
    {norms, "center", "true"},
    {norms, "scale", "true"},
    {" nn.rms_norm ", "epsilon", "0.00001"},
    {" nn.batch_norm ", "momentum", "0.1"},
    {" nn.leakyrelu ", "alpha", "0.01"},
    {" nn.dropout ", "rate", "0.5"},
    {" nn.attention nn.attention_bias ", "scale", "null"},
    {" nn.attention nn.attention_bias ", "causal_mask", "null"},
    {" nn.attention nn.attention_bias ", "window_size", "null"},
    {" permute_dims ", "axes", "null"},
    {" squeeze take cumsum cumprod ", "axis", "null"},
    {reductions, "axis", "null"},
    {reductions, "keepdims", "false"},
    {" argmax argmin ", "axis", "null"},
    {" argmax argmin ", "keepdims", "false"},
    {" nn.conv1d nn.conv2d nn.conv3d matmul ", "out_dtype", "\"void\""},
    {transposed, "out_dtype", "\"void\""},
    {" dequantize ", "out_dtype", "\"float32\""},
    {" quantize ", "out_dtype", "\"int8\""},
    {" split concat stack ", "axis", "0"},
    {" quantize dequantize argsort sort topk ", "axis", "-1"},
    {" image.resize2d ", "layout", "\"NCHW\""},
    {" image.resize2d ", "method", "\"linear\""},
    {" image.resize2d ", "coordinate_transformation_mode", "\"half_pixel\""},
    {" image.resize2d ", "rounding_method", "\"round\""},
    {" image.resize2d ", "cubic_alpha", "-0.75"},
    {" image.resize2d ", "cubic_exclude", "0"},
    {" image.resize2d ", "extrapolation_value", "0.0"},
});

/// Axes of space that an operator's name says: `conv2d` has 2. 0 where it has none.
std::size_t spaceAxes(std::string_view name)
{
    for (const std::string_view family : {"conv", "pool"}) {
        const std::size_t at = name.rfind(family);
        const std::size_t digit = at == name.npos ? name.npos : at + family.size();
        const bool isThere = digit != name.npos && digit + 1 < name.size();
        if (isThere && name[digit] >= '1' && name[digit] <= '3' && name[digit + 1] == 'd')
            return static_cast<std::size_t>(name[digit] - '0');
    }
    return 0;
}

bool isForEachAxis(std::string_view attribute)
{
    return isCheckName(" strides dilation pool_size output_padding padding output_size ",
                       attribute);
}

/// Axes of which one may be written without its list.
bool isAxisList(std::string_view bareName, std::string_view attribute)
{
    if (attribute == "axes")
        return true;
    return attribute == "axis"
        && (isCheckName(reductions, bareName) || isCheckName(" squeeze expand_dims ", bareName));
}

std::string_view withoutPrefix(std::string_view relaxName)
{
    constexpr std::string_view prefix = "relax.";
    return relaxName.starts_with(prefix) ? relaxName.substr(prefix.size()) : relaxName;
}

} // namespace

std::optional<AttributeValue> relaxDefault(std::string_view relaxName, std::string_view attribute)
{
    const std::string_view bare = withoutPrefix(relaxName);
    for (const DefaultRow& row : defaultRows) {
        if (row.attribute == attribute && isCheckName(row.operators, bare))
            return plainLiteral(row.value);
    }
    return std::nullopt;
}

AttributeValue completedAttribute(std::string_view relaxName, std::string_view attribute,
                                  AttributeValue given)
{
    const auto* const one = std::get_if<std::int64_t>(&given);
    if (one && isAxisList(withoutPrefix(relaxName), attribute))
        return std::vector<std::int64_t>{*one};
    const std::size_t axes = isForEachAxis(attribute) ? spaceAxes(relaxName) : 0;
    if (axes == 0)
        return given;
    std::vector<std::int64_t> numbers;
    if (one)
        numbers.push_back(*one);
    else if (const auto* const list = std::get_if<std::vector<std::int64_t>>(&given))
        numbers = *list;
    const std::size_t wanted = attribute == "padding" ? axes * 2 : axes;
    if (numbers.size() == 1)
        numbers.resize(wanted, numbers.front());
    // As many before as after.
    if (numbers.size() == axes && wanted == axes * 2) {
        for (std::size_t axis = 0; axis < axes; ++axis)
            numbers.push_back(numbers[axis]);
    }
    return numbers.size() == wanted ? AttributeValue(std::move(numbers)) : given;
}

} // namespace fusewright
