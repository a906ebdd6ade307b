// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/infer/hostile_words.h"

#include "engine/infer/rules.h"

namespace fusewright::test {

namespace {

constexpr std::string_view onnxAttributes =
    "N allowzero auto_pad axes axis batch_dims blocksize broadcast ceil_mode dilations dtype "
    "end equation group k keep_aspect_ratio_policy keepdims kernel_shape kv_num_heads layout "
    "noop_with_empty_axes num_heads num_scan_inputs output_padding output_shape output_type "
    "paddings pads perm qkv_hidden_sizes reduction scales scan_input_axes scan_output_axes "
    "shape split start starts ends steps strides to transA transB transBatchA transBatchB "
    "value value_float value_floats value_int value_ints value_string";

constexpr std::string_view torchAttributes =
    "arg0 arg1 arg2 arg3 arg4 arg5 arg6 axis0 axis1 ceil_mode chunks correction dilation dim "
    "dim0 dim1 dims dtype end end_dim equation index indices input_sizes k keepdim "
    "kernel_size length other output_size pad padding repeats self shape size sizes "
    "split_size split_size_or_sections split_sizes start start_dim step stride transposed";

constexpr std::string_view relaxAttributes =
    "arg0 arg1 arg2 arg3 arg4 arg5 arg6 arg7 arg8 arg9 axes axis batch_dims begin ceil_mode "
    "data_layout depth dilation dtype end groups index indices_or_sections k keepdims "
    "kernel_layout layout out_dtype out_layout output_padding output_size pad_width padding "
    "pool_size reduction repeats ret_type shape size start step strides subscripts "
    "upscale_factor";

std::vector<std::string_view> split(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (std::size_t end = text.find(' '); end != text.npos; end = text.find(' ')) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

std::vector<std::string> namesOf(Speech speech)
{
    switch (speech) {
    case Speech::Onnx: {
        auto all = infer::operatorsWithRules(infer::Vocabulary::Onnx);
        for (const char* const name : {"If", "Loop", "Scan", "call"})
            all.emplace_back(name);
        return all;
    }
    case Speech::Torch: {
        std::vector<std::string> all;
        // Some rules look at how a name is written.
        for (const std::string& name : infer::operatorsWithRules(infer::Vocabulary::Torch)) {
            for (const char* const family : {"", "aten::", "operator.", "aten.native_"})
                all.push_back(family + name);
        }
        return all;
    }
    case Speech::Relax:
        return infer::operatorsWithRules(infer::Vocabulary::Relax);
    case Speech::Drawing:
        return infer::operatorsWithRules(infer::Vocabulary::Drawing);
    case Speech::Catalogue:
        break;
    }
    return {catalogue()->names().begin(), catalogue()->names().end()};
}

} // namespace

const std::vector<std::string_view>& attributesOf(Speech speech)
{
    static const auto onnx = split(onnxAttributes);
    static const auto torch = split(torchAttributes);
    static const auto relax = split(relaxAttributes);
    if (speech == Speech::Onnx || speech == Speech::Drawing)
        return onnx;
    return speech == Speech::Relax ? relax : torch;
}

const std::shared_ptr<const OperatorCatalogue>& catalogue()
{
    static const auto builtIn = OperatorCatalogue::builtIn();
    return builtIn;
}

const std::vector<std::string>& operatorsOf(Speech speech)
{
    static const std::array<std::vector<std::string>, speechCount> all{
        namesOf(Speech::Onnx), namesOf(Speech::Torch), namesOf(Speech::Relax),
        namesOf(Speech::Drawing), namesOf(Speech::Catalogue)};
    return all[static_cast<std::size_t>(speech)];
}

} // namespace fusewright::test
