// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/onnx/name_scope.h"

#include <algorithm>

namespace fusewright::onnx {

Symbol NameScope::resolve(std::string_view name, GraphBuilder& builder) const
{
    if (prefix.empty() || name.empty())
        return builder.intern(name);
    return builder.intern(textOf(name));
}

std::string NameScope::textOf(std::string_view name) const
{
    if (prefix.empty() || name.empty())
        return std::string(name);
    const auto bound = bindings.find(name);
    return bound == bindings.end() ? prefix + std::string(name) : bound->second;
}

std::string moduleOfNodeName(std::string_view name)
{
    const std::size_t last = name.rfind('/');
    if (last == std::string_view::npos)
        return {};
    std::string path(name.substr(0, last));
    if (path.starts_with('/'))
        path.erase(0, 1);
    std::ranges::replace(path, '/', '.');
    return path;
}

} // namespace fusewright::onnx
