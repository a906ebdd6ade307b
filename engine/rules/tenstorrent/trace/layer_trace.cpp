// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/layer_trace.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/torch_catalogue_text.h"
#include "engine/rules/tenstorrent/trace/torch_forms.h"
#include "engine/rules/tenstorrent/trace/torch_functions.h"
#include "engine/rules/tenstorrent/trace/torch_values.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

struct LayerRow {
    std::string_view layer;
    /// Parameters of its class, the tensor, and the call that its `forward` makes.
    std::string_view form;
};

constexpr auto layerRows = std::to_array<LayerRow>({
    {"ReLU", "ReLU(inplace=False) | input | torch.nn.functional.relu(input, inplace=inplace)"},
    {"ReLU6", "ReLU6(inplace=False) | input | torch.nn.functional.relu6(input, inplace=inplace)"},
    {"SiLU", "SiLU(inplace=False) | input | torch.nn.functional.silu(input, inplace=inplace)"},
    {"Mish", "Mish(inplace=False) | input | torch.nn.functional.mish(input, inplace=inplace)"},
    {"SELU", "SELU(inplace=False) | input | torch.nn.functional.selu(input, inplace=inplace)"},
    {"Hardswish",
     "Hardswish(inplace=False) | input | torch.nn.functional.hardswish(input, inplace)"},
    {"Hardsigmoid",
     "Hardsigmoid(inplace=False) | input | torch.nn.functional.hardsigmoid(input, inplace)"},
    {"GELU",
     "GELU(approximate='none') | input | torch._C._nn.gelu(input,"
     " approximate=approximate)"},
    {"LeakyReLU",
     "LeakyReLU(negative_slope=0.01, inplace=False) | input |"
     " torch.nn.functional.leaky_relu(input, negative_slope, inplace)"},
    {"ELU",
     "ELU(alpha=1.0, inplace=False) | input | torch.nn.functional.elu(input, alpha,"
     " inplace)"},
    {"Softmax",
     "Softmax(dim=None) | input | torch.nn.functional.softmax(input, dim,"
     " _stacklevel=5)"},
    {"Sigmoid", "Sigmoid() | input | torch.sigmoid(input)"},
    {"Tanh", "Tanh() | input | torch.tanh(input)"},
    {"Softsign", "Softsign() | input | torch.nn.functional.softsign(input)"},
    {"Tanhshrink", "Tanhshrink() | input | torch.nn.functional.tanhshrink(input)"},
});

} // namespace

PythonValue traceLayer(const PythonAsk& ask, const TorchLayer& layer, PythonValue input)
{
    const std::string name = layer.typeName();
    const auto row = std::ranges::find(layerRows, std::string_view(name), &LayerRow::layer);
    if (row == layerRows.end())
        return ask.unknown("`" + layer.path() + "` is not traced here.");
    const auto [path, form] = readTorchForm(row->form);
    const auto bound = bindTorchForm(ask, path, form, layer.arguments());
    if (!bound)
        return {};
    PythonArguments call;
    for (const TorchFormArgument& argument : form.arguments) {
        PythonValue value = argument.value == "input" ? input : bound->keyword(argument.value);
        if (!value.isValid())
            value = torchLiteral(ask, argument.value);
        if (argument.keyword.empty())
            call.positional.push_back(value);
        else
            call.keywords.push_back({std::string(argument.keyword), value});
    }
    return callTorch(ask, form.target, call);
}

} // namespace fusewright
