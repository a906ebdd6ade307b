// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/file_kind.h"

#include "engine/formats/model_format.h"
#include "engine/rules/rule_language.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include <algorithm>
#include <string_view>

namespace fusewright {

namespace {

constexpr std::size_t headSize = 4096;

Certainty certaintyOfRules(std::string_view text, const std::string& path)
{
    Certainty most = Certainty::No;
    for (const RuleLanguage* language : ruleLanguages())
        most = std::max(most, language->recognises(text, path));
    return most;
}

} // namespace

FileKind kindOfFile(const std::string& path)
{
    Diagnostics diagnostics;
    const auto bytes = FileBytes::open(path, diagnostics);
    const std::string_view head = bytes ? bytes->view().substr(0, headSize) : std::string_view();
    const Certainty rules = certaintyOfRules(head, path);
    const auto isModel = [&](const ModelFormat& format) {
        return format.recognises(bytes->view());
    };
    // A file that cannot be read has only its name; who opens it says why.
    if (rules == Certainty::Certain
        || (rules != Certainty::No && !(bytes && std::ranges::any_of(modelFormats(), isModel))))
        return FileKind::Rules;
    return FileKind::Model;
}

} // namespace fusewright
