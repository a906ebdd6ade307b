// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/torch_modules.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/torch_catalogue.h"
#include "engine/rules/tenstorrent/trace/torch_forms.h"
#include "engine/rules/tenstorrent/trace/torch_functions.h"
#include "engine/rules/tenstorrent/trace/torch_host.h"
#include "engine/rules/tenstorrent/trace/torch_values.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numbers>

namespace fusewright {

namespace {

constexpr auto modulePaths = std::to_array<std::string_view>({"torch",
                                                              "torch.nn",
                                                              "torch.nn.functional",
                                                              "torch.functional",
                                                              "torch.linalg",
                                                              "torch.special",
                                                              "torch.fft",
                                                              "torch.ops",
                                                              "torch.ops.aten",
                                                              "torch._C",
                                                              "torch._C._nn",
                                                              "torch._C._linalg",
                                                              "torch._C._special",
                                                              "torch._C._fft",
                                                              "torch._lowrank",
                                                              "torch.fx",
                                                              "torch.jit",
                                                              "torch.utils",
                                                              "torch.autograd",
                                                              "torch.amp",
                                                              "torch.cuda",
                                                              "torch.nn.modules"});

/// Called for what they are, not for a tensor.
constexpr auto classPaths =
    std::to_array<std::string_view>({"torch.Tensor",       "torch.dtype",
                                     "torch.device",       "torch.Size",
                                     "torch.finfo",        "torch.iinfo",
                                     "torch.is_tensor",    "torch.tensor",
                                     "torch.as_tensor",    "torch.no_grad",
                                     "torch.enable_grad",  "torch.inference_mode",
                                     "torch.autocast",     "torch.set_grad_enabled",
                                     "torch.amp.autocast", "torch.cuda.amp.autocast",
                                     "torch.jit.script",   "torch.fx.Proxy",
                                     "torch.fx.Node",      "torch.fx.GraphModule",
                                     "torch.fx.Graph",     "torch.fx.wrap",
                                     "torch.layout",       "torch.memory_format"});

std::string constantType(std::string_view written)
{
    static constexpr std::string_view formats =
        " contiguous_format channels_last channels_last_3d preserve_format ";
    static constexpr std::string_view layouts =
        " strided sparse_coo sparse_csr sparse_csc sparse_bsr sparse_bsc _mkldnn jagged ";
    const std::string name = ' ' + std::string(written.substr(written.rfind('.') + 1)) + ' ';
    if (formats.find(name) != formats.npos)
        return "torch.memory_format";
    return layouts.find(name) != layouts.npos ? "torch.layout" : "torch.dtype";
}

PythonValue numberNamed(std::string_view name)
{
    if (name == "pi")
        return PythonValue::real(std::numbers::pi);
    if (name == "e")
        return PythonValue::real(std::numbers::e);
    if (name == "inf")
        return PythonValue::real(std::numeric_limits<double>::infinity());
    if (name == "nan")
        return PythonValue::real(std::numeric_limits<double>::quiet_NaN());
    return name == "newaxis" ? PythonValue::none() : PythonValue();
}

bool isFormPath(const TorchCatalogue& catalogue, std::string_view path)
{
    static constexpr auto own = std::to_array<std::string_view>(
        {"torch.functional.einsum", "torch.functional.broadcast_shapes",
         "torch.functional.align_tensors", "torch.nn.functional.assert_int_or_pair"});
    return catalogue.form(path) || catalogue.dispatch(path)
        || std::ranges::find(own, path) != own.end();
}

PythonValue operatorNamed(const PythonAsk& ask, std::string_view name)
{
    if (name.starts_with("__"))
        return {};
    if (!builtinTorchCatalogue().overloads(name)) {
        return ask.raise("AttributeError",
                         "'_OpNamespace' 'aten' object has no attribute '" + std::string(name)
                             + '\'');
    }
    return PythonValue(ask.runtime.heap().make<TorchOperator>(std::string(name), std::string()));
}

/// A class of `torch.nn`: `ReLU`, not `init` or `functional`.
bool isLayerName(std::string_view module, std::string_view name)
{
    return module.starts_with("torch.nn") && !name.empty() && isUpper(name.front());
}

} // namespace

bool isTorchModule(std::string_view path)
{
    return std::ranges::find(modulePaths, path) != modulePaths.end();
}

namespace {

PythonValue makeName(const PythonAsk& ask, std::string_view module, std::string_view name)
{
    PythonHeap& heap = ask.runtime.heap();
    if (module == "torch.ops.aten")
        return operatorNamed(ask, name);
    const TorchCatalogue& catalogue = builtinTorchCatalogue();
    const std::string full = std::string(module) + '.' + std::string(name);
    const std::string path(catalogue.canonical(full));
    if (const std::string_view written = catalogue.constant(path); !written.empty())
        return PythonValue(heap.make<TorchConstant>(constantType(written), std::string(written)));
    const bool isClass = std::ranges::find(classPaths, full) != classPaths.end()
        || (isLayerName(module, name) && catalogue.hasName("torch.nn", name));
    if (isClass)
        return PythonValue(heap.make<TorchClass>(full));
    if (const auto* const signatures = catalogue.signatures(path))
        return PythonValue(heap.make<TorchNative>(path, *signatures));
    if (isFormPath(catalogue, path))
        return PythonValue(heap.make<TorchFunction>(path));
    if (isTorchModule(full))
        return PythonValue(heap.make<TorchModule>(full));
    if (module == "torch") {
        if (const PythonValue number = numberNamed(name); number.isValid())
            return number;
    }
    const bool isKnown = name.starts_with("_") || path != full || catalogue.hasName(module, name);
    if (isKnown || !catalogue.isListed(module))
        return name.starts_with("__") ? PythonValue()
                                      : ask.unknown("`" + full + "` is not modelled.");
    return ask.raise("AttributeError",
                     "module '" + std::string(module) + "' has no attribute '" + std::string(name)
                         + '\'');
}

} // namespace

PythonValue torchName(const PythonAsk& ask, std::string_view module, std::string_view name)
{
    const std::string full = std::string(module) + '.' + std::string(name);
    const std::string path(builtinTorchCatalogue().canonical(full));
    const std::string_view written = builtinTorchCatalogue().constant(path);
    return keptByHost(ask, written.empty() ? path : std::string(written),
                      [&] { return makeName(ask, module, name); });
}

PythonValue keptByHost(const PythonAsk& ask, const std::string& path,
                       const std::function<PythonValue()>& make)
{
    auto* const host = dynamic_cast<TorchHost*>(&ask.runtime.host());
    return host ? host->kept(ask, path, make) : make();
}

PythonValue TorchModule::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "__name__")
        return ask.runtime.string(m_path);
    return torchName(ask, m_path, name);
}

} // namespace fusewright
