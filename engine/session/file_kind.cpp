// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/file_kind.h"

#include "engine/formats/read_model.h"
#include "engine/rules/rule_language.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t headSize = 4096;

/// The language that the beginning of a text looks most like, and how much.
struct Recognised {
    const RuleLanguage* language = nullptr;
    Certainty certainty = Certainty::No;
};

Recognised rulesIn(std::string_view bytes, const std::string& path)
{
    Recognised most;
    for (const RuleLanguage* const language : ruleLanguages()) {
        const Certainty certainty = language->recognises(bytes.substr(0, headSize), path);
        if (certainty > most.certainty)
            most = {language, certainty};
    }
    return most;
}

Diagnostic instead(std::string code, std::string message, const std::string& path)
{
    return {.code = std::move(code), .message = std::move(message), .file = path};
}

} // namespace

FileKind kindOfFile(const std::string& path)
{
    Diagnostics diagnostics;
    const auto bytes = FileBytes::open(path, diagnostics);
    const Certainty rules = rulesIn(bytes ? bytes->view() : std::string_view(), path).certainty;
    // A file that cannot be read has only its name; who opens it says why.
    if (rules == Certainty::Certain
        || (rules != Certainty::No && !(bytes && findFormat(bytes->view()))))
        return FileKind::Rules;
    return FileKind::Model;
}

std::optional<Diagnostic> modelForRules(std::string_view bytes, const std::string& path)
{
    if (rulesIn(bytes, path).certainty == Certainty::Certain)
        return std::nullopt;
    const ModelFormat* const format = findFormat(bytes);
    if (!format)
        return std::nullopt;
    return instead("not-rules",
                   "This is a model (" + std::string(format->title)
                       + "). Rules are expected here; name a file of rules.",
                   path);
}

std::optional<Diagnostic> rulesForModel(std::string_view bytes, const std::string& path)
{
    if (bytes.empty())
        return std::nullopt; // The name alone makes no rules.
    const Recognised rules = rulesIn(bytes, path);
    if (rules.certainty < Certainty::Likely)
        return std::nullopt;
    return instead("not-a-model",
                   "These are rules (" + std::string(rules.language->title)
                       + "). A model is expected here; name a model file.",
                   path);
}

} // namespace fusewright
