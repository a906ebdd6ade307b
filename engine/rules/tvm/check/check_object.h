// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_host.h"
#include "engine/rules/tvm/check/check_kind.h"
#include "engine/rules/tvm/check/check_scene.h"

#include <memory>
#include <string>
#include <string_view>

namespace fusewright {

/// An object of TVM's that a check sees: it knows its type, and is the same as itself.
class CheckObject : public PythonHostObject {
public:
    CheckObject(CheckScene& scene, CheckKind kind) : m_scene(scene.shared_from_this()), m_kind(kind)
    {
    }

    /// Of no question: an operator that a file names, an element type.
    explicit CheckObject(CheckKind kind) : m_kind(kind) { }

    CheckKind kind() const { return m_kind; }
    /// Never of an object that was made without one.
    CheckScene& scene() const { return *m_scene; }

    std::string typeName() const override { return std::string(checkKindName(m_kind)); }
    PythonValue attribute(const PythonAsk& ask, std::string_view name) final;
    PythonValue isInstanceOf(const PythonAsk& ask, PythonValue wanted) override;

protected:
    /// An attribute; nothing without raising: there is none.
    virtual PythonValue find(const PythonAsk& ask, std::string_view name) = 0;
    /// Attributes that it has in TVM, and of which nothing is known here, between spaces.
    virtual std::string_view others() const { return {}; }

private:
    std::shared_ptr<CheckScene> m_scene;
    CheckKind m_kind;
};

/// The object behind a value; null for any other.
template <class Object>
Object* checkObject(PythonValue value)
{
    return value.is(PythonType::Host) ? dynamic_cast<Object*>(value.object()) : nullptr;
}

/// Whether a name is in a list between spaces: ` span vdevice `.
inline bool isCheckName(std::string_view list, std::string_view name)
{
    return !name.empty() && list.find(' ' + std::string(name) + ' ') != std::string_view::npos;
}

} // namespace fusewright
