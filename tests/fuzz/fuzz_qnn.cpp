// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The bytes choose pieces of the grammar, and where they are put together wrongly; what is left of
// them is put in as it is.

#include "engine/rules/rule_language.h"
#include "tests/fuzz/qnn_writer.h"
#include "tests/fuzz/require.h"

#include "engine/pattern/pattern_text.h"
#include "engine/pattern/replacement.h"

#include <string>
#include <vector>

using namespace fusewright;
using test::RandomSource;
using test::require;

namespace {

void checkFindings(const SourceText& source, const std::vector<Diagnostic>& findings)
{
    for (const Diagnostic& each : findings) {
        require(!each.code.empty() && !each.message.empty() && each.range.has_value());
        require(each.range->begin <= each.range->end);
        require(source.offset(each.range->end) <= source.text().size());
    }
}

void read(const std::string& text, std::size_t step)
{
    static const RuleContext context = withCatalogues({});
    const RuleLanguage& language = *findRuleLanguage("qnn");
    const auto read = language.read(SourceText("rules.cpp", text), nullptr, {});
    const CheckedRules checked = language.makeReader(context)->check(read);
    checkFindings(read->source(), checked.diagnostics);
    for (const Rule& rule : checked.rules.rules) {
        require(rule.patterns.size() == 1 && rule.patterns[0].replacement);
        require(!toText(rule.patterns[0].pattern).empty());
        require(!toText(*rule.patterns[0].replacement, rule.patterns[0].pattern).empty());
        Diagnostics ignored;
        require(read->readRule(rule.name, context, ignored).has_value());
    }
    for (const RulePlace& place : read->rulePlaces())
        require(place.range.contains(place.nameRange) && place.range.end <= text.size());
    for (std::size_t at = 0; at <= text.size(); at += step) {
        const TextPosition position = read->source().position(at);
        static_cast<void>(read->completionsAt(position, context));
        static_cast<void>(read->hoverAt(position, context));
        static_cast<void>(read->definitionAt(position));
        static_cast<void>(read->entryAt(position));
        static_cast<void>(read->sketchAt(position));
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
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size > 0 && data[0] % 8 == 0) {
        read(std::string(reinterpret_cast<const char*>(data + 1), size - 1), size / 8 + 1);
        return 0;
    }
    RandomSource random(std::span(data, size));
    const std::string text = test::writeQnnRules(random);
    read(text, text.size() / 16 + 1);
    return 0;
}
