// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/expression_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fusewright {

/// What a pattern asks of values, as expressions. Those that are invalid ask nothing.
class TvmConditions {
public:
    explicit TvmConditions(ExpressionTable& table) : m_table(table) { }

    /// That an attribute is a number.
    ExpressionId number(const std::string& name, std::int64_t wanted, ExpressionId value);
    /// That an operator has several results.
    ExpressionId severalResults(ExpressionId value);
    ExpressionId both(ExpressionId a, ExpressionId b);
    ExpressionId no(ExpressionId condition);

    /// What could not be asked, as sentences.
    const std::vector<std::string>& skipped() const { return m_skipped; }
    void skip(std::string what) { m_skipped.push_back(std::move(what)); }

private:
    ExpressionId equal(ExpressionId read, const Scalar& wanted);

    ExpressionTable& m_table;
    std::vector<std::string> m_skipped;
};

} // namespace fusewright
