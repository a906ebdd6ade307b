// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/arguments.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace fusewright::cli {

/// What the program ends with.
enum ExitStatus : int {
    Fine = 0,
    Findings = 1, ///< An error in the rules, or no match where one was asked for.
    Trouble = 2,  ///< Wrong usage, or an input that cannot be read.
};

/// One thing that the command line can do.
struct Verb {
    std::string_view name;
    std::string_view usage; ///< What follows the name.
    std::string_view summary;
    std::span<const OptionSpec> options;
    std::size_t fewest = 0; ///< Positional arguments.
    std::size_t most = 0;
    int (*run)(const Arguments& arguments);
};

/// So many files as one likes, for verbs that take rules.
inline constexpr std::size_t anyNumber = 1'000;

std::span<const Verb> verbs();
/// Null when there is no such verb.
const Verb* findVerb(std::string_view name);

/// Says on standard error what is wrong with the way a verb was called.
void complain(std::string_view verb, const std::string& problem);

/// Runs a verb with the words after it; answers with the exit status.
int runVerb(const Verb& verb, std::span<const std::string_view> words);

const Verb& inspectVerb();
const Verb& checkVerb();
const Verb& matchVerb();
const Verb& explainVerb();
const Verb& partitionVerb();
const Verb& diffVerb();
const Verb& orderVerb();
const Verb& rewriteVerb();
const Verb& convertVerb();
const Verb& layoutVerb();
const Verb& formatVerb();
const Verb& patternVerb();
const Verb& reportVerb();
const Verb& suggestVerb();
const Verb& translateVerb();
const Verb& compareVerb();
const Verb& backwardVerb();
const Verb& galleryVerb();
const Verb& hardwareVerb();
const Verb& helpVerb();

} // namespace fusewright::cli
