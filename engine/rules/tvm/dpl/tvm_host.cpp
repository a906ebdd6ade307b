// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/tvm_host.h"

#include "engine/python/eval/python_interpreter.h"
#include "engine/rules/tvm/dpl/tvm_functions.h"
#include "engine/rules/tvm/dpl/tvm_searches.h"
#include "engine/support/source_text.h"
#include "resources/embedded.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

/// Modules of TVM that are texts of our own, and how relative imports end that mean them.
struct PreludeModule {
    std::string_view dotted;
    std::string_view relative;
    std::string_view file;
    std::string_view (*text)();
};

constexpr auto preludeModules = std::to_array<PreludeModule>({
    {"tvm.relax.backend.patterns", ".patterns", "tvm:patterns.py", embedded::tvmPatterns},
    {"tvm.relax.backend.utils", ".utils", "tvm:utils.py", embedded::tvmUtils},
});

/// Modules that may stand beside a file, with patterns of their own.
bool mayStandBeside(std::string_view dotted)
{
    return dotted.starts_with("tvm.relax.backend.") || dotted.starts_with("tvm.contrib.");
}

bool isOfTvm(std::string_view dotted)
{
    return dotted == "tvm" || dotted.starts_with("tvm.");
}

std::string_view withoutDots(std::string_view dotted)
{
    const std::size_t first = dotted.find_first_not_of('.');
    return first == dotted.npos ? std::string_view() : dotted.substr(first);
}

const PreludeModule* preludeOf(std::string_view dotted)
{
    for (const PreludeModule& each : preludeModules) {
        const bool isRelative =
            dotted.starts_with('.') && withoutDots(dotted) == each.relative.substr(1);
        if (dotted == each.dotted || isRelative)
            return &each;
    }
    return nullptr;
}

bool defines(const PreludeModule& module, std::string_view name)
{
    return module.text().find("def " + std::string(name) + '(') != std::string_view::npos;
}

/// Of a module that lies in TVM's own tree: `..pattern_registry`. Empty for one that need not.
std::string absoluteName(std::string_view dotted)
{
    if (!dotted.starts_with('.'))
        return std::string(dotted);
    static constexpr std::string_view modules =
        " pattern_registry expr_functor transform expr dpl dpl.pattern type struct_info analysis op"
        " ir ";
    const std::string rest(withoutDots(dotted));
    return modules.find(' ' + rest + ' ') == modules.npos ? std::string() : "tvm.relax." + rest;
}

} // namespace

bool isTvmPrelude(std::string_view file)
{
    return std::ranges::any_of(preludeModules,
                               [&](const PreludeModule& each) { return each.file == file; });
}

TvmHost* tvmHostOf(const PythonAsk& ask)
{
    return dynamic_cast<TvmHost*>(&ask.runtime.host());
}

PythonValue tvmNamed(const PythonAsk& ask, const std::string& dotted)
{
    TvmHost* const host = tvmHostOf(ask);
    return host ? host->named(ask, dotted)
                : ask.unknown('`' + dotted + "` is known only to a running TVM.");
}

TvmHost::TvmHost(Siblings siblings) : m_siblings(std::move(siblings)) { }

TvmHost::~TvmHost() = default;

PythonValue TvmHost::named(const PythonAsk& ask, const std::string& dotted)
{
    if (preludeOf(dotted) && ask.place.source)
        return importModule(ask.runtime, dotted, *ask.place.source);
    if (const auto found = m_names.find(dotted); found != m_names.end())
        return found->second;
    if (!ask.runtime.grow(dotted.size()))
        return {};
    const PythonValue made(ask.runtime.heap().make<TvmName>(dotted));
    ask.runtime.heap().keep();
    m_names.emplace(dotted, made);
    return made;
}

bool TvmHost::hasSibling(const PythonAsk& ask, std::string_view dotted) const
{
    return m_siblings && ask.place.source && m_siblings(dotted, *ask.place.source);
}

/// With every name of the pattern language, for `import *`.
PythonValue TvmHost::dplModule(const PythonAsk& ask, std::string_view dotted)
{
    const std::string key = "module " + std::string(dotted);
    if (const auto found = m_names.find(key); found != m_names.end())
        return found->second;
    PythonModule& made = makeModule(ask.runtime, std::string(dotted));
    made.isPartial = true;
    for (const std::string_view name : dplNames())
        made.scope->names.set(name, named(ask, "tvm.relax.dpl." + std::string(name)));
    for (const char* const inner : {"pattern", "context", "rewrite"})
        made.scope->names.set(inner, named(ask, "tvm.relax.dpl." + std::string(inner)));
    ask.runtime.heap().keep();
    m_names.emplace(key, PythonValue(made));
    return PythonValue(made);
}

PythonValue TvmHost::module(const PythonAsk& ask, std::string_view dotted)
{
    if (preludeOf(dotted))
        return {};
    if (isDplModule(dotted))
        return dplModule(ask, dotted);
    if (!isOfTvm(dotted))
        return {};
    if (mayStandBeside(dotted) && hasSibling(ask, dotted))
        return {};
    return named(ask, std::string(dotted));
}

PythonValue TvmHost::nameIn(const PythonAsk& ask, std::string_view dotted, std::string_view name)
{
    const bool isRelative = dotted.starts_with('.');
    if (!isRelative && !isOfTvm(dotted))
        return {};
    if (const PreludeModule* const prelude = preludeOf(dotted)) {
        if (hasSibling(ask, dotted) || defines(*prelude, name))
            return {};
        return named(ask, std::string(prelude->dotted) + '.' + std::string(name));
    }
    // Passes in TVM's own tree take their decorators from the folder around them.
    if (isRelative && isTvmDecorator(name))
        return named(ask, "tvm.relax.transform." + std::string(name));
    const std::string inner =
        std::string(dotted) + (dotted.ends_with('.') ? "" : ".") + std::string(name);
    if (preludeOf(inner))
        return {};
    const bool isRegistry = dotted.ends_with("pattern_registry")
        || (!isRelative && findTvmFunction("tvm." + std::string(name)));
    if (!isRegistry && (isRelative || mayStandBeside(inner))) {
        if (hasSibling(ask, inner))
            return importModule(ask.runtime, inner, *ask.place.source);
        if (hasSibling(ask, dotted))
            return {};
    }
    const std::string module = absoluteName(dotted);
    return module.empty() ? PythonValue() : named(ask, module + '.' + std::string(name));
}

std::optional<std::pair<std::string, std::string>> TvmHost::moduleText(std::string_view dotted,
                                                                       const SourceText& importer)
{
    if (m_siblings && !isTvmPrelude(importer.name())) {
        if (auto found = m_siblings(dotted, importer))
            return found;
    }
    const PreludeModule* const prelude = preludeOf(dotted);
    if (!prelude)
        return std::nullopt;
    return std::pair(std::string(prelude->file), std::string(prelude->text()));
}

void TvmHost::registerAll(const PythonAsk& ask, const std::vector<FusionPatternObject*>& patterns)
{
    ask.runtime.heap().keep();
    m_registered.insert(m_registered.end(), patterns.begin(), patterns.end());
}

void TvmHost::addPass(const PythonAsk& ask, TvmPass pass)
{
    ask.runtime.heap().keep();
    m_passes.push_back(std::move(pass));
}

void TvmHost::tell(TvmProblem problem)
{
    static constexpr std::size_t mostProblems = 1'000;
    problem.isUnsure = isUnsure;
    if (m_problems.size() < mostProblems)
        m_problems.push_back(std::move(problem));
}

void TvmHost::saysUse(const DplObject& pattern, PythonPlace place)
{
    static constexpr std::size_t mostUses = 100'000;
    if (m_saidUses.size() < mostUses)
        m_saidUses.emplace_back(&pattern, place);
}

} // namespace fusewright
