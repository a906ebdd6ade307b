// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/check_options.h"

#include "app/cli/verb.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace fusewright::cli {

namespace {

constexpr std::array<std::string_view, 4> formats{"text", "json", "sarif", "junit"};

std::optional<CheckFormat> readFormat(const Arguments& arguments)
{
    const std::string written = arguments.value("--format").value_or("text");
    const auto found = std::ranges::find(formats, written);
    if (found == formats.end()) {
        complain("check",
                 "The formats are text, json, sarif and junit, not \"" + written + "\"."
                     + didYouMean(written, formats));
        return std::nullopt;
    }
    const auto format = static_cast<CheckFormat>(found - formats.begin());
    if (!arguments.has("--json") || format == CheckFormat::Json)
        return format;
    if (format == CheckFormat::Text)
        return CheckFormat::Json;
    complain("check", "--json and --format " + written + " ask for different formats.");
    return std::nullopt;
}

std::optional<std::vector<Expectation>> readExpected(const Arguments& arguments)
{
    std::vector<Expectation> all;
    for (const std::string& written : arguments.values("--expect")) {
        auto expected = readExpectation(written);
        if (!expected) {
            complain("check",
                     "--expect takes NAME=32, NAME>=30, NAME<=2 or \"NAME=none in encoder.*\", "
                     "not \""
                         + written + "\".");
            return std::nullopt;
        }
        if (expected->count.isPercent && expected->name != "covered") {
            complain("check",
                     "Only \"covered\" takes a percentage, not \"" + expected->name + "\".");
            return std::nullopt;
        }
        all.push_back(*std::move(expected));
    }
    if (!all.empty() && !arguments.has("--model")) {
        complain("check", "--expect needs a model to count on: --model MODEL.");
        return std::nullopt;
    }
    return all;
}

} // namespace

std::optional<CheckOptions> readCheckOptions(const Arguments& arguments)
{
    const auto format = readFormat(arguments);
    auto expected = readExpected(arguments);
    if (!format || !expected)
        return std::nullopt;
    return CheckOptions{.format = *format,
                        .output = arguments.value("-o").value_or("-"),
                        .model = arguments.value("--model"),
                        .baseline = arguments.value("--baseline"),
                        .newBaseline = arguments.value("--write-baseline"),
                        .expected = *std::move(expected)};
}

} // namespace fusewright::cli
