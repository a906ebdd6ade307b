// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/fx_arguments.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"
#include "engine/rules/tenstorrent/trace/torch_modules.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

constexpr std::string_view mathFunctions =
    " acos acosh asin asinh atan atan2 atanh cbrt ceil comb copysign cos cosh degrees dist erf"
    " erfc exp exp2 expm1 fabs factorial floor fma fmod frexp fsum gamma gcd hypot isclose"
    " isfinite isinf isnan isqrt lcm ldexp lgamma log log10 log1p log2 modf nextafter perm pow prod"
    " radians remainder sin sinh sqrt sumprod tan tanh trunc ulp ";

constexpr auto inPlaceNames =
    std::to_array<std::pair<std::string_view, std::string_view>>({{"iadd", "+"},
                                                                  {"isub", "-"},
                                                                  {"imul", "*"},
                                                                  {"itruediv", "/"},
                                                                  {"ifloordiv", "//"},
                                                                  {"imod", "%"},
                                                                  {"ipow", "**"},
                                                                  {"imatmul", "@"},
                                                                  {"iand", "&"},
                                                                  {"ior", "|"},
                                                                  {"ixor", "^"},
                                                                  {"ilshift", "<<"},
                                                                  {"irshift", ">>"}});

/// A function that is recorded where it is given a proxy.
class WrappedFunction : public PythonHostObject {
public:
    WrappedFunction(std::string module, std::string name, PythonValue inner)
        : m_module(std::move(module)), m_name(std::move(name)), m_inner(inner)
    {
    }

    std::string typeName() const override { return "builtin_function_or_method"; }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override
    {
        return name == "__name__" ? ask.runtime.string(m_name) : PythonValue();
    }
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;

private:
    std::string m_module; ///< Empty for a function of the program.
    std::string m_name;
    PythonValue m_inner;
};

PythonValue WrappedFunction::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    FxProxy* const proxy = proxyAmong(arguments);
    if (m_module == "operator") {
        const std::vector<PythonValue>& values = arguments.positional;
        if (m_name == "abs" && values.size() == 1 && proxy)
            return proxy->absolute(ask);
        const auto row = std::ranges::find(inPlaceNames, std::string_view(m_name),
                                           &std::pair<std::string_view, std::string_view>::first);
        if (row == inPlaceNames.end() || values.size() != 2)
            return ask.raise("TypeError",
                             m_name + " expected 2 arguments, got "
                                 + std::to_string(values.size()));
        return ask.runtime.inPlace(*pythonOperator(row->second), values[0], values[1]);
    }
    if (m_module == "numpy")
        return proxy ? ask.raise("ValueError", "invalid __array_struct__")
                     : ask.unknown("`numpy." + m_name + "` is not modelled.");
    if (proxy) {
        const std::string target = m_module.empty() ? m_name : m_module + '.' + m_name;
        return proxy->record(ask, {CallKind::Function, target, fxNameOf(m_name)}, arguments);
    }
    if (!m_inner.isValid() || m_inner.is(PythonType::Unknown))
        return ask.unknown("`" + m_module + '.' + m_name + "` is not modelled.");
    return ask.runtime.call(m_inner, arguments);
}

bool isWrapped(std::string_view module, std::string_view name)
{
    if (module == "numpy")
        return true;
    if (module == "math")
        return mathFunctions.find(' ' + std::string(name) + ' ') != mathFunctions.npos;
    return name == "abs"
        || std::ranges::find(inPlaceNames, name,
                             &std::pair<std::string_view, std::string_view>::first)
        != inPlaceNames.end();
}

} // namespace

PythonValue wrappedFunction(PythonRuntime& runtime, std::string name, PythonValue inner)
{
    const std::size_t point = name.rfind('.');
    std::string module = point == std::string::npos ? std::string() : name.substr(0, point);
    return PythonValue(runtime.heap().make<WrappedFunction>(
        std::move(module), name.substr(point == std::string::npos ? 0 : point + 1), inner));
}

PythonValue WrappedModule::attribute(const PythonAsk& ask, std::string_view name)
{
    PythonValue inner;
    if (m_name != "numpy") {
        PythonModule* const module = ask.runtime.library().module(ask.runtime, m_name);
        if (module)
            inner = ask.runtime.findAttribute(PythonValue(*module), name);
    }
    if (!isWrapped(m_name, name) || ask.runtime.isStopped())
        return inner;
    return PythonValue(ask.runtime.heap().make<WrappedFunction>(m_name, std::string(name), inner));
}

PythonValue QuietObject::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name.starts_with("__"))
        return {};
    return PythonValue(ask.runtime.heap().make<QuietObject>(std::string(name)));
}

PythonValue QuietObject::call(const PythonAsk& ask, const PythonArguments&)
{
    if (m_name == "getLogger")
        return PythonValue(ask.runtime.heap().make<QuietObject>("Logger"));
    if (m_name == "isEnabledFor")
        return PythonValue::boolean(false);
    return PythonValue::none();
}

} // namespace fusewright
