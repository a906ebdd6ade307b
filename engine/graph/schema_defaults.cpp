// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/schema_defaults.h"

#include "engine/graph/literal_values.h"
#include "engine/support/text_parts.h"

#include "resources/embedded.h"

#include <utility>

namespace fusewright {

namespace {

constexpr std::string_view door = "torch.ops.aten.";

SchemaArgument argumentOf(std::string_view word)
{
    SchemaArgument argument;
    argument.isKeywordOnly = word.starts_with('*');
    if (argument.isKeywordOnly)
        word.remove_prefix(1);
    const std::size_t equals = word.find('=');
    argument.name = word.substr(0, equals);
    if (equals != std::string_view::npos && equals + 1 < word.size())
        argument.otherwise = plainLiteral(word.substr(equals + 1));
    return argument;
}

} // namespace

const SchemaDefaults& SchemaDefaults::builtIn()
{
    static const SchemaDefaults defaults(embedded::atenDefaults());
    return defaults;
}

SchemaDefaults::SchemaDefaults(std::string_view table)
{
    while (!table.empty()) {
        std::string_view line = table.substr(0, table.find('\n'));
        table.remove_prefix(std::min(line.size() + 1, table.size()));
        const std::string_view name = partBefore(' ', line);
        std::vector<SchemaArgument>& schema = m_schemas[name];
        while (!line.empty())
            schema.push_back(argumentOf(partBefore(' ', line)));
    }
}

const std::vector<SchemaArgument>* SchemaDefaults::find(std::string_view nativeName) const
{
    if (!nativeName.starts_with(door))
        return nullptr;
    const auto found = m_schemas.find(nativeName.substr(door.size()));
    return found == m_schemas.end() ? nullptr : &found->second;
}

} // namespace fusewright
