// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/manual/manual_yaml.h"

#include "engine/rules/samba/manual/manual_checks.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/support/diagnostic.h"

#include <utility>

namespace fusewright {

namespace {

class ManualYaml {
public:
    ManualYaml(const YamlDocument& document, Diagnostics& diagnostics)
        : m_document(document), m_diagnostics(diagnostics)
    {
    }

    ManualFusion read();

private:
    void readModules(YamlNodeId modules);
    void readModule(const YamlEntry& written);
    void readMember(const YamlEntry& member, ManualEntry& entry);
    void readHeuristic(YamlNodeId value, ManualEntry& entry);
    void readHeuristicName(YamlNodeId value, ManualEntry& entry);
    void readFuncName(YamlNodeId value, ManualEntry& entry);

    YamlKind kind(YamlNodeId id) const { return m_document.kind(m_document.resolved(id)); }
    std::string text(YamlNodeId id) const
    {
        return std::string(m_document.text(m_document.resolved(id)));
    }
    TextRange range(YamlNodeId id) const { return m_document.source().range(m_document.range(id)); }
    void error(const char* code, std::string message, YamlNodeId at)
    {
        m_diagnostics.error(code, std::move(message), m_document.source().name(), range(at));
    }

    const YamlDocument& m_document;
    Diagnostics& m_diagnostics;
    ManualFusion m_fusion;
};

ManualFusion ManualYaml::read()
{
    m_fusion.path = m_document.source().name();
    const YamlNodeId root = m_document.root();
    const auto modules =
        kind(root) == YamlKind::Mapping ? m_document.find(root, "manual") : std::nullopt;
    if (!modules) {
        if (!m_document.hasErrors())
            error("missing-manual",
                  "A file for fusion by hand lists its modules under "
                  "\"manual:\".",
                  root);
        return std::move(m_fusion);
    }
    for (const YamlEntry& entry : m_document.entries(root)) {
        if (text(entry.key) != "manual")
            error("unknown-key", '"' + text(entry.key) + "\" is not a key beside \"manual\".",
                  entry.key);
    }
    readModules(*modules);
    return std::move(m_fusion);
}

void ManualYaml::readModules(YamlNodeId modules)
{
    if (kind(modules) == YamlKind::Null)
        return;
    if (kind(modules) != YamlKind::Mapping) {
        error("wrong-type", "\"manual\" must be a mapping from modules to their settings.",
              modules);
        return;
    }
    for (const YamlEntry& written : m_document.entries(m_document.resolved(modules)))
        readModule(written);
}

void ManualYaml::readModule(const YamlEntry& written)
{
    ManualEntry entry{.module = text(written.key), .moduleRange = range(written.key)};
    if (kind(written.value) == YamlKind::Mapping) {
        for (const YamlEntry& member : m_document.entries(m_document.resolved(written.value)))
            readMember(member, entry);
    } else if (kind(written.value) == YamlKind::Scalar) {
        readFuncName(written.value, entry);
    } else if (kind(written.value) != YamlKind::Null) {
        error("wrong-type", "A module needs a mapping with \"func_name\", or just a name.",
              written.value);
        return;
    }
    if (entry.funcName.empty())
        error("missing-func-name", "The module \"" + entry.module + "\" has no \"func_name\".",
              written.key);
    else
        m_fusion.entries.push_back(std::move(entry));
}

void ManualYaml::readMember(const YamlEntry& member, ManualEntry& entry)
{
    const std::string key = text(member.key);
    if (key == "func_name")
        readFuncName(member.value, entry);
    else if (key == "heuristic")
        readHeuristic(member.value, entry);
    else
        error("unknown-key",
              '"' + key + "\" is not known here; a module has \"func_name\" and \"heuristic\".",
              member.key);
}

void ManualYaml::readFuncName(YamlNodeId value, ManualEntry& entry)
{
    if (kind(value) != YamlKind::Scalar) {
        error("wrong-type", "\"func_name\" must be a string.", value);
        return;
    }
    entry.funcName = text(value);
    entry.funcNameRange = range(value);
}

void ManualYaml::readHeuristic(YamlNodeId value, ManualEntry& entry)
{
    if (kind(value) == YamlKind::Null)
        return;
    if (kind(value) != YamlKind::Mapping) {
        readHeuristicName(value, entry);
        return;
    }
    for (const YamlEntry& part : m_document.entries(m_document.resolved(value))) {
        const YamlNodeId content = m_document.resolved(part.value);
        if (text(part.key) == "name")
            readHeuristicName(part.value, entry);
        else
            entry.heuristicParameters.emplace_back(text(part.key),
                                                   m_document.written(m_document.content(content)));
    }
    if (!entry.heuristic)
        error("wrong-type", "A heuristic with parameters needs a \"name\".", value);
}

void ManualYaml::readHeuristicName(YamlNodeId value, ManualEntry& entry)
{
    if (kind(value) != YamlKind::Scalar) {
        error("wrong-type", "The name of a heuristic must be a string.", value);
        return;
    }
    entry.heuristic = text(value);
    entry.heuristicRange = range(value);
}

} // namespace

ManualFusion readManualYaml(const YamlDocument& document, const HeuristicCatalogue& heuristics,
                            Diagnostics& diagnostics)
{
    return checkedManualFusion(ManualYaml(document, diagnostics).read(), heuristics, diagnostics);
}

} // namespace fusewright
