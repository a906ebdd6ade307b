// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_object.h"

#include "engine/python/eval/python_library.h"

namespace fusewright {

namespace {

/// `a.same_as(b)`
PythonValue sameAs(PythonCall& call)
{
    return PythonValue::boolean(call.self.isSame(call.at(0)));
}

} // namespace

PythonValue CheckObject::attribute(const PythonAsk& ask, std::string_view name)
{
    if (m_scene && m_scene->isOver())
        return ask.unknown("This object was shown to an earlier question.");
    const PythonValue found = find(ask, name);
    if (found.isValid() || ask.runtime.isStopped())
        return found;
    if (name == "same_as")
        return makeBuiltin(ask.runtime, {"same_as", sameAs, 1, 1}, PythonValue(*this));
    if (isCheckName(others(), name))
        return ask.unknown('`' + typeName() + '.' + std::string(name) + "` is not modelled.");
    return {};
}

PythonValue CheckObject::isInstanceOf(const PythonAsk& ask, PythonValue wanted)
{
    if (!wanted.is(PythonType::Host))
        return {};
    const std::string name(m_scene ? m_scene->nameOf(wanted) : std::string_view());
    const auto is = name.empty() ? std::nullopt : isOfTvmType(m_kind, name);
    if (is)
        return PythonValue::boolean(*is);
    return ask.unknown("Whether " + text() + " is an instance of `"
                       + (name.empty() ? "this type" : name) + "` is not known.");
}

} // namespace fusewright
