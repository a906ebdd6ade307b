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
    std::string_view scopes = name.substr(0, last == std::string_view::npos ? 0 : last);
    std::string path;
    std::string_view before;
    while (!scopes.empty()) {
        const std::size_t end = std::min(scopes.find('/'), scopes.size());
        const std::string_view scope = scopes.substr(0, end);
        scopes.remove_prefix(std::min(end + 1, scopes.size()));
        if (scope.empty())
            continue;
        // PyTorch calls an entry of a list "layer1/layer1.0".
        const bool isEntry = !before.empty() && scope.size() > before.size()
            && scope.starts_with(before) && scope[before.size()] == '.';
        if (isEntry)
            path.resize(path.size() - before.size());
        else if (!path.empty())
            path += '.';
        path += scope;
        before = scope;
    }
    return path;
}

} // namespace fusewright::onnx
