// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/verb.h"

#include "app/cli/usage.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

namespace fusewright::cli {

namespace {

int refuse(const Verb& verb, const std::string& problem)
{
    const std::string text = "fusewright " + std::string(verb.name) + ": " + problem
        + "\nUsage: fusewright " + std::string(verb.name) + ' ' + std::string(verb.usage) + '\n';
    std::fputs(text.c_str(), stderr);
    return Trouble;
}

std::string countProblem(const Verb& verb, std::size_t given)
{
    if (given < verb.fewest)
        return "Missing arguments.";
    return "Too many arguments.";
}

} // namespace

std::span<const Verb> verbs()
{
    static const std::array all{inspectVerb(), checkVerb(),   matchVerb(),     explainVerb(),
                                orderVerb(),   rewriteVerb(), partitionVerb(), diffVerb(),
                                formatVerb(),  patternVerb(), reportVerb(),    layoutVerb(),
                                convertVerb(), suggestVerb(), backwardVerb(),  translateVerb(),
                                compareVerb(), galleryVerb(), hardwareVerb(),  helpVerb()};
    return all;
}

const Verb* findVerb(std::string_view name)
{
    const auto found = std::ranges::find(verbs(), name, &Verb::name);
    return found == verbs().end() ? nullptr : &*found;
}

void complain(std::string_view verb, const std::string& problem)
{
    std::fputs(("fusewright " + std::string(verb) + ": " + problem + '\n').c_str(), stderr);
}

int runVerb(const Verb& verb, std::span<const std::string_view> words)
{
    if (std::ranges::find(words, "--help") != words.end()) {
        std::fputs(verbUsage(verb).c_str(), stdout);
        return Fine;
    }
    std::string problem;
    const auto arguments = Arguments::parse(words, verb.options, problem);
    if (!arguments)
        return refuse(verb, problem);
    const std::size_t given = arguments->positionals().size();
    if (given < verb.fewest || given > verb.most)
        return refuse(verb, countProblem(verb, given));
    return verb.run(*arguments);
}

} // namespace fusewright::cli
