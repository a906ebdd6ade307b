// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string>
#include <string_view>

namespace fusewright {

class Graph;
class JsonWriter;
struct RuleFile;
struct RuleLanguage;
struct TranslatedRule;
struct Translation;
struct TranslationProof;

/// What a translation does on one model.
struct TranslationOnModel {
    std::string_view name;
    const Graph& graph;
    const TranslationProof& proof;
};

/// The answer of `translate`.
struct TranslateAnswer {
    std::span<const RuleFile> files;
    const RuleLanguage& to;
    const Translation& translation;
    std::span<const TranslationOnModel> models;
};

std::string translateText(const TranslateAnswer& answer);
std::string translateJson(const TranslateAnswer& answer);

/// What a rule became, and what is lost, as members of an object that is open.
void writeTranslatedRule(JsonWriter& writer, const TranslatedRule& rule);

/// `32 of 32 places the same.`, or how many are missed, and how many are matched that were not.
std::string proofSentence(const TranslationProof& proof);

} // namespace fusewright
