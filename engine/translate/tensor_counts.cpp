// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// From the two tables of torch's arguments: which of them are tensors, and which may be left out.

#include "engine/translate/tensor_counts.h"

#include "engine/support/text_parts.h"

#include "resources/embedded.h"

#include <algorithm>
#include <functional>
#include <map>

namespace fusewright {

namespace {

using Counts = std::vector<std::size_t>;

using Lines = std::map<std::string_view, std::string_view>;

/// The lines of a table by their first word.
Lines linesOf(std::string_view table)
{
    Lines lines;
    while (!table.empty()) {
        std::string_view line = table.substr(0, table.find('\n'));
        table.remove_prefix(std::min(line.size() + 1, table.size()));
        const std::string_view name = partBefore(' ', line);
        lines.emplace(name, line);
    }
    return lines;
}

/// Of `weight bias= eps=1e-05` the bias.
bool mayBeLeftOut(std::string_view schema, std::string_view argument)
{
    while (!schema.empty()) {
        const std::string_view word = partBefore(' ', schema);
        if (word.size() == argument.size() + 1 && word.starts_with(argument) && word.back() == '=')
            return true;
    }
    return false;
}

/// Of an operator, by what it takes alone and by lists.
struct TensorCounts {
    Counts counts;
    bool takesList = false;
};

using AllCounts = std::map<std::string_view, TensorCounts>;

/// Of an overload such as `self:T other:T`.
void addOverload(TensorCounts& all, std::string_view parameters, std::string_view schema)
{
    std::size_t needed = 0;
    std::size_t most = 0;
    while (!parameters.empty()) {
        const std::string_view parameter = partBefore(' ', parameters);
        const std::size_t colon = parameter.find(':');
        if (colon == std::string_view::npos || parameter.substr(colon) != ":T")
            continue;
        const std::string_view argument = parameter.substr(0, colon);
        if (argument == "tensors") {
            all.takesList = true;
            return;
        }
        ++most;
        needed += mayBeLeftOut(schema, argument) ? 0 : 1;
    }
    for (std::size_t count = std::max<std::size_t>(needed, 1); count <= most; ++count) {
        if (std::ranges::find(all.counts, count) == all.counts.end())
            all.counts.push_back(count);
    }
}

AllCounts readTables()
{
    AllCounts all;
    const Lines schemas = linesOf(embedded::atenDefaults());
    for (const auto& [overload, parameters] : linesOf(embedded::torchArguments())) {
        // `x.to(other)` takes no more than the type of `other`.
        if (overload == "to.other")
            continue;
        const auto schema = schemas.find(overload);
        addOverload(all[overload.substr(0, overload.find('.'))], parameters,
                    schema == schemas.end() ? std::string_view() : schema->second);
    }
    for (auto& [name, each] : all)
        std::ranges::sort(each.counts, std::greater<>());
    return all;
}

const TensorCounts& countsIn(std::string_view canonical)
{
    static const AllCounts all = readTables();
    static const TensorCounts none;
    const auto found = all.find(canonical);
    return found == all.end() ? none : found->second;
}

} // namespace

std::vector<std::size_t> tensorCountsOf(std::string_view canonical)
{
    return countsIn(canonical).counts;
}

bool takesTensorList(std::string_view canonical)
{
    return countsIn(canonical).takesList;
}

} // namespace fusewright
