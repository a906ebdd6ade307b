// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The bytes choose fusion providers, mostly right, and a captured graph of the same operators; the
// rules are read, asked about, and applied.

#include "engine/pattern/pattern_text.h"
#include "engine/pattern/replacement.h"
#include "engine/rules/rule_language.h"
#include "tests/fuzz/captured_graph.h"
#include "tests/fuzz/provider_writer.h"

#include <string>
#include <vector>

using namespace fusewright;
using test::applyToCapture;
using test::capturedGraph;
using test::RandomSource;
using test::require;

namespace {

void read(const std::string& text, const std::string& json)
{
    const RuleLanguage& language = *findRuleLanguage("tenstorrent");
    const auto read = language.read(SourceText("rules.py", text), nullptr, {});
    const CheckedRules checked = language.makeReader({})->check(read);
    for (const Rule& rule : checked.rules.rules) {
        require(rule.patterns.size() == 1 && rule.patterns[0].replacement);
        require(!toText(rule.patterns[0].pattern).empty());
        require(rule.patterns[0].entryRanges.size() == rule.patterns[0].pattern.entryCount());
        Diagnostics ignored;
        require(read->readRule(rule.name, {}, ignored).has_value());
    }
    for (const RulePlace& place : read->rulePlaces())
        require(place.range.begin <= place.range.end && place.range.end <= text.size());
    for (std::size_t at = 0; at <= text.size(); at += text.size() / 16 + 1) {
        const TextPosition position = read->source().position(at);
        static_cast<void>(read->hoverAt(position, {}));
        static_cast<void>(read->entryAt(position));
        static_cast<void>(read->sketchAt(position));
        static_cast<void>(read->definitionAt(position));
        if (const auto edits = read->renameAt(position, "renamed_name"))
            require(!edits->empty() && read->renamePlaceAt(position).has_value());
    }
    int state = 0;
    for (std::size_t line = 1; line <= read->source().lineCount(); ++line) {
        std::size_t last = 0;
        for (const TokenPiece& piece : language.cutLine(read->source().line(line), state)) {
            require(last <= piece.begin && piece.begin <= piece.end);
            last = piece.end;
        }
        require(last <= read->source().line(line).size());
    }
    if (!json.empty())
        applyToCapture(checked.rules, json);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size > 0 && data[0] % 8 == 0) {
        read(std::string(reinterpret_cast<const char*>(data + 1), size - 1), {});
        return 0;
    }
    RandomSource random(std::span(data, size));
    const std::string text = test::writeProviders(random);
    read(text, capturedGraph(random));
    return 0;
}
