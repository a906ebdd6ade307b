// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_context.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// How often the loaded model has each operator, by its own name and by the canonical one.
class OperatorCounts {
public:
    /// Null stands for a model without operators. Linear in the model's nodes.
    explicit OperatorCounts(const Graph* model);

    /// Under either name; 0 where there is none.
    std::size_t count(std::string_view name) const;
    /// The most frequent first, a canonical name before the native ones of one count.
    std::vector<std::string_view> names() const;

private:
    std::unordered_map<std::string_view, std::size_t> m_counts;
    std::vector<std::string_view> m_names; ///< Canonical ones first.
};

/// `Category: gemm. …`, or empty for an operator that the catalogue does not know.
std::string describeCategory(const OperatorSpec* spec);
/// What rules call an operator of another name: as it is in the model, else in the catalogue. Empty
/// where that is the name, or nobody knows.
std::string usualName(const RuleContext& context, std::string_view name);
/// What else the operator is called, `most` of the names at most.
std::string otherNames(const RuleContext& context, std::string_view name, std::size_t most);

} // namespace fusewright
