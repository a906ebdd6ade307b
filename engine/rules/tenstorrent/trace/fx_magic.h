// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_host.h"

#include <optional>
#include <string_view>

namespace fusewright {

class FxProxy;

/// A method of a proxy that stands for an operator: `__and__`, `__rsub__`.
struct FxMagicName {
    std::string_view name; ///< In the module `operator`.
    bool isReflected = false;
};

/// Nothing for every other name.
std::optional<FxMagicName> fxMagicOf(std::string_view method);
/// What the module `operator` calls it.
std::string_view fxNameOf(PythonOperator which);

/// Such a method, taken from its proxy.
class FxMagic : public PythonHostObject {
public:
    FxMagic(FxProxy& proxy, FxMagicName magic) : m_proxy(proxy), m_magic(magic) { }

    std::string typeName() const override { return "method"; }
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;

private:
    FxProxy& m_proxy;
    FxMagicName m_magic;
};

} // namespace fusewright
