// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/usage.h"
#include "app/cli/verb.h"
#include "app/window.h"

#include "engine/support/heap.h"
#include "engine/support/nearest_word.h"

#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

using namespace fusewright;

namespace {

/// `fusewright inspct model.onnx` is a slip of the finger, not a file to open.
bool looksLikeMistypedVerb(std::string_view word)
{
    std::error_code error;
    if (word.starts_with('-') || std::filesystem::exists(word, error))
        return false;
    std::vector<std::string_view> names;
    for (const cli::Verb& verb : cli::verbs())
        names.push_back(verb.name);
    const auto nearest = nearestWord(word, names);
    if (nearest) {
        std::fprintf(stderr, "fusewright: There is no verb or file \"%s\". Did you mean \"%s\"?\n",
                     std::string(word).c_str(), std::string(*nearest).c_str());
    }
    return nearest.has_value();
}

} // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    if (!words.empty()) {
        if (const cli::Verb* const verb = cli::findVerb(words.front())) {
            keepFreedMemory();
            return cli::runVerb(*verb, std::span(words).subspan(1));
        }
        if (words.front() == "--help" || words.front() == "-h") {
            std::fputs(cli::programUsage().c_str(), stdout);
            return cli::Fine;
        }
        if (words.front() == "--version") {
            std::fputs(cli::versionText().c_str(), stdout);
            return cli::Fine;
        }
        if (looksLikeMistypedVerb(words.front()))
            return cli::Trouble;
    }

    std::string problem;
    const auto arguments = cli::Arguments::parse(words, cli::modelOptions, problem);
    const auto options = arguments ? cli::readOpenOptions(*arguments) : std::nullopt;
    if (!arguments)
        std::fprintf(stderr, "fusewright: %s\n", problem.c_str());
    if (!options)
        return cli::Trouble;
    for (const std::string& file : arguments->positionals()) {
        std::error_code error;
        if (std::filesystem::exists(file, error) || file == "-")
            continue;
        std::fprintf(stderr, "fusewright: There is no file \"%s\".\n", file.c_str());
        return cli::Trouble;
    }
    return openWindow(argc, argv, arguments->positionals(), *options);
}
