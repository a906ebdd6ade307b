// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_meaning.h"

#include "engine/formats/mlir/mlir_attributes.h"
#include "engine/formats/mlir/mlir_types.h"

#include <string>
#include <vector>

namespace fusewright::mlir {

std::string_view MlirMeaning::resolved(std::string_view text) const
{
    if (!text.starts_with('#') && !text.starts_with('!'))
        return text;
    const auto alias = m_aliases.find(text);
    return alias == m_aliases.end() ? text : alias->second;
}

ValueType MlirMeaning::type(std::string_view text, GraphBuilder& builder) const
{
    return readType(resolved(text)).in(builder);
}

AttributeValue MlirMeaning::attribute(std::string_view text) const
{
    return readAttribute(resolved(text));
}

program::ModulePlace MlirMeaning::place(std::string_view location) const
{
    return placeOf(location, m_aliases);
}

std::string MlirMeaning::operatorName(const program::Program& program,
                                      const program::Operation& operation,
                                      const program::Body* called) const
{
    if (called) {
        for (std::uint32_t at = operation.attributes.begin; at < operation.attributes.end; ++at) {
            const program::AttributeText& attribute = program.attributes[at];
            if (attribute.name == "name" || attribute.name == "composite_name")
                return program::unquoted(attribute.value);
        }
    }
    return std::string(operation.name);
}

} // namespace fusewright::mlir
