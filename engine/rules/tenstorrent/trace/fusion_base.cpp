// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/fusion_base.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/torch_host.h"

namespace fusewright {

namespace {

PythonValue acceptMatch(PythonCall&)
{
    return PythonValue::boolean(true);
}

PythonValue giveFilters(PythonCall& call)
{
    const PythonValue filter = call.runtime.attribute(call.builtin.self, "match_filter");
    return filter.isValid() ? call.runtime.list({filter}) : filter;
}

PythonValue givePairs(PythonCall& call)
{
    const PythonValue pattern = call.runtime.attribute(call.builtin.self, "pattern");
    const PythonValue replacement = pattern.isValid()
        ? call.runtime.attribute(call.builtin.self, "replacement")
        : PythonValue();
    const PythonValue pair =
        replacement.isValid() ? call.runtime.tuple({pattern, replacement}) : PythonValue();
    return pair.isValid() ? call.runtime.list({pair}) : pair;
}

PythonValue doNothing(PythonCall&)
{
    return PythonValue::none();
}

} // namespace

bool FusionBase::derive(const PythonAsk&, PythonClass& derived)
{
    m_host.addProvider(derived);
    return true;
}

PythonValue FusionBase::attribute(const PythonAsk& ask, std::string_view name)
{
    return name == "__name__" ? ask.runtime.string("FusionProvider")
                              : inherited(ask, PythonValue(), name);
}

PythonValue FusionBase::inherited(const PythonAsk& ask, PythonValue self, std::string_view name)
{
    if (name == "default_enabled")
        return PythonValue::boolean(true);
    PythonNative does = nullptr;
    if (name == "match_filter")
        does = acceptMatch;
    else if (name == "get_match_filters" && self.isValid())
        does = giveFilters;
    else if (name == "get_patterns" && self.isValid())
        does = givePairs;
    else if (name == "__init__" || name == "__init_subclass__" || name == "replace_pattern")
        does = doNothing;
    if (!does)
        return {};
    const PythonValue made = ask.runtime.builtin(std::string(name), does, self);
    made.as<PythonBuiltin>().keywords = "*";
    made.as<PythonBuiltin>().takesUnknown = does == acceptMatch;
    return made;
}

} // namespace fusewright
