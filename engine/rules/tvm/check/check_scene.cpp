// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_scene.h"

namespace fusewright {

PythonValue CheckScene::unknown(std::string sentence, UnknownCause cause)
{
    const PythonValue made = m_runtime.unknown(std::move(sentence));
    m_causes.emplace_back(made.object(), std::move(cause));
    return made;
}

std::vector<UnknownCause> CheckScene::causesOf(const PythonUnknown* unknown) const
{
    if (!unknown)
        return {};
    while (unknown->from)
        unknown = unknown->from;
    for (const auto& [object, cause] : m_causes) {
        if (object == unknown)
            return {cause};
    }
    return {};
}

} // namespace fusewright
