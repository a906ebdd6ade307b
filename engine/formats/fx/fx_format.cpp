// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/function_choice.h"
#include "engine/formats/fx/function_modules.h"
#include "engine/formats/fx/fx_code_reader.h"
#include "engine/formats/fx/fx_lines_reader.h"
#include "engine/formats/fx/fx_sections.h"
#include "engine/formats/model_formats.h"
#include "engine/formats/read_model.h"
#include "engine/python/python_parser.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"
#include "engine/support/source_text.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

using fx::FxSection;

constexpr auto fxEndings = std::to_array<std::string_view>({".fx.txt", ".py", ".txt", ".log"});

const FxSection* chooseSection(const std::vector<FxSection>& sections, const std::string& wanted,
                               const std::vector<std::string>& names, const std::string& path,
                               Diagnostics& diagnostics)
{
    if (sections.empty()) {
        diagnostics.error("no-graph",
                          "This text is neither a model nor rules. For an FX graph, use the output "
                          "of print_readable(), gm.code, str(gm.graph) or print_tabular().",
                          path);
        return nullptr;
    }
    const auto chosen = chooseFunction("graph", wanted, names, path, diagnostics);
    return chosen ? &sections[*chosen] : nullptr;
}

/// The class or function that a section of code is.
PythonNodeId ownerIn(const PythonTree& tree)
{
    for (const PythonNodeId statement : tree.children(tree.root())) {
        if (tree.is(statement, PythonKind::Class) || tree.is(statement, PythonKind::Function))
            return statement;
    }
    return {};
}

void readCode(const SourceText& source, const FxSection& section, fx::FxModules& modules,
              const ReadOptions& options, fx::FxEmitter& emitter, Diagnostics& diagnostics)
{
    const PythonTree tree = parsePython(source, section.part, diagnostics);
    const PythonNodeId owner = ownerIn(tree);
    if (!owner.isValid())
        return; // The parser has said why.
    fx::collectModuleTypes(tree, owner, modules);
    const fx::FxSources sources(source.text());
    fx::FxCodeState state{.tree = tree,
                          .sources = sources,
                          .modules = modules,
                          .path = source.name(),
                          .options = options,
                          .diagnostics = diagnostics};
    fx::FxCodeReader(state, emitter).read(owner);
}

void warnAboutModules(const fx::FxEmitter& emitter, const std::string& path,
                      Diagnostics& diagnostics)
{
    if (!emitter.hasUntypedModules())
        return;
    diagnostics.warning("unknown-modules",
                        "The text does not give the types of the modules it calls, so their "
                        "names are used. print(gm) and the exporter write the types (fusewright "
                        "help exporter).",
                        path);
}

std::optional<ReadModel> readFx(const ModelSource& source, const ReadOptions& options,
                                Diagnostics& diagnostics)
{
    const std::size_t errorsBefore = diagnostics.errorCount();
    const SourceText text(source.path, fx::withoutDecoration(utf8::repaired(source.bytes.view())));
    const std::vector<FxSection> sections = fx::findSections(text.text());
    std::vector<std::string> names(sections.size());
    std::ranges::transform(sections, names.begin(), &FxSection::name);
    const FxSection* const section =
        chooseSection(sections, options.function, names, source.path, diagnostics);
    if (!section)
        return std::nullopt;
    fx::FxModules modules;
    modules.readTree(text.text().substr(0, section->part.begin));
    const std::size_t signature = text.text().find("Graph signature:", section->part.end);
    if (signature != std::string_view::npos)
        modules.readSignature(text.text().substr(signature));

    fx::FxEmitter emitter(section->name, options, modules);
    if (section->form == FxSection::Form::Code)
        readCode(text, *section, modules, options, emitter, diagnostics);
    else if (section->form == FxSection::Form::Graph)
        fx::readGraphLines(text, section->part, emitter, diagnostics);
    else
        fx::readTable(text, section->part, emitter, diagnostics);
    if (diagnostics.errorCount() > errorsBefore)
        return std::nullopt;
    auto graph = emitter.builder().build(
        UnmadeNames::BecomeInputsWithWarning, source.path,
        [&](std::size_t place) { return std::optional(nameAt(text, place)); }, diagnostics);
    if (!graph)
        return std::nullopt;
    warnAboutModules(emitter, source.path, diagnostics);
    return finishModel(fx::withModulesOfFunctions(*std::move(graph), modules), "fx", options,
                       std::move(names));
}

} // namespace

const ModelFormat& fxFormat()
{
    static constexpr ModelFormat format{.id = "fx",
                                        .title = "torch.fx text",
                                        .endings = fxEndings,
                                        .largest = std::size_t(256) << 20,
                                        .recognises = fx::hasFxText,
                                        .read = readFx};
    return format;
}

} // namespace fusewright
