// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/model_input.h"
#include "app/cli/output_file.h"
#include "app/cli/rules_input.h"
#include "app/cli/verb.h"

#include "engine/gallery/gallery_counts.h"
#include "engine/gallery/gallery_entry.h"
#include "engine/gallery/gallery_text.h"
#include "engine/report/gallery_answer.h"
#include "engine/report/translate_answer.h"
#include "engine/rules/rule_language.h"
#include "engine/support/nearest_word.h"
#include "engine/translate/translation_proof.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace fusewright::cli {

namespace {

constexpr auto galleryWords = withModelOptions(std::array{
    OptionSpec{"--to", "LANGUAGE", "language to write a fusion in (default: as it is kept)"},
    OptionSpec{"--model", "MODEL",
               "model to count places in; the fusion is written as it occurs there"},
    OptionSpec{"-o", "FILE", "write the rules to a file"},
    OptionSpec{"--json", "", "answer with one JSON object"},
    OptionSpec{"--format", "FORMAT", "text or json"},
});

/// A model in which fusions are counted; none where nobody named one.
struct GalleryModel {
    std::string name;
    std::shared_ptr<const Graph> graph;
};

std::optional<GalleryModel> openGalleryModel(const Arguments& arguments)
{
    const auto path = arguments.value("--model");
    if (!path)
        return GalleryModel();
    const auto opened = openModelNamed(*path, arguments);
    if (!opened)
        return std::nullopt;
    const auto& graph = opened->model->graph;
    return GalleryModel{graph->name().empty() ? *path : std::string(graph->name()), graph};
}

const GalleryEntry* entryNamed(const std::string& name)
{
    if (const GalleryEntry* const entry = findGalleryEntry(name))
        return entry;
    std::vector<std::string_view> names;
    for (const GalleryEntry& entry : galleryEntries())
        names.push_back(entry.id);
    complain("gallery",
             "The gallery has no \"" + name + "\"." + didYouMean(name, names)
                 + " fusewright gallery lists what it has.");
    return nullptr;
}

/// Null, and the reason on standard error, where rules cannot be written in what was asked for.
const RuleLanguage* languageFor(const GalleryEntry& entry, const Arguments& arguments)
{
    const auto wanted = arguments.value("--to");
    if (!wanted)
        return &entry.language();
    std::vector<std::string_view> names;
    std::string all;
    for (const RuleLanguage* const language : translationTargets()) {
        if (*wanted == language->id)
            return language;
        names.push_back(language->id);
        all += (all.empty() ? "" : ", ") + std::string(language->id);
    }
    complain("gallery",
             "No rules can be written in \"" + *wanted + "\"." + didYouMean(*wanted, names)
                 + " --to takes " + all + '.');
    return nullptr;
}

int listGallery(const Arguments& arguments, bool asJson)
{
    for (const char* const option : {"--to", "-o"}) {
        if (!arguments.value(option))
            continue;
        complain("gallery", std::string(option) + " needs the name of a fusion.");
        return Trouble;
    }
    const auto model = openGalleryModel(arguments);
    if (!model)
        return Trouble;
    std::vector<GalleryCounts> counts;
    for (const GalleryEntry& entry : galleryEntries()) {
        if (model->graph)
            counts.push_back(countsOf(entry, model->graph));
    }
    const GalleryListAnswer answer{galleryEntries(), model->name, counts};
    return writeOutput("-", asJson ? galleryListJson(answer) : galleryListText(answer)) ? Fine
                                                                                        : Trouble;
}

/// What was asked for about one fusion.
struct EntryAnswer {
    GalleryText written;
    std::optional<GalleryCounts> counts;
    std::optional<TranslationProof> proof;

    bool isWhole() const
    {
        return written.translation.writtenCount() == written.translation.rules.size()
            && (!proof || proof->isSame());
    }
};

/// With a model, the spellings that it has; all where it has none.
EntryAnswer answerFor(const GalleryEntry& entry, const RuleLanguage& to, const GalleryModel& model)
{
    EntryAnswer answer;
    GalleryWish wish{.to = &to, .context = withCatalogues({}), .spellings = {}};
    if (model.graph) {
        answer.counts = countsOf(entry, model.graph);
        wish.context.model = model.graph;
        wish.spellings = answer.counts->present();
    }
    answer.written = writtenIn(entry, wish);
    if (model.graph)
        answer.proof = proveTranslation(model.graph, answer.written.original.rules,
                                        answer.written.translation);
    return answer;
}

int printEntry(const GalleryEntry& entry, const RuleLanguage& to, const GalleryModel& model,
               const Arguments& arguments, bool asJson)
{
    const EntryAnswer answer = answerFor(entry, to, model);
    const auto file = arguments.value("-o");
    if (file && !writeOutput(*file, answer.written.text))
        return Trouble;
    const GalleryEntryAnswer told{entry,
                                  answer.written,
                                  to,
                                  model.name,
                                  answer.counts ? &*answer.counts : nullptr,
                                  answer.proof ? &*answer.proof : nullptr};
    if (asJson) {
        if (!writeOutput("-", galleryEntryJson(told)))
            return Trouble;
    } else {
        for (const TranslatedRule& rule : answer.written.translation.rules)
            printFindings(rule.lost);
        if (answer.proof)
            std::fputs(("On " + model.name + ": " + proofSentence(*answer.proof) + '\n'
                        + galleryDifferences(told))
                           .c_str(),
                       stderr);
        if (!file && !writeOutput("-", answer.written.text))
            return Trouble;
    }
    return answer.isWhole() ? Fine : Findings;
}

int runGallery(const Arguments& arguments)
{
    const std::optional<bool> asJson = wantsJson("gallery", arguments);
    if (!asJson)
        return Trouble;
    if (arguments.positionals().empty())
        return listGallery(arguments, *asJson);
    const GalleryEntry* const entry = entryNamed(arguments.positionals().front());
    const RuleLanguage* const to = entry ? languageFor(*entry, arguments) : nullptr;
    const auto model = to ? openGalleryModel(arguments) : std::nullopt;
    return model ? printEntry(*entry, *to, *model, arguments, *asJson) : Trouble;
}

} // namespace

const Verb& galleryVerb()
{
    static constexpr Verb verb{.name = "gallery",
                               .usage = "[NAME] [--to LANGUAGE] [--model MODEL]",
                               .summary = "lists well-known fusions, or writes one as rules",
                               .options = galleryWords,
                               .fewest = 0,
                               .most = 1,
                               .run = runGallery};
    return verb;
}

} // namespace fusewright::cli
