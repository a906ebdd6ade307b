// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

struct CheckAnswer;
struct CheckedExpectation;

/// `expect ffn: >= 30`, as test reports name it.
std::string expectationTitle(const CheckedExpectation& checked);

/// The answer of `check` for people: a line for each file.
std::string checkText(const CheckAnswer& answer);
/// The answer of `check --json`.
std::string checkJson(const CheckAnswer& answer);
/// SARIF 2.1.0, as code hosts show it beside the lines of a change. `version` is the program's.
std::string checkSarif(const CheckAnswer& answer, std::string_view version);
/// JUnit XML: a suite for each file, in it a case for each rule and each expectation.
std::string checkJunit(const CheckAnswer& answer);

} // namespace fusewright
