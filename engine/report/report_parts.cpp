// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/report_parts.h"

#include <algorithm>

namespace fusewright {

const std::vector<ReportPart>& allReportParts()
{
    static const std::vector<ReportPart> all{
        ReportPart::Summary,  ReportPart::Stages, ReportPart::Costs,   ReportPart::Pictures,
        ReportPart::Rules,    ReportPart::Misses, ReportPart::Changes, ReportPart::Sections,
        ReportPart::Findings, ReportPart::Model,  ReportPart::Command,
    };
    return all;
}

std::string_view reportPartName(ReportPart part)
{
    switch (part) {
    case ReportPart::Summary:
        return "summary";
    case ReportPart::Pictures:
        return "pictures";
    case ReportPart::Costs:
        return "costs";
    case ReportPart::Rules:
        return "rules";
    case ReportPart::Misses:
        return "misses";
    case ReportPart::Changes:
        return "changes";
    case ReportPart::Sections:
        return "sections";
    case ReportPart::Findings:
        return "findings";
    case ReportPart::Model:
        return "model";
    case ReportPart::Command:
        return "command";
    case ReportPart::Stages:
        return "stages";
    }
    return {};
}

std::optional<ReportPart> parseReportPart(std::string_view word)
{
    const auto& all = allReportParts();
    const auto found = std::ranges::find(all, word, reportPartName);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

} // namespace fusewright
