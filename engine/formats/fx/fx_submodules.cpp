// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A submodule that is a graph too is printed as a class in the class:
//
//     class GraphModule(torch.nn.Module):
//         def forward(self, x):
//             first = self.first(x)
//             cond_true_0 = self.cond_true_0
//             cond = torch.ops.higher_order.cond(x, cond_true_0, …)
//         class first(torch.nn.Module): …
//         class cond_true_0(torch.nn.Module): …
//
// What is called is read in the place of the call, what is handed over is a nested graph.

#include "engine/formats/fx/fx_code_reader.h"
#include "engine/graph/tidy.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <utility>

namespace fusewright::fx {

namespace {

constexpr int deepestModule = 64;
constexpr std::size_t mostNodes = 1'000'000;

} // namespace

/// The class of a module by its path; invalid where the text has none.
PythonNodeId FxCodeReader::classAt(const std::string& path)
{
    if (!m_scope.owner.isValid())
        return {};
    const auto [known, isNew] = m_scope.classes.try_emplace(path);
    if (!isNew)
        return known->second;
    std::string_view rest = path;
    if (!m_scope.modulePath.empty())
        rest.remove_prefix(std::min(m_scope.modulePath.size() + 1, rest.size()));
    PythonNodeId owner = m_scope.owner;
    while (owner.isValid() && !rest.empty()) {
        const std::string_view name = rest.substr(0, rest.find('.'));
        rest.remove_prefix(std::min(name.size() + 1, rest.size()));
        PythonNodeId inner;
        for (const PythonNodeId member : tree().children(tree().find(owner, PythonKind::Block))) {
            if (tree().is(member, PythonKind::Class, name))
                inner = member;
        }
        owner = inner;
    }
    if (owner == m_scope.owner)
        owner = {};
    const bool mayBeUnnamed = path.find("graph") != path.npos || path.find("body") != path.npos
        || path.find("submod") != path.npos;
    if (!owner.isValid() && mayBeUnnamed && !m_scope.unnamed.empty()) {
        owner = m_scope.unnamed.front();
        m_scope.unnamed.erase(m_scope.unnamed.begin());
    }
    return known->second = owner;
}

bool FxCodeReader::mayEnter(PythonNodeId place)
{
    ++m_state.calledModules;
    if (m_state.depth >= deepestModule) {
        complain("too-deep", "Modules are nested more than 64 deep.", place);
        return false;
    }
    if (m_emitter.builder().nodeCount() + m_state.calledModules > mostNodes) {
        complain("function-blow-up", "Inlining modules gives more than 1000000 operators.", place);
        return false;
    }
    return true;
}

FxOperand FxCodeReader::readInPlace(PythonNodeId owner, const std::string& path, PythonNodeId place,
                                    const std::vector<FxArgument>& arguments, const Wanted* wanted)
{
    const PythonNodeId forward = forwardOf(owner);
    if (!forward.isValid()) {
        complain("no-forward", "This class has no function \"forward\".", owner);
        return {};
    }
    if (!mayEnter(place))
        return {};
    Scope inner = scopeOf(owner, path);
    std::size_t position = 0;
    for (const PythonNodeId parameter : tree().children(forward)) {
        if (!tree().is(parameter, PythonKind::Parameter) || tree().word(parameter) == "self")
            continue;
        const std::string_view name = tree().word(parameter);
        const auto named = std::ranges::find(arguments, name, &FxArgument::keyword);
        if (named != arguments.end())
            inner.values[name] = named->operand;
        else if (position < arguments.size() && arguments[position].keyword.empty())
            inner.values[name] = arguments[position++].operand;
        else
            inner.values[name] = FxOperand::constant("None");
    }
    const std::string names = m_emitter.namePrefix();
    const std::string modules = m_emitter.modulePrefix();
    const std::string_view callName =
        wanted && !wanted->names.empty() ? wanted->names.front() : std::string_view(path);
    m_emitter.setPrefix(names + std::string(callName) + '/', path);
    std::swap(m_scope, inner);
    ++m_state.depth;
    const auto given = runBlock(tree().find(forward, PythonKind::Block));
    --m_state.depth;
    std::swap(m_scope, inner);
    m_emitter.setPrefix(names, modules);
    return given.value_or(FxOperand());
}

/// Null, and an error, when it cannot be read.
std::shared_ptr<const Graph> FxCodeReader::readBody(PythonNodeId owner, PythonNodeId place)
{
    if (!mayEnter(place))
        return nullptr;
    FxEmitter emitter(std::string(tree().word(owner)), m_state.options, m_state.modules);
    const std::size_t errorsBefore = m_state.diagnostics.errorCount();
    ++m_state.depth;
    FxCodeReader(m_state, emitter).read(owner);
    --m_state.depth;
    if (m_state.diagnostics.errorCount() > errorsBefore)
        return nullptr;
    auto graph = emitter.builder().build(UnmadeNames::BecomeInputs, m_state.path,
                                         GraphBuilder::Locator(), m_state.diagnostics);
    if (!graph)
        return nullptr;
    if (m_state.options.tidy)
        graph = tidy(*std::move(graph)).graph;
    return std::make_shared<const Graph>(*std::move(graph));
}

} // namespace fusewright::fx
