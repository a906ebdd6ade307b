// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/torch_values.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/fx_arguments.h"
#include "engine/rules/tenstorrent/trace/fx_magic.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"

namespace fusewright {

namespace {

template <class T>
T* hostAs(PythonValue value)
{
    return value.is(PythonType::Host) ? dynamic_cast<T*>(value.object()) : nullptr;
}

/// A method of a tensor, taken from it.
class TensorMethod : public PythonHostObject {
public:
    TensorMethod(TorchTensor& tensor, std::string name) : m_tensor(tensor), m_name(std::move(name))
    {
    }

    std::string typeName() const override { return "builtin_function_or_method"; }
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override
    {
        return m_tensor.callMethod(ask, m_name, arguments);
    }

private:
    TorchTensor& m_tensor;
    std::string m_name;
};

/// What of a tensor is no tensor, and needs it to be calculated.
bool isFact(std::string_view name)
{
    static constexpr std::string_view facts =
        " shape dtype device ndim requires_grad grad is_leaf layout size dim numel item tolist"
        " numpy element_size stride data_ptr is_contiguous is_floating_point nelement ";
    return facts.find(' ' + std::string(name) + ' ') != facts.npos;
}

} // namespace

TorchTensor* asTensor(PythonValue value)
{
    return hostAs<TorchTensor>(value);
}

TorchConstant* asConstant(PythonValue value)
{
    return hostAs<TorchConstant>(value);
}

TorchLayer* asLayer(PythonValue value)
{
    return hostAs<TorchLayer>(value);
}

PythonValue TorchTensor::callMethod(const PythonAsk& ask, std::string_view name,
                                    const PythonArguments& arguments)
{
    PythonArguments all = arguments;
    all.positional.insert(all.positional.begin(), PythonValue(*this));
    for (const PythonValue value : arguments.positional) {
        if (FxProxy* const proxy = asProxy(value))
            return proxy->record(ask, {CallKind::Method, std::string(name), fxNameOf(name)}, all);
    }
    if (haveProxy(arguments))
        return ask.unknown("A traced value is an argument of a method of a tensor.");
    if (isFact(name))
        return ask.unknown("Values of tensors are not calculated here.");
    return PythonValue(ask.runtime.heap().make<TorchTensor>());
}

PythonValue TorchTensor::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "__class__" || name == "__int__" || name == "__float__")
        return {};
    static constexpr std::string_view tensors = " T mT H mH data real imag ";
    if (tensors.find(' ' + std::string(name) + ' ') != tensors.npos)
        return PythonValue(ask.runtime.heap().make<TorchTensor>());
    if (name == "shape" || name == "dtype" || name == "device" || name == "ndim")
        return ask.unknown("Values of tensors are not calculated here.");
    return PythonValue(ask.runtime.heap().make<TensorMethod>(*this, std::string(name)));
}

PythonValue TorchTensor::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return callMethod(ask, fxNameOf(which), {{other}, {}});
}

PythonValue TorchTensor::reflected(const PythonAsk& ask, PythonOperator, PythonValue)
{
    return PythonValue(ask.runtime.heap().make<TorchTensor>());
}

PythonValue TorchTensor::unary(const PythonAsk& ask, PythonUnary)
{
    return PythonValue(ask.runtime.heap().make<TorchTensor>());
}

PythonValue TorchTensor::compare(const PythonAsk& ask, PythonComparison which, PythonValue other)
{
    std::string_view method = methodOf(which);
    method.remove_prefix(2);
    method.remove_suffix(2);
    return callMethod(ask, method, {{other}, {}});
}

PythonValue TorchTensor::item(const PythonAsk& ask, PythonValue index)
{
    if (FxProxy* const proxy = asProxy(index)) {
        const PythonValue inner = ask.runtime.tuple({index});
        if (!inner.isValid())
            return {};
        return proxy->record(ask, {CallKind::Method, "__getitem__", "getitem"},
                             {{PythonValue(*this), inner}, {}});
    }
    if (haveProxy({{index}, {}}))
        return ask.unknown("A traced value is in an index of a tensor.");
    return PythonValue(ask.runtime.heap().make<TorchTensor>());
}

PythonValue TorchTensor::truth(const PythonAsk& ask)
{
    return ask.unknown("Values of tensors are not calculated here.");
}

std::optional<std::vector<PythonValue>> TorchTensor::items(const PythonAsk& ask)
{
    ask.runtime.needsKnown(ask.unknown("Values of tensors are not calculated here."),
                           "Its items decide how the program goes on.");
    return std::nullopt;
}

PythonValue TorchTensor::length(const PythonAsk& ask)
{
    return ask.unknown("Values of tensors are not calculated here.");
}

std::string TorchConstant::text() const
{
    return m_written;
}

PythonValue TorchConstant::attribute(const PythonAsk& ask, std::string_view name)
{
    static constexpr std::string_view reals =
        " torch.float16 torch.bfloat16 torch.float32 torch.float64 ";
    if (m_type == "torch.dtype" && name == "is_floating_point")
        return PythonValue::boolean(reals.find(' ' + m_written + ' ') != reals.npos
                                    || m_written.starts_with("torch.float8"));
    if (m_type == "torch.dtype" && name == "is_complex")
        return PythonValue::boolean(m_written.starts_with("torch.complex"));
    static constexpr std::string_view others = " is_signed itemsize to_complex to_real type index ";
    if (others.find(' ' + std::string(name) + ' ') == others.npos)
        return {};
    return ask.unknown("`" + m_written + '.' + std::string(name) + "` is not modelled.");
}

PythonValue TorchConstant::compare(const PythonAsk&, PythonComparison which, PythonValue other)
{
    const TorchConstant* const constant = asConstant(other);
    const bool isSame = constant && constant->m_written == m_written;
    if (which == PythonComparison::Equal)
        return PythonValue::boolean(isSame);
    return which == PythonComparison::NotEqual ? PythonValue::boolean(!isSame) : PythonValue();
}

TorchLayer::TorchLayer(std::string path, PythonArguments arguments)
    : m_path(std::move(path)), m_arguments(std::move(arguments))
{
}

std::string TorchLayer::typeName() const
{
    return m_path.substr(m_path.rfind('.') + 1);
}

PythonValue TorchLayer::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name.starts_with("__"))
        return {};
    return ask.unknown("What is in a module of `torch.nn` is not modelled.");
}

PythonValue TorchLayer::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    if (haveProxy(arguments))
        return ask.raise("NameError", "module is not installed as a submodule");
    return PythonValue(ask.runtime.heap().make<TorchTensor>());
}

} // namespace fusewright
