// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_runtime.h"
#include "engine/python/eval/python_text.h"
#include "engine/rules/tenstorrent/trace/fx_arguments.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"
#include "engine/rules/tenstorrent/trace/torch_catalogue.h"
#include "engine/rules/tenstorrent/trace/torch_functions.h"
#include "engine/rules/tenstorrent/trace/torch_host.h"
#include "engine/rules/tenstorrent/trace/torch_modules.h"
#include "engine/rules/tenstorrent/trace/torch_values.h"

#include <algorithm>
#include <array>
#include <limits>

namespace fusewright {

namespace {

struct RealType {
    std::string_view name;
    double largest;
    double epsilon;
    double smallest;
    double resolution;
    std::int64_t bits;
};

constexpr auto realTypes = std::to_array<RealType>({
    {"torch.float32", 3.4028234663852886e+38, 1.1920928955078125e-07, 1.1754943508222875e-38, 1e-06,
     32},
    {"torch.float64", 1.7976931348623157e+308, 2.220446049250313e-16, 2.2250738585072014e-308,
     1e-15, 64},
    {"torch.float16", 65504.0, 0.0009765625, 6.103515625e-05, 0.001, 16},
    {"torch.bfloat16", 3.3895313892515355e+38, 0.0078125, 1.1754943508222875e-38, 0.01, 16},
});

struct IntegerType {
    std::string_view name;
    std::int64_t least;
    std::int64_t most;
    std::int64_t bits;
};

constexpr auto integerTypes = std::to_array<IntegerType>({
    {"torch.int8", -128, 127, 8},
    {"torch.uint8", 0, 255, 8},
    {"torch.int16", -32768, 32767, 16},
    {"torch.int32", -2147483648LL, 2147483647LL, 32},
    {"torch.int64", std::numeric_limits<std::int64_t>::min(),
     std::numeric_limits<std::int64_t>::max(), 64},
});

/// What `torch.finfo` and `torch.iinfo` give.
class NumberInfo : public PythonHostObject {
public:
    NumberInfo(const RealType* real, const IntegerType* integer) : m_real(real), m_integer(integer)
    {
    }

    std::string typeName() const override { return m_real ? "torch.finfo" : "torch.iinfo"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override
    {
        if (name == "bits")
            return PythonValue::integer(m_real ? m_real->bits : m_integer->bits);
        if (name == "max")
            return m_real ? PythonValue::real(m_real->largest)
                          : PythonValue::integer(m_integer->most);
        if (name == "min")
            return m_real ? PythonValue::real(-m_real->largest)
                          : PythonValue::integer(m_integer->least);
        if (name == "dtype") {
            const std::string_view full = m_real ? m_real->name : m_integer->name;
            return ask.runtime.string(std::string(full.substr(full.find('.') + 1)));
        }
        if (!m_real)
            return {};
        if (name == "eps")
            return PythonValue::real(m_real->epsilon);
        if (name == "tiny" || name == "smallest_normal")
            return PythonValue::real(m_real->smallest);
        return name == "resolution" ? PythonValue::real(m_real->resolution) : PythonValue();
    }

private:
    const RealType* m_real;
    const IntegerType* m_integer;
};

PythonValue argumentAt(const PythonArguments& arguments, std::size_t place, std::string_view name)
{
    return place < arguments.positional.size() ? arguments.positional[place]
                                               : arguments.keyword(name);
}

PythonValue makeInfo(const PythonAsk& ask, bool isReal, const PythonArguments& arguments)
{
    const PythonValue type = argumentAt(arguments, 0, "type");
    const TorchConstant* const constant = asConstant(type);
    const std::string wanted = constant ? constant->written() : "torch.float32";
    const auto* const real = std::ranges::find(realTypes, wanted, &RealType::name);
    const auto* const integer = std::ranges::find(integerTypes, wanted, &IntegerType::name);
    if (type.isValid() && !constant)
        return ask.unknown("The type is not known here.");
    if (isReal && real != realTypes.end())
        return PythonValue(ask.runtime.heap().make<NumberInfo>(real, nullptr));
    if (!isReal && integer != integerTypes.end())
        return PythonValue(ask.runtime.heap().make<NumberInfo>(nullptr, integer));
    return ask.unknown("`" + wanted + "` is not modelled.");
}

PythonValue makeDevice(const PythonAsk& ask, const PythonArguments& arguments)
{
    const PythonValue type = argumentAt(arguments, 0, "type");
    const PythonValue index = argumentAt(arguments, 1, "index");
    if (!type.is(PythonType::String))
        return asConstant(type) ? type : ask.unknown("The device is not known here.");
    std::string name = type.as<PythonString>().text;
    if (index.is(PythonType::Int))
        name += ':' + std::to_string(index.asInteger());
    return PythonValue(ask.runtime.heap().make<TorchConstant>(
        "torch.device", "torch.device(" + pythonQuoted(name) + ')'));
}

PythonValue makeTensor(const PythonAsk& ask, std::string_view path,
                       const PythonArguments& arguments)
{
    const PythonValue data = argumentAt(arguments, 0, "data");
    if (asProxy(data))
        return ask.raise("TypeError", "`__cuda_array_interface__` must be a dict");
    if (data.is(PythonType::List) || data.is(PythonType::Tuple)) {
        for (const PythonValue item : data.as<PythonSequence>().items) {
            if (FxProxy* const proxy = asProxy(item))
                return proxy->length(ask);
        }
    }
    if (builtinTorchCatalogue().signatures(path))
        return callTorch(ask, path, arguments);
    return haveProxy(arguments) ? ask.unknown("A tensor is made of traced values.")
                                : PythonValue(ask.runtime.heap().make<TorchTensor>());
}

/// `torch.jit.script` of a function that torch has in C++ is refused.
PythonValue scripted(const PythonAsk& ask, const PythonArguments& arguments)
{
    const PythonValue function = argumentAt(arguments, 0, "obj");
    const bool isNative =
        function.is(PythonType::Host) && dynamic_cast<const TorchNative*>(function.object());
    if (!isNative)
        return ask.unknown("Scripted functions are not modelled.");
    return ask.raise("TypeError", "<class 'builtin_function_or_method'> is a built-in class");
}

/// `torch.fx.wrap`, which gives back what it is given.
PythonValue wrapped(const PythonAsk& ask, const PythonArguments& arguments)
{
    const PythonValue given = argumentAt(arguments, 0, "fn_or_name");
    auto* const host = dynamic_cast<TorchHost*>(&ask.runtime.host());
    if (!given.isValid())
        return ask.raise("TypeError",
                         "wrap() missing 1 required positional argument: 'fn_or_name'");
    if (!host)
        return ask.unknown("`torch.fx.wrap` is not modelled here.");
    return host->wrap(ask, given) ? given : PythonValue();
}

/// A method of all tensors, taken from their class.
class UnboundMethod : public PythonHostObject {
public:
    explicit UnboundMethod(std::string name) : m_name(std::move(name)) { }

    std::string typeName() const override { return "method_descriptor"; }
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override
    {
        if (arguments.positional.empty())
            return ask.raise("TypeError",
                             "unbound method TensorBase." + m_name + "() needs an argument");
        const PythonValue self = arguments.positional.front();
        TorchTensor* const tensor = asTensor(self);
        if (!tensor)
            return ask.raise("TypeError",
                             "descriptor '" + m_name
                                 + "' for 'torch._C.TensorBase' objects doesn't apply to a '"
                                 + ask.runtime.typeName(self) + "' object");
        PythonArguments rest = arguments;
        rest.positional.erase(rest.positional.begin());
        return tensor->callMethod(ask, m_name, rest);
    }

private:
    std::string m_name;
};

} // namespace

PythonValue TorchClass::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "__name__" || name == "__qualname__")
        return ask.runtime.string(m_path.substr(m_path.rfind('.') + 1));
    if (name.starts_with("__"))
        return {};
    if (m_path == "torch.Tensor" && builtinTorchCatalogue().isTensorMethod(name))
        return PythonValue(ask.runtime.heap().make<UnboundMethod>(std::string(name)));
    return ask.unknown("`" + m_path + '.' + std::string(name) + "` is not modelled.");
}

PythonValue TorchClass::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    if (m_path == "torch.device")
        return makeDevice(ask, arguments);
    if (m_path == "torch.finfo" || m_path == "torch.iinfo")
        return makeInfo(ask, m_path == "torch.finfo", arguments);
    if (m_path == "torch.tensor" || m_path == "torch.as_tensor" || m_path == "torch.asarray"
        || m_path == "torch.Tensor")
        return makeTensor(ask, m_path, arguments);
    if (m_path == "torch.jit.script")
        return scripted(ask, arguments);
    if (m_path == "torch.fx.wrap")
        return wrapped(ask, arguments);
    if (m_path == "torch.is_tensor" && arguments.positional.size() == 1)
        return PythonValue::boolean(asTensor(arguments.positional.front()) != nullptr);
    if (m_path == "torch.Size" && arguments.positional.size() == 1) {
        auto items = ask.runtime.itemsOf(arguments.positional.front());
        return items ? ask.runtime.tuple(std::move(*items)) : PythonValue();
    }
    if (m_path.ends_with("grad") || m_path.ends_with("_mode") || m_path.ends_with("autocast")
        || m_path.ends_with("grad_enabled"))
        return PythonValue(ask.runtime.heap().make<QuietObject>(m_path));
    if (m_path == "torch.nn.Parameter" || m_path == "torch.nn.Buffer")
        return PythonValue(ask.runtime.heap().make<TorchTensor>(m_path == "torch.nn.Parameter"));
    if (m_path.starts_with("torch.nn."))
        return PythonValue(ask.runtime.heap().make<TorchLayer>(m_path, arguments));
    return ask.unknown("`" + m_path + "` is not modelled.");
}

PythonValue TorchClass::hasInstance(const PythonAsk&, PythonValue value)
{
    // A function of torch is no type.
    if (m_path == "torch.is_tensor" || m_path == "torch.tensor" || m_path == "torch.jit.script"
        || m_path == "torch.fx.wrap")
        return {};
    bool is = false;
    if (asProxy(value))
        is = m_path == "torch.fx.Proxy";
    else if (asTensor(value))
        is = m_path == "torch.Tensor"
            || (m_path == "torch.nn.Parameter" && asTensor(value)->isParameter());
    else if (const TorchConstant* const constant = asConstant(value))
        is = m_path == constant->typeName();
    else if (const TorchLayer* const layer = asLayer(value))
        is = m_path == "torch.nn.Module" || m_path == layer->path();
    else if (value.is(PythonType::Tuple))
        is = m_path == value.as<PythonSequence>().viewName;
    else if (value.is(PythonType::Instance) || value.is(PythonType::Host))
        return {}; // Objects of other rooms answer for themselves.
    return PythonValue::boolean(is);
}

} // namespace fusewright
