// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/manual_reader.h"

#include "engine/rules/samba/manual/manual_yaml.h"
#include "engine/rules/samba/manual/op_fusion_decorators.h"
#include "engine/rules/yaml/yaml_document.h"

#include <utility>

namespace fusewright {

namespace {

/// A Python source names the decorator; YAML cannot have a line that begins with its sign.
bool looksLikePython(const SourceText& source)
{
    return source.name().ends_with(".py")
        || source.text().find("@op_fusion") != std::string_view::npos;
}

void append(std::vector<Diagnostic>& all, const std::vector<Diagnostic>& more)
{
    all.insert(all.end(), more.begin(), more.end());
}

} // namespace

ManualFusion readManualFusion(SourceText source, const HeuristicCatalogue& heuristics,
                              std::vector<Diagnostic>& findings)
{
    Diagnostics diagnostics;
    ManualFusion fusion;
    if (looksLikePython(source)) {
        fusion = readOpFusionDecorators(source, heuristics, diagnostics);
    } else {
        const YamlDocument document = YamlDocument::parse(std::move(source));
        append(findings, document.diagnostics());
        fusion = readManualYaml(document, heuristics, diagnostics);
    }
    append(findings, diagnostics.all());
    return fusion;
}

} // namespace fusewright
