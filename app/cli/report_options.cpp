// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/report_options.h"

#include "app/cli/fusion_input.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <utility>

namespace fusewright::cli {

namespace {

void complain(const std::string& problem)
{
    std::fprintf(stderr, "fusewright report: %s\n", problem.c_str());
}

std::optional<ReportFormat> formatOf(std::string_view path)
{
    using enum ReportFormat;
    constexpr std::pair<std::string_view, ReportFormat> endings[] = {
        {".html", Html}, {".htm", Html}, {".md", Markdown},
        {".svg", Svg},   {".pdf", Pdf},  {".png", Png},
    };
    for (const auto& [ending, format] : endings) {
        if (path.ends_with(ending))
            return format;
    }
    complain("Say where to write with -o FILE, which ends with .html, .md, .svg, .pdf or .png.");
    return std::nullopt;
}

/// One of a few words; nothing, and what they are on standard error, else.
template <class Value, std::size_t Count>
std::optional<Value> readWord(const char* option, const std::string& word,
                              const std::array<std::pair<const char*, Value>, Count>& known)
{
    std::string all;
    for (std::size_t at = 0; at < Count; ++at) {
        if (word == known[at].first)
            return known[at].second;
        all += (at == 0 ? "" : at + 1 < Count ? ", " : " or ") + std::string(known[at].first);
    }
    complain(std::string(option) + " is " + all + ", not \"" + word + "\".");
    return std::nullopt;
}

bool readPictures(const Arguments& arguments, std::vector<FusionMode>& pictures)
{
    constexpr std::array modes{std::pair{"o0", FusionMode::O0}, std::pair{"o1", FusionMode::O1},
                               std::pair{"o3", FusionMode::O3}};
    for (const std::string& word : arguments.values("--mode")) {
        const auto mode = readWord("--mode", word, modes);
        if (!mode)
            return false;
        pictures.push_back(*mode);
    }
    if (pictures.empty())
        pictures = {FusionMode::O0, FusionMode::O1, FusionMode::O3};
    return true;
}

bool addPart(std::string_view word, std::vector<ReportPart>& parts)
{
    if (const auto part = parseReportPart(word)) {
        parts.push_back(*part);
        return true;
    }
    std::vector<std::string_view> names;
    for (const ReportPart each : allReportParts())
        names.push_back(reportPartName(each));
    const auto nearest = nearestWord(word, names);
    complain("A report has no part \"" + std::string(word) + "\"."
             + (nearest ? " Did you mean \"" + std::string(*nearest) + "\"?" : std::string()));
    return false;
}

bool readParts(const Arguments& arguments, std::vector<ReportPart>& parts)
{
    const std::vector<std::string> lists = arguments.values("--only");
    if (lists.empty())
        return true;
    parts.clear();
    for (const std::string& list : lists) {
        std::size_t begin = 0;
        while (begin <= list.size()) {
            const std::size_t end = std::min(list.find(',', begin), list.size());
            if (!addPart(std::string_view(list).substr(begin, end - begin), parts))
                return false;
            begin = end + 1;
        }
    }
    return true;
}

std::string dateOf(const Arguments& arguments)
{
    const std::string date = arguments.value("--date").value_or("");
    if (date != "today")
        return date;
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    std::array<char, 16> text{};
    if (!::localtime_r(&now, &parts))
        return {};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts)};
}

} // namespace

std::optional<ReportOptions> readReportOptions(const Arguments& arguments)
{
    using Repeats = ReportChoice::Repeats;
    constexpr std::array themes{std::pair{"auto", ReportTheme::Auto},
                                std::pair{"light", ReportTheme::Light},
                                std::pair{"dark", ReportTheme::Dark}};
    constexpr std::array folds{std::pair{"auto", Repeats::Auto}, std::pair{"yes", Repeats::Folded},
                               std::pair{"no", Repeats::Drawn}};
    ReportOptions options;
    options.path = arguments.value("-o").value_or("");
    const auto format = formatOf(options.path);
    if (!format)
        return std::nullopt;
    options.format = *format;
    const auto theme = readWord("--theme", arguments.value("--theme").value_or("auto"), themes);
    const auto repeats = readWord("--fold", arguments.value("--fold").value_or("auto"), folds);
    const auto fusion = readFusionOptions("report", arguments);
    if (!theme || !repeats || !fusion || !readPictures(arguments, options.choice.pictures)
        || !readParts(arguments, options.page.parts))
        return std::nullopt;
    options.page.theme = *theme;
    options.choice.repeats = *repeats;
    options.choice.fusion = *fusion;
    options.choice.cuts = arguments.has("--cuts");
    options.date = dateOf(arguments);
    // Nobody has to wait for pictures that are not shown.
    const bool isPicture = *format != ReportFormat::Html && *format != ReportFormat::Markdown;
    if (*format == ReportFormat::Markdown
        || (!isPicture && !options.page.has(ReportPart::Pictures)))
        options.choice.pictures.clear();
    return options;
}

} // namespace fusewright::cli
