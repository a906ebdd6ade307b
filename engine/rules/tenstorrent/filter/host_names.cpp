// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/host_names.h"

#include "engine/python/eval/python_runtime.h"

#include <string>
#include <string_view>

namespace fusewright {

namespace {

/// `'cpu'` of `torch.device('cpu')`, which is taken from the end; empty where there is none.
std::string_view takeCall(std::string_view& dotted)
{
    const std::size_t begin = dotted.find("('");
    if (begin == std::string_view::npos || !dotted.ends_with("')"))
        return {};
    const std::string_view text = dotted.substr(begin + 2, dotted.size() - begin - 4);
    dotted = dotted.substr(0, begin);
    return text;
}

PythonValue walked(PythonRuntime& runtime, std::string_view dotted)
{
    const std::string_view text = takeCall(dotted);
    std::size_t dot = dotted.find('.');
    PythonValue value = runtime.host().module(runtime.ask(), dotted.substr(0, dot));
    while (dot != std::string_view::npos && value.is(PythonType::Host)) {
        const std::size_t next = dotted.find('.', dot + 1);
        value = runtime.findAttribute(value, dotted.substr(dot + 1, next - dot - 1));
        dot = next;
    }
    const bool isWhole = dot == std::string_view::npos;
    if (isWhole && !text.empty() && value.is(PythonType::Host))
        return runtime.call(value, {{runtime.string(std::string(text))}, {}});
    return isWhole ? value : PythonValue();
}

} // namespace

TorchNames namesOfHost(PythonRuntime& runtime)
{
    return [&runtime](std::string_view dotted) {
        const PythonRuntime::Reason reason = runtime.pause();
        const PythonValue value = walked(runtime, dotted);
        // What is raised on the way says only that there is no such name.
        const bool isKnown = !runtime.isStopped() && !value.is(PythonType::Unknown);
        runtime.goOn();
        runtime.resume(reason);
        return isKnown ? value : PythonValue();
    };
}

} // namespace fusewright
