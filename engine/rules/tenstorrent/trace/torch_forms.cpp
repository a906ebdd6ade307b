// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/torch_forms.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/fx_arguments.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"
#include "engine/rules/tenstorrent/trace/torch_functions.h"
#include "engine/rules/tenstorrent/trace/torch_parser.h"
#include "engine/rules/tenstorrent/trace/torch_values.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

/// A proxy among the tensors that the function asks.
FxProxy* proxyAskedBy(const TorchForm& form, const PythonArguments& bound)
{
    for (const std::string_view name : form.tensors) {
        const PythonValue value = bound.keyword(name.substr(name.starts_with('*') ? 1 : 0));
        if (!name.starts_with('*') || !value.is(PythonType::Tuple)) {
            if (FxProxy* const proxy = asProxy(value))
                return proxy;
            continue;
        }
        for (const PythonValue item : value.as<PythonSequence>().items) {
            if (FxProxy* const proxy = asProxy(item))
                return proxy;
        }
    }
    return nullptr;
}

PythonValue recordForm(const PythonAsk& ask, const TorchForm& form, const PythonArguments& bound,
                       FxProxy& proxy)
{
    PythonArguments call;
    for (const TorchFormArgument& argument : form.arguments) {
        const bool isSpread = argument.value.starts_with('*');
        PythonValue value = bound.keyword(argument.value.substr(isSpread ? 1 : 0));
        if (!value.isValid())
            value = torchLiteral(ask, argument.value);
        if (!value.isValid())
            return {};
        if (!argument.keyword.empty()) {
            call.keywords.push_back({std::string(argument.keyword), value});
        } else if (isSpread && value.is(PythonType::Tuple)) {
            const auto& items = value.as<PythonSequence>().items;
            call.positional.insert(call.positional.end(), items.begin(), items.end());
        } else {
            call.positional.push_back(value);
        }
    }
    if (form.target.starts_with('.')) {
        const std::string_view method = form.target.substr(1);
        return proxy.record(ask, {CallKind::Method, std::string(method), fxNameOf(method)}, call);
    }
    return proxy.record(
        ask, {CallKind::Function, std::string(form.target), fxNameOf(lastPathPart(form.target))},
        call);
}

/// What happens where no tensor is a proxy: torch runs the function itself.
PythonValue runForm(const PythonAsk& ask, std::string_view path, const TorchForm& form,
                    const PythonArguments& bound)
{
    const PythonValue first = bound.keyword(
        form.parameters.front().name.substr(form.parameters.front().name.starts_with('*') ? 1 : 0));
    const std::string_view name = lastPathPart(path);
    if (!form.inner.empty() && !asTensor(first)) {
        return ask.raise("TypeError",
                         std::string(form.inner)
                             + "(): argument 'input' (position 1) must be Tensor, not "
                             + torchTypeName(ask, first));
    }
    if (first.is(PythonType::Tuple) && form.tensors.front().starts_with('*')) {
        const auto& items = first.as<PythonSequence>().items;
        const bool takesList = name.starts_with("atleast_") || name == "meshgrid";
        const PythonValue list = takesList && items.size() == 1 ? items.front() : first;
        return callTorch(ask, "torch." + std::string(name), {{list}, {}});
    }
    const bool hasTensor = std::ranges::any_of(form.tensors, [&bound](std::string_view tensor) {
        return asTensor(bound.keyword(tensor)) != nullptr;
    });
    if (haveProxy(bound) || !hasTensor)
        return ask.unknown("Torch runs `" + std::string(name)
                           + "` itself here, because its input is no traced value.");
    return PythonValue(ask.runtime.heap().make<TorchTensor>());
}

PythonValue callDispatch(const PythonAsk& ask, const TorchDispatch& dispatch,
                         const PythonArguments& arguments)
{
    PythonValue flag = arguments.keyword(dispatch.flag);
    if (!flag.isValid() && dispatch.place < arguments.positional.size())
        flag = arguments.positional[dispatch.place];
    const auto isTrue = flag.isValid() ? ask.runtime.truth(flag) : std::optional(false);
    if (!isTrue)
        return {};
    return callTorch(ask, *isTrue ? dispatch.ifTrue : dispatch.ifFalse, arguments);
}

// Functions that are like no other.

PythonValue callEinsum(const PythonAsk& ask, const PythonArguments& arguments)
{
    if (arguments.positional.size() < 2) {
        return ask.raise("ValueError",
                         "einsum(): must specify the equation string and at least one operand, or"
                         " at least one operand and its subscripts list");
    }
    PythonArguments call = arguments;
    const PythonValue only = call.positional[1];
    if (call.positional.size() == 2 && (only.is(PythonType::List) || only.is(PythonType::Tuple))) {
        call.positional.pop_back();
        const auto& items = only.as<PythonSequence>().items;
        call.positional.insert(call.positional.end(), items.begin(), items.end());
    }
    for (std::size_t at = 1; at < call.positional.size(); ++at) {
        if (FxProxy* const proxy = asProxy(call.positional[at]))
            return proxy->record(ask, {CallKind::Function, "torch.functional.einsum", "einsum"},
                                 {call.positional, {}});
    }
    return haveProxy(call) ? ask.unknown("Torch runs `einsum` itself here.")
                           : PythonValue(ask.runtime.heap().make<TorchTensor>());
}

PythonValue callBroadcastShapes(const PythonAsk& ask, const PythonArguments& arguments)
{
    for (const PythonValue shape : arguments.positional) {
        if (asProxy(shape)) {
            const PythonValue text = ask.runtime.string(
                "Input shapes should be of type ints, a tuple of ints, or a list of ints, got ");
            return ask.runtime.raise("RuntimeError", {text, shape});
        }
        if (!shape.is(PythonType::List) && !shape.is(PythonType::Tuple))
            continue;
        for (const PythonValue size : shape.as<PythonSequence>().items) {
            if (FxProxy* const proxy = asProxy(size))
                return proxy->truth(ask);
        }
    }
    return ask.unknown("`torch.broadcast_shapes` is not calculated here.");
}

PythonValue callAlignTensors(const PythonAsk& ask, const PythonArguments&)
{
    return ask.raise("RuntimeError", "`align_tensors` not yet implemented.");
}

PythonValue callAssertPair(const PythonAsk& ask, const PythonArguments& arguments)
{
    PythonValue pair = arguments.keyword("arg");
    if (!pair.isValid() && !arguments.positional.empty())
        pair = arguments.positional.front();
    const PythonValue length = pair.isValid() && !pair.is(PythonType::Int)
        ? ask.runtime.length(pair)
        : PythonValue::none();
    return length.isValid() ? PythonValue::none() : length;
}

struct OwnRow {
    std::string_view path;
    PythonValue (*call)(const PythonAsk& ask, const PythonArguments& arguments);
};

constexpr auto ownRows = std::to_array<OwnRow>({
    {"torch.functional.einsum", callEinsum},
    {"torch.functional.broadcast_shapes", callBroadcastShapes},
    {"torch.functional.align_tensors", callAlignTensors},
    {"torch.nn.functional.assert_int_or_pair", callAssertPair},
});

} // namespace

PythonValue callTorchForm(const PythonAsk& ask, std::string_view path,
                          const PythonArguments& arguments)
{
    for (const OwnRow& row : ownRows) {
        if (row.path == path)
            return row.call(ask, arguments);
    }
    const TorchCatalogue& catalogue = builtinTorchCatalogue();
    if (const TorchDispatch* const dispatch = catalogue.dispatch(path))
        return callDispatch(ask, *dispatch, arguments);
    const TorchForm* const form = catalogue.form(path);
    if (!form)
        return ask.unknown("`" + std::string(path) + "` is not modelled.");
    const auto bound = bindTorchForm(ask, lastPathPart(path), *form, arguments);
    if (!bound || form->parameters.empty() || form->tensors.empty())
        return {};
    if (FxProxy* const proxy = proxyAskedBy(*form, *bound))
        return recordForm(ask, *form, *bound, *proxy);
    return runForm(ask, path, *form, *bound);
}

} // namespace fusewright
