// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/qnn_source.h"

#include <string>
#include <vector>

namespace fusewright {

class QnnFindings;

/// A rule as it is written: what stands between its parentheses, macros expanded.
struct QnnWrittenRule {
    bool hasFlag = false;
    ByteRange head;  ///< Of its first word, or of the macro that makes it.
    ByteRange range; ///< With the closing parenthesis.
    std::vector<QnnToken> tokens;
};

/// A line that says which function computes an operator.
struct QnnOperatorLine {
    std::string name;
    std::string function;
    std::string cost; ///< Empty where none is said.
    std::vector<std::string> flags;
    ByteRange place;
};

/// In which order an operator has its parameters.
struct QnnParameterOrder {
    std::string op;
    std::vector<std::string> parameters;
    ByteRange place;
};

/// What of a C++ file concerns rules.
struct QnnScan {
    std::vector<ByteRange> comments;
    std::vector<QnnWrittenRule> rules;
    std::vector<QnnOperatorLine> operators;
    std::vector<QnnParameterOrder> orders;
    std::vector<QnnMissingFile> missing; ///< Included, but found nowhere.
};

/// Reads any bytes; tokens of rules point into `texts` and the text of the findings' source.
QnnScan scanQnn(QnnTexts& texts, const QnnIncludes& includes,
                std::function<bool(std::string_view)> isReserved, QnnFindings& findings);

/// `DEF_PACKAGE_OPTIMIZATION` and its like, that only this front end knows.
bool isQnnHead(std::string_view name);
/// Of a rule: `DEF_PACKAGE_OPTIMIZATION`, with flags or without, or as the kit calls it itself.
bool isQnnRuleHead(std::string_view name);
bool isFlaggedQnnRuleHead(std::string_view name);

} // namespace fusewright
