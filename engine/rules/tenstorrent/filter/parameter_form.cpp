// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/parameter_form.h"

#include "engine/graph/graph.h"

namespace fusewright {

bool isDynamoName(std::string_view name)
{
    return name.starts_with("l_") && name.ends_with('_');
}

ParameterForm parameterForm(const Graph& graph, ValueId value)
{
    if (graph.valueKind(value) == ValueKind::Input)
        return ParameterForm::Placeholder;
    const std::string_view name = graph.valueName(value);
    if (name.find('.') != std::string_view::npos || name.starts_with("_tensor_constant")
        || name.starts_with("_param_constant"))
        return ParameterForm::Attribute;
    const bool isExported =
        name.starts_with("p_") || name.starts_with("b_") || name.starts_with("c_");
    return isDynamoName(name) || isExported ? ParameterForm::Placeholder : ParameterForm::Unclear;
}

} // namespace fusewright
