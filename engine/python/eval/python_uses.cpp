// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_uses.h"

#include "engine/python/eval/python_program.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <map>
#include <set>

namespace fusewright {

namespace {

using Owner = PythonNameUses::Owner;

constexpr std::size_t noScope = static_cast<std::size_t>(-1);

struct Scope {
    PythonNodeId node; ///< Of functions, classes and lambdas; invalid for others.
    std::size_t outer = noScope;
    Owner owner = Owner::Module;
    std::set<std::string_view> own; ///< Of the module and of comprehensions.
};

struct Occurrence {
    ByteRange range;
    std::string_view name;
    std::size_t scope = 0;
    std::string_view callee; ///< Of a keyword: what is called.
    bool binds = false;
    bool isParameter = false;
    bool isImported = false;
};

bool isInName(char byte)
{
    return isWordByte(byte) || static_cast<unsigned char>(byte) >= 0x80;
}

/// Where a name stands last, and not as a part of another one.
std::size_t lastWord(std::string_view text, std::string_view name)
{
    std::size_t at = text.rfind(name);
    while (at != text.npos) {
        const std::size_t end = at + name.size();
        const bool isWhole =
            (at == 0 || !isInName(text[at - 1])) && (end == text.size() || !isInName(text[end]));
        if (isWhole)
            return at;
        at = at == 0 ? text.npos : text.rfind(name, at - 1);
    }
    return text.npos;
}

class UseFinder {
public:
    explicit UseFinder(const PythonProgram& program);

    std::optional<PythonNameUses> at(std::size_t offset) const;

private:
    struct Open {
        PythonNodeId node;
        std::size_t scope = 0;
        bool isTarget = false;
    };

    void visit(const Open& open);
    void visitFunction(const Open& open);
    void visitClass(const Open& open);
    void visitImport(const Open& open);
    void visitCall(const Open& open);
    void push(PythonNodeId node, std::size_t scope, bool isTarget = false)
    {
        if (node.isValid())
            m_open.push_back({node, scope, isTarget});
    }
    std::size_t addScope(PythonNodeId node, std::size_t outer, Owner owner);
    void addNamed(PythonNodeId node, std::size_t scope, std::string_view keyword);
    bool isTargetOf(PythonNodeId parent, PythonNodeId child) const;
    bool isBoundIn(std::size_t scope, std::string_view name) const;
    std::size_t scopeOf(const Occurrence& occurrence) const;
    std::size_t scopeOf(std::size_t scope, std::string_view name) const;
    bool isInside(std::size_t scope, std::size_t outer) const;

    const PythonProgram& m_program;
    const PythonTree& m_tree;
    std::vector<Scope> m_scopes;
    std::vector<Occurrence> m_all;
    std::map<std::pair<std::size_t, std::string_view>, std::size_t> m_functions; ///< Their scopes.
    std::vector<Open> m_open;
};

UseFinder::UseFinder(const PythonProgram& program) : m_program(program), m_tree(program.tree)
{
    Scope module;
    for (const PythonNodeId statement : m_tree.children(m_tree.root())) {
        const PythonScopeNames names = program.boundBy(statement);
        module.own.insert(names.locals.begin(), names.locals.end());
    }
    m_scopes.push_back(std::move(module));
    push(m_tree.root(), 0);
    while (!m_open.empty()) {
        const Open open = m_open.back();
        m_open.pop_back();
        visit(open);
    }
    std::ranges::stable_sort(m_all, {}, [](const Occurrence& each) { return each.range.begin; });
}

std::size_t UseFinder::addScope(PythonNodeId node, std::size_t outer, Owner owner)
{
    m_scopes.push_back({.node = node, .outer = outer, .owner = owner, .own = {}});
    return m_scopes.size() - 1;
}

/// The name behind `def` or `class`, and its decorators.
void UseFinder::addNamed(PythonNodeId node, std::size_t scope, std::string_view keyword)
{
    const std::string_view text = m_program.source->text();
    std::size_t at = m_tree.bytes(node).begin;
    for (const PythonNodeId child : m_tree.children(node)) {
        if (m_tree.is(child, PythonKind::Decorator))
            at = m_tree.bytes(child).end;
    }
    const std::string_view name = m_tree.word(node);
    const std::size_t word = text.find(keyword, at);
    const std::size_t begin =
        word == text.npos ? text.npos : text.find(name, word + keyword.size());
    if (!name.empty() && begin != text.npos && begin < m_tree.bytes(node).end)
        m_all.push_back({.range = {begin, begin + name.size()},
                         .name = name,
                         .scope = scope,
                         .callee = {},
                         .binds = true});
}

void UseFinder::visitFunction(const Open& open)
{
    const bool isLambda = m_tree.is(open.node, PythonKind::Lambda);
    const std::size_t scope = addScope(open.node, open.scope, Owner::Function);
    if (!isLambda) {
        addNamed(open.node, open.scope, "def");
        m_functions.insert_or_assign({open.scope, m_tree.word(open.node)}, scope);
    }
    for (const PythonNodeId child : m_tree.children(open.node)) {
        if (!m_tree.is(child, PythonKind::Parameter)) {
            const bool isBody = m_tree.is(child, PythonKind::Block)
                || (isLambda && child == m_tree.last(open.node));
            push(child, isBody ? scope : open.scope);
            continue;
        }
        const std::string_view word = m_tree.word(child);
        const std::size_t stars = std::min(word.find_first_not_of("*/ "), word.size());
        const std::size_t begin = m_tree.bytes(child).begin + stars;
        if (stars < word.size())
            m_all.push_back({.range = {begin, begin + word.size() - stars},
                             .name = word.substr(stars),
                             .scope = scope,
                             .callee = {},
                             .binds = true,
                             .isParameter = true});
        for (const PythonNodeId part : m_tree.children(child))
            push(part, open.scope);
    }
}

void UseFinder::visitClass(const Open& open)
{
    addNamed(open.node, open.scope, "class");
    const std::size_t scope = addScope(open.node, open.scope, Owner::Class);
    for (const PythonNodeId child : m_tree.children(open.node))
        push(child, m_tree.is(child, PythonKind::Block) ? scope : open.scope);
}

void UseFinder::visitImport(const Open& open)
{
    const std::string_view text = m_tree.text(open.node);
    for (const PythonImport& each : m_program.importsOf(open.node)) {
        const std::size_t at = lastWord(text, each.as);
        if (each.as.empty() || at == text.npos)
            continue;
        const std::size_t begin = m_tree.bytes(open.node).begin + at;
        m_all.push_back({.range = {begin, begin + each.as.size()},
                         .name = text.substr(at, each.as.size()),
                         .scope = open.scope,
                         .callee = {},
                         .binds = true,
                         .isImported = !each.isRenamed});
    }
}

/// A keyword is a parameter of a function of the text.
void UseFinder::visitCall(const Open& open)
{
    const PythonNodeId function = m_tree.first(open.node);
    const bool isNamed = m_tree.is(function, PythonKind::Name);
    for (const PythonNodeId child : m_tree.children(open.node)) {
        push(child, open.scope);
        const std::string_view word = m_tree.word(child);
        const std::size_t begin = m_tree.bytes(child).begin;
        if (isNamed && m_tree.is(child, PythonKind::Keyword))
            m_all.push_back({.range = {begin, begin + word.size()},
                             .name = word,
                             .scope = open.scope,
                             .callee = m_tree.word(function)});
    }
}

bool UseFinder::isTargetOf(PythonNodeId parent, PythonNodeId child) const
{
    switch (m_tree.kind(parent)) {
    case PythonKind::Assign:
        return child != m_tree.last(parent);
    case PythonKind::AnnotatedAssign:
    case PythonKind::AugmentedAssign:
    case PythonKind::Assignment:
        return child == m_tree.first(parent);
    case PythonKind::WithItem:
        return child != m_tree.first(parent);
    case PythonKind::Clause:
    case PythonKind::Compound:
        return (m_tree.word(parent) == "for" && child == m_tree.first(parent))
            || (m_tree.word(parent) == "except" && child != m_tree.first(parent)
                && m_tree.is(child, PythonKind::Name));
    default:
        return false;
    }
}

void UseFinder::visit(const Open& open)
{
    const PythonKind kind = m_tree.kind(open.node);
    const std::string_view word = m_tree.word(open.node);
    std::size_t scope = open.scope;
    switch (kind) {
    case PythonKind::Function:
    case PythonKind::Lambda:
        visitFunction(open);
        return;
    case PythonKind::Class:
        visitClass(open);
        return;
    case PythonKind::Call:
        visitCall(open);
        return;
    case PythonKind::Name:
        m_all.push_back({.range = m_tree.bytes(open.node),
                         .name = word,
                         .scope = scope,
                         .callee = {},
                         .binds = open.isTarget});
        return;
    case PythonKind::Simple:
        if (word == "import" || word == "from") {
            visitImport(open);
            return;
        }
        break;
    case PythonKind::Comprehension:
        scope = addScope({}, scope, Owner::Function);
        for (const PythonNodeId clause : m_tree.children(open.node)) {
            if (m_tree.is(clause, PythonKind::Clause, "for")) {
                std::vector<PythonNodeId> targets{m_tree.first(clause)};
                while (!targets.empty()) {
                    const PythonNodeId target = targets.back();
                    targets.pop_back();
                    if (m_tree.is(target, PythonKind::Name))
                        m_scopes[scope].own.insert(m_tree.word(target));
                    else if (target.isValid())
                        for (const PythonNodeId part : m_tree.children(target))
                            targets.push_back(part);
                }
            }
        }
        break;
    default:
        break;
    }
    const bool keepsTarget = open.isTarget
        && (kind == PythonKind::Tuple || kind == PythonKind::List || kind == PythonKind::Star);
    for (const PythonNodeId child : m_tree.children(open.node))
        push(child, scope, keepsTarget || isTargetOf(open.node, child));
}

bool UseFinder::isBoundIn(std::size_t scope, std::string_view name) const
{
    const Scope& asked = m_scopes[scope];
    return asked.node.isValid() ? m_program.namesOf(asked.node).locals.contains(name)
                                : asked.own.contains(name);
}

/// The scope that a name is of; names of a class are seen in its own block only.
std::size_t UseFinder::scopeOf(std::size_t scope, std::string_view name) const
{
    for (std::size_t at = scope; at != noScope; at = m_scopes[at].outer) {
        const Scope& asked = m_scopes[at];
        if (asked.node.isValid() && m_program.namesOf(asked.node).globals.contains(name))
            return m_scopes[0].own.contains(name) ? 0 : noScope;
        if ((asked.owner != Owner::Class || at == scope) && isBoundIn(at, name))
            return at;
    }
    return noScope;
}

std::size_t UseFinder::scopeOf(const Occurrence& occurrence) const
{
    if (occurrence.callee.empty())
        return scopeOf(occurrence.scope, occurrence.name);
    const std::size_t of = scopeOf(occurrence.scope, occurrence.callee);
    const auto function = m_functions.find({of, occurrence.callee});
    return function != m_functions.end() && isBoundIn(function->second, occurrence.name)
        ? function->second
        : noScope;
}

bool UseFinder::isInside(std::size_t scope, std::size_t outer) const
{
    while (scope != outer && scope != noScope)
        scope = m_scopes[scope].outer;
    return scope == outer;
}

std::optional<PythonNameUses> UseFinder::at(std::size_t offset) const
{
    const auto here = std::ranges::find_if(m_all, [&](const Occurrence& each) {
        return each.range.begin <= offset && offset <= each.range.end;
    });
    const std::size_t scope = here == m_all.end() ? noScope : scopeOf(*here);
    if (scope == noScope)
        return std::nullopt;
    PythonNameUses uses{.name = std::string(here->name),
                        .definition = {},
                        .places = {},
                        .owner = m_scopes[scope].owner,
                        .taken = {}};
    const Occurrence* first = nullptr;
    for (const Occurrence& each : m_all) {
        if (each.name == here->name && scopeOf(each) == scope) {
            uses.places.push_back(each.range);
            first = !first && each.binds ? &each : first;
        } else if (isInside(each.scope, scope)) {
            uses.taken.emplace_back(each.name);
        }
    }
    if (!first)
        return std::nullopt;
    uses.definition = first->range;
    uses.isParameter = first->isParameter;
    uses.isImported = first->isImported;
    return uses;
}

} // namespace

std::optional<PythonNameUses> pythonNameAt(const PythonProgram& program, std::size_t offset)
{
    return UseFinder(program).at(offset);
}

} // namespace fusewright
