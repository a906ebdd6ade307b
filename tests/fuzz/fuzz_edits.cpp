// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The bytes choose a language, rules in it, mostly right, and names and operators for all edits of
// them.

#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "engine/support/source_text.h"
#include "tests/fuzz/captured_graph.h"
#include "tests/fuzz/every_edit.h"
#include "tests/fuzz/provider_writer.h"
#include "tests/fuzz/qnn_writer.h"
#include "tests/fuzz/sound_rules.h"
#include "tests/fuzz/tvm_writer.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

using namespace fusewright;
using test::RandomSource;

namespace {

using Names = std::vector<std::string>;

std::string writtenIn(std::string_view language, RandomSource& random)
{
    if (random.chance(70))
        return test::writeSoundRules(language, random);
    if (language == "qnn")
        return test::writeQnnRules(random);
    return language == "tvm" ? test::writeTvmPatterns(random) : test::writeProviders(random);
}

/// Other line ends, a mark at the beginning, no last line break, something lost or put in.
std::string disturbed(std::string text, RandomSource& random)
{
    if (random.chance(20)) {
        for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 2))
            text.insert(at, 1, '\r');
    }
    if (random.chance(10))
        text.insert(0, "\xEF\xBB\xBF");
    if (random.chance(20))
        text.resize(text.find_last_not_of("\r\n") + 1);
    for (std::size_t left = random.chance(30) ? random.below(3) : 0; left > 0; --left) {
        const std::size_t place = random.below(text.size());
        if (random.chance(50))
            text.erase(place, random.below(4));
        else
            text.insert(place,
                        random.oneOf(Names{"(", ")", ",", "\"", "#", "\n", "\t", "\xff", ":", "/*",
                                           "\xC3\xA9", "\r", "# (\n", "\\\n"}));
    }
    return text;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::array<std::string_view, 3> languages{"qnn", "tvm", "tenstorrent"};
    RandomSource random(std::span(data, size));
    const RuleLanguage& language = *findRuleLanguage(languages[random.below(languages.size())]);
    const auto graph = test::readCapture(test::capturedGraph(random));
    const std::string text = disturbed(writtenIn(language.id, random), random);
    const bool hasNodes = graph && graph->nodeCount() > 0;
    const auto read = language.read(SourceText("rules", text), nullptr, {});
    test::makeEveryEdit(read, random, hasNodes ? graph.get() : nullptr);
    return 0;
}
