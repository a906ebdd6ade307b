// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/eval/python_text.h"

namespace fusewright {

namespace {

/// A comprehension that gives one element after the other. Of a dict, pairs.
struct PythonComprehension : PythonIterator {
    PythonComprehension(const PythonProgram& of, PythonNodeId written, PythonScope& in)
        : program(&of), node(written), scope(&in)
    {
        for (const PythonNodeId child : of.tree.children(written)) {
            if (of.tree.is(child, PythonKind::Clause))
                clauses.push_back(child);
        }
    }

    PythonValue next(PythonRuntime& runtime) override;

    /// A clause `for` that is running, by its place among the clauses.
    struct Loop {
        std::size_t clause;
        PythonIterator* iterator;
    };

    const PythonProgram* program;
    PythonNodeId node;
    PythonScope* scope;
    std::vector<PythonNodeId> clauses;
    std::vector<Loop> loops;

private:
    /// Whether an element is due: no condition is false, and no loop begins.
    bool runClauses(PythonRuntime& runtime, PythonInterpreter& interpreter);
};

// NOLINTBEGIN(misc-no-recursion): as deep as iterators are made of each other, which is counted.
bool PythonComprehension::runClauses(PythonRuntime& runtime, PythonInterpreter& interpreter)
{
    const PythonTree& tree = program->tree;
    for (std::size_t at = loops.back().clause + 1; at < clauses.size(); ++at) {
        const PythonValue value = interpreter.evaluate(tree.last(clauses[at]));
        if (!value.isValid())
            return false;
        if (tree.word(clauses[at]) == "for") {
            PythonIterator* const iterator = runtime.iterate(value);
            if (iterator)
                loops.push_back({at, iterator});
            return false;
        }
        const auto isKept = runtime.truth(value);
        if (!isKept || !*isKept)
            return false;
    }
    return true;
}

PythonValue PythonComprehension::next(PythonRuntime& runtime)
{
    PythonRuntime::Level level(runtime);
    const PythonTree& tree = program->tree;
    PythonInterpreter interpreter(runtime, *program, *scope);
    while (!loops.empty() && runtime.step() && !level.isTooDeep()) {
        const Loop loop = loops.back();
        const PythonValue item = loop.iterator->next(runtime);
        if (runtime.isStopped())
            return {};
        if (!item.isValid()) {
            loops.pop_back();
            continue;
        }
        if (!interpreter.assign(tree.first(clauses[loop.clause]), item))
            return {};
        const bool isDue = runClauses(runtime, interpreter);
        if (runtime.isStopped())
            return {};
        if (!isDue)
            continue;
        const PythonNodeId element = tree.first(node);
        if (!tree.is(element, PythonKind::DictItem))
            return interpreter.evaluate(element);
        const PythonValue key = interpreter.evaluate(tree.first(element));
        const PythonValue value = key.isValid() ? interpreter.evaluate(tree.last(element)) : key;
        return value.isValid() ? runtime.tuple({key, value}) : value;
    }
    return {};
}

} // namespace

PythonValue PythonInterpreter::evaluateComprehension(PythonNodeId node)
{
    auto& scope = m_runtime.heap().make<PythonScope>(PythonScope::Kind::Comprehension, m_scope,
                                                     *m_scope->module);
    auto& all = m_runtime.heap().make<PythonComprehension>(m_program, node, scope);
    const PythonValue first = evaluate(m_tree.last(all.clauses.front()));
    at(node);
    PythonIterator* const iterator = first.isValid() ? m_runtime.iterate(first) : nullptr;
    if (!iterator)
        return {};
    all.loops.push_back({0, iterator});
    const std::string_view bracket = m_tree.word(node);
    if (bracket != "[" && bracket != "{")
        return PythonValue(all);
    const bool isDict = m_tree.is(m_tree.first(node), PythonKind::DictItem);
    const auto items = m_runtime.itemsOf(PythonValue(all));
    if (!items)
        return {};
    if (bracket == "[")
        return m_runtime.list(*items);
    at(node);
    PythonTable& table = m_runtime.table(isDict ? PythonType::Dict : PythonType::Set);
    for (const PythonValue item : *items) {
        const auto* const pair = isDict ? &item.as<PythonSequence>().items : nullptr;
        if (!m_runtime.setKey(table, pair ? pair->front() : item,
                              pair ? pair->back() : PythonValue::none()))
            return {};
    }
    return PythonValue(table);
}

PythonValue PythonInterpreter::evaluateItems(PythonNodeId node)
{
    std::vector<PythonValue> items;
    const bool isAtTop = m_runtime.keepsNeighbours && m_scope->kind == PythonScope::Kind::Module
        && m_runtime.tries == 0;
    for (const PythonNodeId child : m_tree.children(node)) {
        const bool isStar = m_tree.is(child, PythonKind::Star);
        const PythonValue value = evaluate(isStar ? m_tree.first(child) : child);
        if (!value.isValid() && isAtTop && m_runtime.isStopped()
            && m_runtime.stop() != PythonStop::Budget) {
            m_runtime.errors.push_back(m_runtime.error());
            m_runtime.goOn();
            at(child);
            items.push_back(m_runtime.unknown(m_runtime.errors.back().message));
            continue;
        }
        if (!value.isValid() || !m_runtime.grow(1))
            return {};
        if (!isStar) {
            items.push_back(value);
            continue;
        }
        at(child);
        const auto more = m_runtime.itemsOf(value);
        if (!more)
            return {};
        items.insert(items.end(), more->begin(), more->end());
    }
    if (m_tree.is(node, PythonKind::Tuple))
        return m_runtime.tuple(std::move(items));
    if (m_tree.is(node, PythonKind::List))
        return m_runtime.list(std::move(items));
    at(node);
    PythonTable& set = m_runtime.table(PythonType::Set);
    for (const PythonValue item : items) {
        if (!m_runtime.setKey(set, item, PythonValue::none()))
            return {};
    }
    return PythonValue(set);
}

PythonValue PythonInterpreter::evaluateDict(PythonNodeId node)
{
    // `{*a}` is read as a dict.
    if (m_tree.is(m_tree.first(node), PythonKind::Star, "*")) {
        const PythonValue items = evaluateItems(node);
        PythonTable& set = m_runtime.table(PythonType::Set);
        return items.isValid() ? items : PythonValue(set);
    }
    PythonTable& table = m_runtime.table(PythonType::Dict);
    for (const PythonNodeId child : m_tree.children(node)) {
        const PythonValue key = evaluate(m_tree.first(child));
        if (!key.isValid())
            return {};
        if (m_tree.is(child, PythonKind::DictItem)) {
            const PythonValue value = evaluate(m_tree.last(child));
            at(child);
            if (!value.isValid() || !m_runtime.setKey(table, key, value))
                return {};
            continue;
        }
        at(child);
        if (key.is(PythonType::Unknown))
            return m_runtime.unknown("Its items are put into a dict.", key);
        if (!key.is(PythonType::Dict))
            return m_runtime.raise("TypeError",
                                   '\'' + m_runtime.typeName(key) + "' object is not a mapping");
        for (const PythonTable::Entry& entry : std::vector(key.as<PythonTable>().entries())) {
            if (entry.key.isValid() && !m_runtime.setKey(table, entry.key, entry.value))
                return {};
        }
    }
    return PythonValue(table);
}

PythonValue PythonInterpreter::evaluateFormed(const std::vector<PythonFormedPart>& parts)
{
    std::string text;
    PythonRuntime::TextWatch watch(m_runtime);
    const PythonPlace place = m_runtime.here();
    for (const PythonFormedPart& part : parts) {
        text += part.text;
        if (!part.program)
            continue;
        if (!part.value.isValid())
            return m_runtime.raise("SyntaxError", "f-string: invalid syntax");
        PythonInterpreter inner(m_runtime, *part.program, *m_scope);
        const PythonValue value = inner.evaluate(part.value);
        m_runtime.at(place);
        if (!value.isValid() || value.is(PythonType::Unknown))
            return value.isValid() ? m_runtime.unknown("It is put into a text.", value) : value;
        PythonValue spec = m_runtime.string({});
        if (!part.spec.empty())
            spec = evaluateFormed(part.spec);
        if (!spec.is(PythonType::String))
            return spec;
        const std::string& how = spec.as<PythonString>().text;
        std::optional<std::string> shown;
        if (part.conversion == 0) {
            shown = m_runtime.format(value, how);
        } else {
            shown = part.conversion == 's' ? m_runtime.str(value) : m_runtime.repr(value);
            if (shown && !how.empty())
                shown = formatText(m_runtime, *shown, how);
        }
        if (!shown)
            return {};
        text += *shown;
    }
    return watch.valueOf(std::move(text));
}
// NOLINTEND(misc-no-recursion)

} // namespace fusewright
