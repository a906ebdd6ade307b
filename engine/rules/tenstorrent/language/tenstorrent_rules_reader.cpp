// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/language/tenstorrent_rules_reader.h"

#include "engine/rules/expectation_comments.h"
#include "engine/rules/tenstorrent/language/tenstorrent_rules_text.h"
#include "engine/rules/tenstorrent/tenstorrent_rule_maker.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

std::vector<WrittenRule> writtenRules(const TenstorrentFile& file)
{
    std::vector<WrittenRule> written;
    for (const TenstorrentRule& rule : file.rules) {
        const TextRange range = file.source->range(rule.range);
        const bool hasErrors = std::ranges::any_of(file.diagnostics, [&](const Diagnostic& found) {
            return found.severity == Severity::Error && found.range
                && range.begin <= found.range->begin && found.range->begin <= range.end;
        });
        written.push_back({rule.name, file.source->position(rule.nameRange.begin), hasErrors});
    }
    return written;
}

/// Variables of the environment that the file asks for and that the user has set.
TorchHost::Flags flagsOf(const TenstorrentFile& file, const RuleContext& context)
{
    std::vector<std::string> names;
    for (const auto& [flag, isSet] : file.program().askedFlags())
        names.push_back(flag);
    return chosenFlags(names, context.options);
}

} // namespace

CheckedRules TenstorrentRulesReader::check(std::shared_ptr<const RulesText> text)
{
    const TenstorrentRulesText* const known = asTenstorrent(text.get());
    if (!known)
        return {};
    const TenstorrentFile* file = &known->file();
    // What a variable changes may ask for another one.
    std::optional<TenstorrentFile> changed;
    for (int turn = 0; turn < 3; ++turn) {
        TorchHost::Flags flags = flagsOf(*file, m_context);
        if (flags == file->flags)
            break;
        changed = readTenstorrentFile(known->file().source, known->places(), std::move(flags));
        file = &*changed;
    }
    CheckedRules checked{
        .rules = makeTenstorrentRules(*file), .diagnostics = file->diagnostics, .isReadable = true};
    checked.rules.files.front().language = &text->language();
    m_readRules = file->rules.size();
    Diagnostics diagnostics;
    checked.expected = readExpectationComments(*text, diagnostics);
    checked.diagnostics.insert(checked.diagnostics.end(), diagnostics.all().begin(),
                               diagnostics.all().end());
    sortByPlace(checked.diagnostics);
    checked.errorCount = static_cast<std::size_t>(
        std::ranges::count(checked.diagnostics, Severity::Error, &Diagnostic::severity));
    checked.written = writtenRules(*file);
    checked.texts.push_back(std::move(text));
    return checked;
}

std::unique_ptr<RulesReader> makeTenstorrentReader(RuleContext context)
{
    return std::make_unique<TenstorrentRulesReader>(std::move(context));
}

} // namespace fusewright
