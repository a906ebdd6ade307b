// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/check/check_object.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// What TVM hands to a check: `PatternCheckContext`.
class CheckContext : public CheckObject {
public:
    explicit CheckContext(CheckScene& scene) : CheckObject(scene, CheckKind::Context) { }

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;

private:
    PythonValue matchedBindings();

    PythonValue m_annotated; ///< Once it was asked for; so the next ones.
    PythonValue m_bindings;
    PythonValue m_usages;
    PythonValue m_bound;
};

/// A map over all variables of the graph, of which an entry is made when a check asks for it:
/// `var_usages` and `value_to_bound_var`.
class CheckMap : public CheckObject {
public:
    enum class Content { Usages, BoundVariables };

    CheckMap(CheckScene& scene, Content content)
        : CheckObject(scene, CheckKind::Map), m_content(content)
    {
    }

    /// The value of a key; nothing where it has none.
    PythonValue entry(PythonValue key);
    /// Every key that it has; nothing when the budget is used up.
    std::optional<std::vector<PythonValue>> keys();

    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    PythonValue contains(const PythonAsk& ask, PythonValue other) override;
    std::optional<std::vector<PythonValue>> items(const PythonAsk& ask) override;
    PythonValue length(const PythonAsk& ask) override;

protected:
    PythonValue find(const PythonAsk& ask, std::string_view name) override;

private:
    std::optional<std::vector<CheckPlace>> places();

    Content m_content;
};

/// The labels of a pattern with what they took, as a dict.
PythonValue annotatedExpressions(CheckScene& scene);

} // namespace fusewright
