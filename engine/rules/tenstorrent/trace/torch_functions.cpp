// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/torch_functions.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/fx_arguments.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"
#include "engine/rules/tenstorrent/trace/torch_forms.h"
#include "engine/rules/tenstorrent/trace/torch_modules.h"
#include "engine/rules/tenstorrent/trace/torch_parser.h"
#include "engine/rules/tenstorrent/trace/torch_values.h"

#include <algorithm>

namespace fusewright {

namespace {

PythonValue firstUnknown(const PythonArguments& arguments)
{
    for (const PythonValue value : arguments.positional) {
        if (value.is(PythonType::Unknown))
            return value;
    }
    for (const PythonKeyword& keyword : arguments.keywords) {
        if (keyword.value.is(PythonType::Unknown))
            return keyword.value;
    }
    return {};
}

/// A proxy among arguments or in their lists, which torch finds for operators.
FxProxy* firstProxy(const PythonArguments& arguments)
{
    std::vector<PythonValue> all = arguments.positional;
    for (const PythonKeyword& keyword : arguments.keywords)
        all.push_back(keyword.value);
    for (const PythonValue value : all) {
        if (FxProxy* const proxy = asProxy(value))
            return proxy;
        if (!value.is(PythonType::List) && !value.is(PythonType::Tuple))
            continue;
        for (const PythonValue item : value.as<PythonSequence>().items) {
            if (FxProxy* const proxy = asProxy(item))
                return proxy;
        }
    }
    return nullptr;
}

/// Sizes are looked at one by one only when torch makes a tensor itself.
PythonValue refuseSizes(const PythonAsk& ask, const TorchSignature& signature,
                        const PythonArguments& arguments)
{
    std::vector<PythonValue> sizes = arguments.positional;
    if (!sizes.empty()
        && (sizes.front().is(PythonType::Tuple) || sizes.front().is(PythonType::List)))
        sizes = sizes.front().as<PythonSequence>().items;
    const auto found = std::ranges::find_if(sizes, [](PythonValue size) { return asProxy(size); });
    const bool isOfSizes = !signature.parameters.empty()
        && signature.parameters.front().type == TorchType::IntegerList;
    if (found == sizes.end() || !isOfSizes)
        return ask.unknown("Torch calculates with a traced value here.");
    return ask.raise("TypeError",
                     std::string(signature.name) + "(): argument '"
                         + std::string(signature.parameters.front().name)
                         + "' failed to unpack the object at pos "
                         + std::to_string(found - sizes.begin() + 1)
                         + " with error \"type must be tuple of ints,but got "
                         + torchTypeName(ask, *found) + '"');
}

PythonValue callNative(const PythonAsk& ask, std::string_view path,
                       const std::vector<TorchSignature>& signatures,
                       const PythonArguments& arguments)
{
    if (const PythonValue unknown = firstUnknown(arguments); unknown.isValid())
        return ask.runtime.unknown("`" + std::string(path) + "` is given it.", unknown);
    FxProxy* proxy = firstProxy(arguments);
    if (!signatures.empty()) {
        const TorchParsed parsed = parseTorchArguments(ask, arguments, signatures);
        // Torch writes its text into a buffer of 1024 bytes.
        constexpr std::size_t longestError = 1023;
        if (!parsed.fits)
            return ask.raise("TypeError", parsed.error.substr(0, longestError));
        proxy = parsed.proxy;
    }
    if (proxy) {
        const std::string name = fxNameOf(lastPathPart(path));
        return proxy->record(ask, {CallKind::Function, std::string(path), name}, arguments);
    }
    if (haveProxy(arguments) && !signatures.empty())
        return refuseSizes(ask, signatures.back(), arguments);
    return PythonValue(ask.runtime.heap().make<TorchTensor>());
}

} // namespace

PythonValue callTorch(const PythonAsk& ask, std::string_view path, const PythonArguments& arguments)
{
    const TorchCatalogue& catalogue = builtinTorchCatalogue();
    PythonRuntime::Level level(ask.runtime);
    if (level.isTooDeep() || !ask.runtime.step())
        return {};
    if (const auto* const signatures = catalogue.signatures(path))
        return callNative(ask, path, *signatures, arguments);
    return callTorchForm(ask, path, arguments);
}

std::string torchPathOf(PythonValue value)
{
    if (!value.is(PythonType::Host))
        return {};
    if (const auto* const native = dynamic_cast<const TorchNative*>(value.object()))
        return native->path();
    if (const auto* const function = dynamic_cast<const TorchFunction*>(value.object()))
        return function->path();
    const auto* const found = dynamic_cast<const TorchOperator*>(value.object());
    return found ? found->path() : std::string();
}

std::string torchOverloadOf(PythonValue value)
{
    const auto* const found =
        value.is(PythonType::Host) ? dynamic_cast<const TorchOperator*>(value.object()) : nullptr;
    return found && found->isOverload() ? found->path() : std::string();
}

PythonValue TorchNative::attribute(const PythonAsk& ask, std::string_view wanted)
{
    if (wanted == "__name__")
        return ask.runtime.string(name());
    if (wanted == "__qualname__")
        return ask.runtime.string("_VariableFunctionsClass." + name());
    return {};
}

PythonValue TorchNative::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    return callNative(ask, m_path, *m_signatures, arguments);
}

PythonValue TorchFunction::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "__name__" || name == "__qualname__")
        return ask.runtime.string(std::string(lastPathPart(m_path)));
    return {};
}

PythonValue TorchFunction::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    return callTorch(ask, m_path, arguments);
}

std::string TorchOperator::path() const
{
    return "torch.ops.aten." + m_name + (isOverload() ? '.' + m_overload : std::string());
}

std::string TorchOperator::typeName() const
{
    return isOverload() ? "torch._ops.OpOverload" : "torch._ops.OpOverloadPacket";
}

PythonValue TorchOperator::attribute(const PythonAsk& ask, std::string_view name)
{
    const std::string written = isOverload() ? m_name + '.' + m_overload : m_name;
    if (name == "__name__")
        return ask.runtime.string(written);
    if (isOverload() || name.starts_with("__"))
        return {};
    const auto* const overloads = builtinTorchCatalogue().overloads(m_name);
    if (overloads && !overloads->contains(name)) {
        return ask.raise("AttributeError",
                         "The underlying op of 'aten." + m_name + "' has no overload name '"
                             + std::string(name) + '\'');
    }
    const std::string overload(name);
    return keptByHost(ask, path() + '.' + overload, [&] {
        return PythonValue(ask.runtime.heap().make<TorchOperator>(m_name, overload));
    });
}

PythonValue TorchOperator::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    if (const PythonValue unknown = firstUnknown(arguments); unknown.isValid())
        return ask.runtime.unknown("`" + path() + "` is given it.", unknown);
    const std::string name = isOverload() ? m_name + '.' + m_overload : m_name;
    if (FxProxy* const proxy = firstProxy(arguments))
        return proxy->record(ask, {CallKind::Function, path(), fxNameOf(name)}, arguments);
    if (haveProxy(arguments))
        return ask.unknown("A traced value is inside of a list that torch looks through itself.");
    return PythonValue(ask.runtime.heap().make<TorchTensor>());
}

} // namespace fusewright
