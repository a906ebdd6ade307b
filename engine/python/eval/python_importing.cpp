// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/eval/python_library.h"
#include "engine/python/python_parser.h"
#include "engine/support/diagnostic.h"

namespace fusewright {

PythonModule& makeModule(PythonRuntime& runtime, std::string name)
{
    auto& module = runtime.heap().make<PythonModule>(std::move(name));
    module.scope = &runtime.heap().make<PythonScope>(PythonScope::Kind::Module, nullptr, module);
    return module;
}

PythonModule* runModuleText(PythonRuntime& runtime, std::string dotted, std::string file,
                            std::string text, Diagnostics* findings)
{
    if (!runtime.grow(text.size()))
        return nullptr;
    auto source = std::make_unique<SourceText>(file, std::move(text));
    Diagnostics ignored;
    PythonTree tree = parsePython(*source, findings ? *findings : ignored);
    auto program = std::make_unique<PythonProgram>(*source, std::move(tree));
    program->owned = std::move(source);
    PythonModule& module = makeModule(runtime, std::move(dotted));
    module.program = program.get();
    runtime.programs.push_back(std::move(program));
    // Before it runs: a cycle of imports meets what is there so far.
    runtime.heap().keep();
    runtime.modules.emplace(std::move(file), &module);
    runModule(runtime, module);
    return &module;
}

void runModule(PythonRuntime& runtime, PythonModule& module)
{
    PythonRuntime::Level level(runtime);
    const PythonProgram& program = *module.program;
    runtime.frames().push_back({"<module>", program.place(program.tree.root()), module.scope});
    PythonInterpreter interpreter(runtime, program, *module.scope);
    const int tries = std::exchange(runtime.tries, 0);
    if (level.isTooDeep())
        runtime.errors.push_back(runtime.error());
    for (PythonNodeId next = program.tree.first(program.tree.root());
         next.isValid() && runtime.stop() != PythonStop::Budget;) {
        const PythonNodeId statement = next;
        const auto flow = interpreter.runStatement(next);
        if (flow != PythonInterpreter::Flow::Stop || !runtime.isStopped())
            continue;
        // What the statement should have bound is there, but nobody knows what it is.
        runtime.errors.push_back(runtime.error());
        const PythonError& error = runtime.errors.back();
        runtime.goOn();
        const PythonPlace place = error.place;
        for (PythonNodeId part = statement; part != next; part = program.tree.next(part)) {
            for (const std::string_view name : program.boundBy(part).locals) {
                runtime.at(place);
                const bool keeps = program.tree.is(part, PythonKind::Simple, "del");
                if (!keeps)
                    module.scope->names.set(name, runtime.unknown(error.message));
            }
        }
    }
    runtime.tries = tries;
    runtime.frames().pop_back();
}

PythonValue importModule(PythonRuntime& runtime, std::string_view dotted,
                         const SourceText& importer)
{
    const PythonValue known = runtime.host().module(runtime.ask(), dotted);
    if (known.isValid() || runtime.isStopped())
        return known;
    if (auto text = runtime.host().moduleText(dotted, importer)) {
        const auto found = runtime.modules.find(text->first);
        if (found != runtime.modules.end())
            return PythonValue(*found->second);
        PythonModule* const module = runModuleText(
            runtime, std::string(dotted), std::move(text->first), std::move(text->second), nullptr);
        runtime.host().ranModule(runtime);
        return module && !runtime.isStopped() ? PythonValue(*module) : PythonValue();
    }
    if (PythonModule* const module = runtime.library().module(runtime, dotted))
        return PythonValue(*module);
    return runtime.unknown("The module `" + std::string(dotted) + "` is not known here.");
}

PythonInterpreter::Flow PythonInterpreter::runImport(PythonNodeId statement)
{
    for (const PythonImport& import : m_program.importsOf(statement)) {
        at(statement);
        if (!m_runtime.step() || !bindImport(import))
            return Flow::Stop;
    }
    return Flow::Next;
}

bool PythonInterpreter::bindImport(const PythonImport& import)
{
    const SourceText& importer = *m_program.source;
    if (import.module == "__future__")
        return true;
    if (!import.name.empty() && import.name != "*") {
        const PythonValue given =
            m_runtime.host().nameIn(m_runtime.ask(), import.module, import.name);
        if (given.isValid())
            return writeName(import.as, given);
        if (m_runtime.isStopped())
            return false;
    }
    const PythonValue module = importModule(m_runtime, import.module, importer);
    if (!module.isValid())
        return false;
    if (import.name == "*")
        return bindAll(module);
    if (!import.name.empty()) {
        PythonValue value = m_runtime.findAttribute(module, import.name);
        // A name of a package may be a module of it.
        if (!value.isValid() && !m_runtime.isStopped()) {
            const bool hasDot = import.module.ends_with('.');
            const PythonValue inner = importModule(
                m_runtime, import.module + (hasDot ? "" : ".") + import.name, importer);
            if (inner.isValid() && !inner.is(PythonType::Unknown))
                value = inner;
        }
        if (!value.isValid() && !m_runtime.isStopped()) {
            const std::string name =
                module.is(PythonType::Module) ? module.as<PythonModule>().name : import.module;
            m_runtime.raise("ImportError",
                            "cannot import name '" + import.name + "' from '" + name + '\'');
        }
        return value.isValid() && writeName(import.as, value);
    }
    const std::size_t dot = import.module.find('.');
    if (import.isRenamed || dot == std::string::npos)
        return writeName(import.as, module);
    const PythonValue outer = importModule(m_runtime, import.module.substr(0, dot), importer);
    return outer.isValid() && writeName(import.as, outer);
}

bool PythonInterpreter::bindAll(PythonValue module)
{
    if (!module.is(PythonType::Module) || module.as<PythonModule>().acceptsAnyName)
        return writeName("*", m_runtime.unknown("All names of a module are imported.", module));
    const PythonNames& names = module.as<PythonModule>().scope->names;
    for (const PythonNames::Entry& entry : std::vector(names.entries())) {
        if (!entry.name.starts_with('_') && !writeName(entry.name, entry.value))
            return false;
    }
    return true;
}

} // namespace fusewright
