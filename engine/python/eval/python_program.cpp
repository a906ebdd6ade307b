// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_program.h"

#include "engine/python/python_lexer.h"
#include "engine/python/python_literals.h"

namespace fusewright {

namespace {

/// Collects names without recursion.
class NameCollector {
public:
    NameCollector(const PythonProgram& program, PythonScopeNames& names)
        : m_program(program), m_tree(program.tree), m_names(names)
    {
    }

    void collect(PythonNodeId statement);

private:
    void addTargets(PythonNodeId target, std::set<std::string_view>& to);
    void visit(PythonNodeId node);
    void visitSimple(PythonNodeId node);
    void pushChildren(PythonNodeId node)
    {
        for (const PythonNodeId child : m_tree.children(node))
            m_waiting.push_back(child);
    }

    const PythonProgram& m_program;
    const PythonTree& m_tree;
    PythonScopeNames& m_names;
    std::vector<PythonNodeId> m_waiting;
};

void NameCollector::collect(PythonNodeId statement)
{
    m_waiting.push_back(statement);
    while (!m_waiting.empty()) {
        const PythonNodeId node = m_waiting.back();
        m_waiting.pop_back();
        visit(node);
    }
}

void NameCollector::addTargets(PythonNodeId target, std::set<std::string_view>& to)
{
    std::vector<PythonNodeId> waiting{target};
    while (!waiting.empty()) {
        const PythonNodeId node = waiting.back();
        waiting.pop_back();
        const PythonKind kind = m_tree.kind(node);
        if (kind == PythonKind::Name)
            to.insert(m_tree.word(node));
        if (kind != PythonKind::Tuple && kind != PythonKind::List && kind != PythonKind::Star)
            continue;
        for (const PythonNodeId child : m_tree.children(node))
            waiting.push_back(child);
    }
}

void NameCollector::visit(PythonNodeId node)
{
    switch (m_tree.kind(node)) {
    case PythonKind::Function:
    case PythonKind::Class:
        m_names.locals.insert(m_tree.word(node));
        return;
    case PythonKind::Lambda:
        return;
    case PythonKind::Assign:
        for (const PythonNodeId child : m_tree.children(node)) {
            if (child != m_tree.last(node))
                addTargets(child, m_names.locals);
        }
        break;
    case PythonKind::AnnotatedAssign:
    case PythonKind::AugmentedAssign:
    case PythonKind::Assignment:
        addTargets(m_tree.first(node), m_names.locals);
        break;
    case PythonKind::WithItem:
        if (m_tree.last(node) != m_tree.first(node))
            addTargets(m_tree.last(node), m_names.locals);
        break;
    case PythonKind::Compound:
        if (m_tree.word(node) == "for")
            addTargets(m_tree.first(node), m_names.locals);
        if (m_tree.word(node) == "case" && m_tree.is(m_tree.first(node), PythonKind::Name))
            addTargets(m_tree.first(node), m_names.locals);
        if (m_tree.word(node) == "except" && m_tree.first(node).isValid()) {
            const PythonNodeId name = m_tree.next(m_tree.first(node));
            if (m_tree.is(name, PythonKind::Name))
                m_names.locals.insert(m_tree.word(name));
        }
        break;
    case PythonKind::Await:
        m_names.yields = m_names.yields || m_tree.word(node) != "await";
        break;
    case PythonKind::Simple:
        visitSimple(node);
        break;
    default:
        break;
    }
    pushChildren(node);
}

void NameCollector::visitSimple(PythonNodeId node)
{
    const std::string_view word = m_tree.word(node);
    if (word == "import" || word == "from") {
        for (const PythonImport& each : m_program.importsOf(node)) {
            const std::string_view text = m_tree.text(node);
            if (const std::size_t at = text.rfind(each.as); at != text.npos)
                m_names.locals.insert(text.substr(at, each.as.size()));
        }
        return;
    }
    for (const PythonNodeId child : m_tree.children(node)) {
        if (word == "global" || word == "nonlocal")
            addTargets(child, word == "global" ? m_names.globals : m_names.nonlocals);
        else if (word == "del")
            addTargets(child, m_names.locals);
    }
}

/// The words of an import, from left to right.
class ImportReader {
public:
    explicit ImportReader(PythonTokens tokens) : m_tokens(std::move(tokens)) { }

    std::vector<PythonImport> read();

private:
    const PythonToken& token() const { return m_tokens.all[m_at]; }
    bool take(std::string_view word);
    std::string takeDotted();
    void takeAs(PythonImport& import);

    PythonTokens m_tokens;
    std::size_t m_at = 0;
};

bool ImportReader::take(std::string_view word)
{
    if (!token().is(word))
        return false;
    ++m_at;
    return true;
}

std::string ImportReader::takeDotted()
{
    std::string name;
    while (token().is(".") || token().is("...")
           || (token().kind == PythonToken::Kind::Name && token().word == 0)) {
        const bool endsName = !name.empty() && name.back() != '.' && !token().is(".");
        if (endsName)
            break;
        name += token().text;
        ++m_at;
    }
    return name;
}

void ImportReader::takeAs(PythonImport& import)
{
    import.isRenamed = take("as");
    if (import.isRenamed)
        import.as = takeDotted();
}

std::vector<PythonImport> ImportReader::read()
{
    std::vector<PythonImport> imports;
    const bool isFrom = take("from");
    const std::string module = isFrom ? takeDotted() : std::string();
    if (!take("import"))
        return {};
    take("(");
    do {
        PythonImport import{.module = module};
        if (isFrom && take("*")) {
            import.name = "*";
        } else if (isFrom) {
            import.name = takeDotted();
            import.as = import.name;
        } else {
            import.module = takeDotted();
            import.as = import.module.substr(0, import.module.find('.'));
        }
        takeAs(import);
        if (!import.as.empty() || import.name == "*")
            imports.push_back(std::move(import));
    } while (take(","));
    return imports;
}

} // namespace

const PythonScopeNames& PythonProgram::namesOf(PythonNodeId node) const
{
    const auto [at, isNew] = scopes.try_emplace(node.index);
    PythonScopeNames& names = at->second;
    if (!isNew)
        return names;
    for (const PythonNodeId child : tree.children(node)) {
        if (tree.is(child, PythonKind::Parameter)) {
            std::string_view name = tree.word(child);
            name.remove_prefix(std::min(name.find_first_not_of("*/ "), name.size()));
            names.locals.insert(name);
        } else if (tree.is(child, PythonKind::Block)
                   || (tree.is(node, PythonKind::Lambda) && child == tree.last(node))) {
            NameCollector(*this, names).collect(child);
        }
    }
    for (const std::string_view name : names.globals)
        names.locals.erase(name);
    for (const std::string_view name : names.nonlocals)
        names.locals.erase(name);
    return names;
}

PythonScopeNames PythonProgram::boundBy(PythonNodeId statement) const
{
    PythonScopeNames names;
    NameCollector(*this, names).collect(statement);
    return names;
}

const std::vector<PythonImport>& PythonProgram::importsOf(PythonNodeId statement) const
{
    const auto found = imports.find(statement.index);
    if (found != imports.end())
        return found->second;
    return imports
        .emplace(statement.index,
                 ImportReader(pythonTokens(source->text(), tree.bytes(statement))).read())
        .first->second;
}

const std::string& PythonProgram::stringOf(PythonNodeId string) const
{
    const auto [at, isNew] = strings.try_emplace(string.index);
    if (isNew)
        at->second = pythonString(tree.text(string));
    return at->second;
}

} // namespace fusewright
