// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/hlo/hlo_meaning.h"
#include "engine/formats/hlo/hlo_parser.h"
#include "engine/formats/model_formats.h"
#include "engine/formats/model_text.h"
#include "engine/formats/program/program_model.h"
#include "engine/support/file_bytes.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

constexpr auto hloEndings = std::to_array<std::string_view>({".hlo", ".hlo.txt"});

std::string_view withoutComments(std::string_view text)
{
    if (text.starts_with(utf8::byteOrderMark))
        text.remove_prefix(utf8::byteOrderMark.size());
    for (;;) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        if (text.starts_with("//"))
            text.remove_prefix(std::min(text.find('\n'), text.size()));
        else
            return text;
    }
}

std::string_view takeName(std::string_view& text)
{
    const auto end =
        std::ranges::find_if_not(text, [](char c) { return hlo::syntax.isWordCharacter(c); });
    const std::string_view name = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(name.size());
    return name;
}

bool accept(std::string_view& text, std::string_view word)
{
    const bool is = text.starts_with(word);
    text.remove_prefix(is ? word.size() : 0);
    return is;
}

/// `f32[` or a list of such.
bool beginsWithType(std::string_view text)
{
    while (accept(text, "(")) { }
    const std::string_view word = takeName(text);
    const bool isSigned = word.size() > 1 && word[0] == 's' && word[1] >= '1' && word[1] <= '9';
    return text.starts_with('[')
        && (isSigned || word == "token" || word == "pred" || parseDataType(word));
}

/// `%a = f32[`.
bool beginsInstruction(std::string_view text)
{
    accept(text, "ROOT ");
    accept(text, "%");
    return !takeName(text).empty() && accept(text, " = ") && beginsWithType(text);
}

bool looksLikeHlo(std::string_view bytes)
{
    constexpr std::size_t enough = 1 << 16;
    std::string_view text = withoutComments(bytes.substr(0, enough));
    if (text.starts_with("HloModule ") || text.starts_with("ENTRY "))
        return true;
    if (beginsInstruction(text))
        return true;
    accept(text, "%");
    if (takeName(text).empty())
        return false;
    if (accept(text, " {"))
        return beginsInstruction(withoutComments(text));
    if (!accept(text, " ("))
        return false;
    return !takeName(text).empty() && accept(text, ": ") && beginsWithType(text);
}

std::optional<ReadModel> readHlo(const ModelSource& source, const ReadOptions& options,
                                 Diagnostics& diagnostics)
{
    const ModelText text(source.bytes.view(), source.path, diagnostics);
    auto file = hlo::Parser(source.bytes, text, options.cancel, options.progress).parse();
    if (!file)
        return std::nullopt;
    const hlo::HloMeaning meaning;
    // The entry need not be called main, and others may be.
    ReadOptions chosen = options;
    for (const program::Function& function : file->program.functions) {
        if (options.function.empty() && function.isPublic)
            chosen.function = function.title;
    }
    return program::readProgram(
        {file->program, meaning, text, chosen},
        file->isExcerpt ? UnmadeNames::BecomeInputsWithWarning : UnmadeNames::BecomeInputs, "hlo");
}

} // namespace

const ModelFormat& hloFormat()
{
    static constexpr ModelFormat format{.id = "hlo",
                                        .title = "HLO",
                                        .endings = hloEndings,
                                        .recognises = looksLikeHlo,
                                        .read = readHlo};
    return format;
}

} // namespace fusewright
