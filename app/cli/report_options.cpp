// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/report_options.h"

#include "app/cli/fusion_input.h"
#include "app/cli/option_words.h"
#include "app/cli/picture_options.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <ctime>
#include <utility>

namespace fusewright::cli {

namespace {

std::optional<ExportKind> kindOf(const std::string& path)
{
    const auto kind = exportKindOf(path);
    if (kind && (isReport(*kind) || isPicture(*kind)))
        return kind;
    if (kind && isPartition(*kind))
        complain("report",
                 "\"fusewright partition MODEL -o FILE\" writes " + std::string(endingOf(*kind))
                     + "; a report file ends in .html, .md, .svg, .pdf or .png.");
    else
        complain("report",
                 "Specify an output file, -o FILE, ending in .html, .md, .svg, .pdf or .png.");
    return std::nullopt;
}

/// `2`, `0.5` or `150%`; false, and the reason on standard error, for anything else.
bool readScale(const Arguments& arguments, std::optional<double>& scale)
{
    const auto text = arguments.value("--scale");
    if (!text)
        return true;
    double number = 0;
    const char* const end = text->data() + text->size();
    const auto [at, error] = std::from_chars(text->data(), end, number);
    const std::string_view rest(at, static_cast<std::size_t>(end - at));
    if (error == std::errc() && number > 0 && (rest.empty() || rest == "%")) {
        scale = rest.empty() ? number : number / 100;
        return true;
    }
    complain("report", "--scale takes a number such as 2, 0.5 or 150%, not \"" + *text + "\".");
    return false;
}

/// Left, top, width and height.
bool readPart(const Arguments& arguments, std::optional<Box>& part)
{
    const auto text = arguments.value("--part");
    if (!text)
        return true;
    std::array<float, 4> numbers{};
    const char* at = text->data();
    const char* const end = at + text->size();
    bool isFine = true;
    for (std::size_t number = 0; number < numbers.size(); ++number) {
        const auto [behind, error] = std::from_chars(at, end, numbers[number]);
        const bool isLast = number + 1 == numbers.size();
        isFine = isFine && error == std::errc() && (isLast ? behind == end : *behind == ',');
        at = isFine && !isLast ? behind + 1 : behind;
    }
    if (isFine && numbers[2] > 0 && numbers[3] > 0) {
        part = Box{numbers[0], numbers[1], numbers[2], numbers[3]};
        return true;
    }
    complain("report",
             "--part takes X,Y,WIDTH,HEIGHT, such as 0,0,1200,800, not \"" + *text + "\".");
    return false;
}

bool readPictures(const Arguments& arguments, std::vector<FusionMode>& pictures)
{
    for (const std::string& word : arguments.values("--mode")) {
        const auto mode = readWord("report", "--mode", word, modeWords);
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
    complain("report",
             "A report has no part \"" + std::string(word) + "\"." + didYouMean(word, names));
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
    std::string date = arguments.value("--date").value_or("");
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
    constexpr std::array themes{std::pair{"auto", ReportTheme::Auto},
                                std::pair{"light", ReportTheme::Light},
                                std::pair{"dark", ReportTheme::Dark}};
    ReportOptions options;
    options.path = arguments.value("-o").value_or("");
    const auto kind = kindOf(options.path);
    if (!kind)
        return std::nullopt;
    options.kind = *kind;
    const auto theme =
        readWord("report", "--theme", arguments.value("--theme").value_or("auto"), themes);
    const auto picture = readPictureChoice("report", arguments);
    const auto fusion = readFusionOptions("report", arguments);
    if (!theme || !picture || !fusion || !readPictures(arguments, options.choice.pictures)
        || !readParts(arguments, options.page.parts) || !readScale(arguments, options.scale)
        || !readPart(arguments, options.sheet.part))
        return std::nullopt;
    options.page.theme = *theme;
    options.choice.picture = *picture;
    options.choice.fusion = *fusion;
    options.choice.cuts = arguments.has("--cuts");
    options.date = dateOf(arguments);
    options.sheet.isTransparent = arguments.has("--transparent");
    // Who looks at dots cannot choose the theme any more.
    options.sheet.theme =
        *kind == ExportKind::Png && *theme == ReportTheme::Auto ? ReportTheme::Light : *theme;
    // Nobody has to wait for pictures that are not shown.
    if (*kind == ExportKind::Markdown
        || (isReport(*kind) && !options.page.has(ReportPart::Pictures)))
        options.choice.pictures.clear();
    return options;
}

} // namespace fusewright::cli
