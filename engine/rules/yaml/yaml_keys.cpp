// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_keys.h"

#include <algorithm>
#include <numeric>

namespace fusewright {

namespace {

constexpr std::size_t mostKeyFindings = 50;

void report(const YamlKeyName& key, const YamlKeyName& earlier, std::vector<YamlFinding>& findings)
{
    if (findings.size() < mostKeyFindings)
        findings.push_back(yaml::duplicateKey(key.range, earlier.range, key.name));
}

} // namespace

bool findRepeatedKeys(const std::vector<YamlKeyName>& keys, std::vector<YamlFinding>& findings)
{
    std::vector<std::size_t> order(keys.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t left, std::size_t right) {
        return std::pair(keys[left].name, left) < std::pair(keys[right].name, right);
    });
    bool isRepeated = false;
    for (std::size_t at = 1; at < order.size(); ++at) {
        const YamlKeyName& earlier = keys[order[at - 1]];
        const YamlKeyName& key = keys[order[at]];
        if (key.name != earlier.name || key.name == "<<")
            continue;
        isRepeated = true;
        report(key, earlier, findings);
    }
    return isRepeated;
}

} // namespace fusewright
