// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/fusion_input.h"

#include <charconv>
#include <cstdio>
#include <string>

namespace fusewright::cli {

namespace {

/// False when the option is there and no number that `number` can hold, or less than `least`.
template <class Number>
bool readNumber(const char* verb, const Arguments& arguments, const char* option, Number least,
                Number& number)
{
    const std::optional<std::string> text = arguments.value(option);
    if (!text)
        return true;
    const char* const end = text->data() + text->size();
    const auto [at, error] = std::from_chars(text->data(), end, number);
    if (error == std::errc() && at == end && number >= least)
        return true;
    std::fprintf(stderr, "fusewright %s: %s takes a number of at least %s, not \"%s\".\n", verb,
                 option, std::to_string(least).c_str(), text->c_str());
    return false;
}

bool readEdgeKinds(const char* verb, const Arguments& arguments, EdgeKinds& kinds)
{
    const std::string text = arguments.value("--edge-kind").value_or("consumer");
    kinds = text == "shape" ? EdgeKinds::Shape : EdgeKinds::Consumer;
    if (text == "consumer" || text == "shape")
        return true;
    std::fprintf(stderr, "fusewright %s: --edge-kind must be consumer or shape, not \"%s\".\n",
                 verb, text.c_str());
    return false;
}

} // namespace

std::optional<FusionOptions> readFusionOptions(const char* verb, const Arguments& arguments)
{
    FusionOptions options;
    if (!readNumber(verb, arguments, "--max-fused-ops", 1U, options.mostFusedOps)
        || !readNumber(verb, arguments, "--opt-level", 0, options.optLevel)
        || !readEdgeKinds(verb, arguments, options.edgeKinds))
        return std::nullopt;
    return options;
}

} // namespace fusewright::cli
