// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/translate_session.h"

#include "engine/rules/rule_language.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace fusewright {

bool TranslatedText::isWhole() const
{
    return translation.writtenCount() == translation.rules.size()
        && std::ranges::all_of(models, [](const ProvedModel& each) { return each.proof.isSame(); });
}

PlaceCounts TranslatedText::counts() const
{
    PlaceCounts all;
    for (const ProvedModel& each : models) {
        all.same += each.proof.same();
        all.original += each.proof.original();
        all.translated += each.proof.translated();
    }
    return all;
}

std::optional<PlaceCounts> TranslatedText::countsOf(std::size_t rule) const
{
    std::optional<PlaceCounts> all;
    for (const ProvedModel& each : models) {
        const auto found = std::ranges::find(each.proof.rules, rule, &PlaceComparison::rule);
        if (found == each.proof.rules.end())
            continue;
        if (!all)
            all.emplace();
        all->same += found->same;
        all->original += found->original();
        all->translated += found->translated();
    }
    return all;
}

TranslatedText translateRules(const CheckedRules& rules, TranslationWish wish, std::string name,
                              std::vector<ProofModel> models, const CancelToken& cancel)
{
    if (!models.empty())
        wish.context.model = models.front().graph;
    TranslatedText made;
    made.files = rules.rules.files;
    made.to = wish.to;
    made.translation = translate(rules, wish, std::move(name), cancel);
    for (ProofModel& model : models) {
        TranslationProof proof =
            proveTranslation(model.graph, rules.rules, made.translation, cancel);
        made.models.push_back({.model = std::move(model), .proof = std::move(proof)});
    }
    return made;
}

std::string translatedName(const std::string& path, const RuleLanguage& to)
{
    const std::filesystem::path original(path);
    std::filesystem::path made = original;
    made.replace_extension(std::string(to.endings.front()));
    if (made == original)
        made.replace_filename(original.stem().string() + '_' + std::string(to.id)
                              + std::string(to.endings.front()));
    return made.string();
}

} // namespace fusewright
