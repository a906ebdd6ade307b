// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_code_reader.h"

#include "engine/formats/fx/fx_types.h"
#include "engine/python/python_literals.h"
#include "engine/support/diagnostic.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright::fx {

namespace {

constexpr auto augmentedOperators = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"+=", "operator.iadd"},
    {"-=", "operator.isub"},
    {"*=", "operator.imul"},
    {"/=", "operator.itruediv"},
    {"//=", "operator.ifloordiv"},
    {"%=", "operator.imod"},
    {"**=", "operator.ipow"},
    {"@=", "operator.imatmul"},
    {"&=", "operator.iand"},
    {"|=", "operator.ior"},
    {"^=", "operator.ixor"},
    {"<<=", "operator.ilshift"},
    {">>=", "operator.irshift"},
});

/// Whether FX made a name of an argument's: `l_x_` of `L_x_`, `input_1` of `input`.
bool isNameMade(std::string_view name, std::string_view argument)
{
    const auto isSame = [](char one, char other) { return toLower(one) == toLower(other); };
    return name.size() >= argument.size()
        && std::ranges::equal(name.substr(0, argument.size()), argument, isSame);
}

bool isNone(const PythonTree& tree, PythonNodeId node)
{
    return tree.is(node, PythonKind::Constant, "None");
}

} // namespace

void collectModuleTypes(const PythonTree& tree, PythonNodeId owner, FxModules& modules)
{
    if (!tree.is(owner, PythonKind::Class))
        return;
    for (const PythonNodeId member : tree.children(tree.find(owner, PythonKind::Block))) {
        if (!tree.is(member, PythonKind::Function, "__init__"))
            continue;
        for (const PythonNodeId line : tree.children(tree.find(member, PythonKind::Block))) {
            const PythonNodeId target = tree.first(line);
            const PythonNodeId value = tree.last(line);
            const std::string path =
                tree.is(line, PythonKind::Assign) ? tree.dottedName(target) : std::string();
            if (!path.starts_with("self.") || !tree.is(value, PythonKind::Call))
                continue;
            const std::string type = tree.dottedName(tree.first(value));
            const std::string last = type.substr(type.rfind('.') + 1);
            const bool isClass = !last.empty() && isUpper(last[0]);
            if (isClass && last != "Parameter") {
                std::string_view made = tree.text(value);
                made.remove_prefix(std::min(made.find('(') + 1, made.size()));
                made = made.substr(0, made.ends_with(')') ? made.size() - 1 : 0);
                modules.addModule(path.substr(5), last, std::string(made));
            }
        }
    }
}

PythonNodeId FxCodeReader::forwardOf(PythonNodeId owner) const
{
    if (tree().is(owner, PythonKind::Function))
        return owner;
    const PythonNodeId block = tree().find(owner, PythonKind::Block);
    if (!block.isValid())
        return {};
    for (const PythonNodeId member : tree().children(block)) {
        if (tree().is(member, PythonKind::Function, "forward"))
            return member;
    }
    return {};
}

FxCodeReader::Scope FxCodeReader::scopeOf(PythonNodeId owner, std::string modulePath) const
{
    Scope scope;
    scope.modulePath = std::move(modulePath);
    if (!tree().is(owner, PythonKind::Class))
        return scope;
    scope.owner = owner;
    for (const PythonNodeId member : tree().children(tree().find(owner, PythonKind::Block))) {
        const bool isUnnamed = tree().is(member, PythonKind::Class, "_lambda_")
            || tree().is(member, PythonKind::Class, "GraphModule");
        if (isUnnamed)
            scope.unnamed.push_back(member);
    }
    return scope;
}

void FxCodeReader::read(PythonNodeId owner)
{
    const PythonNodeId forward = forwardOf(owner);
    if (!forward.isValid()) {
        complain("no-forward", "This class has no function \"forward\".", owner);
        return;
    }
    m_scope = scopeOf(owner, {});
    declareInputs(forward);
    const auto given = runBlock(tree().find(forward, PythonKind::Block));
    if (given)
        m_emitter.addOutputs(*given);
    else if (!m_state.diagnostics.hasErrors())
        complain("no-return", "The function returns nothing: is its end missing?", forward);
}

void FxCodeReader::declareInputs(PythonNodeId function)
{
    const PythonNodeId block = tree().find(function, PythonKind::Block);
    if (flattensArguments(block))
        return; // The statement that does it names the inputs.
    const auto others = otherNames(block);
    for (const PythonNodeId parameter : tree().children(function)) {
        if (!tree().is(parameter, PythonKind::Parameter))
            continue;
        const std::string_view name = tree().word(parameter);
        if (name == "self" || name.starts_with('*') || name == "/")
            continue;
        ValueType type;
        const PythonNodeId annotation = tree().find(parameter, PythonKind::Annotation);
        if (annotation.isValid())
            type = readType(tree().text(tree().first(annotation)), m_emitter.builder());
        const auto other = others.find(name);
        const std::string_view shown = other == others.end() ? name : other->second;
        m_scope.values[name] = FxOperand::ofValue(m_emitter.addInput(shown, type));
    }
}

/// Whether the arguments are taken apart first, as functions with tuples and dicts do.
bool FxCodeReader::flattensArguments(PythonNodeId block) const
{
    for (const PythonNodeId statement : tree().children(block)) {
        if (tree().is(statement, PythonKind::AnnotatedAssign))
            continue;
        return tree().is(statement, PythonKind::Assign)
            && isFlattening(tree().first(statement), tree().last(statement));
    }
    return false;
}

bool FxCodeReader::isFlattening(PythonNodeId target, PythonNodeId value) const
{
    return tree().is(target, PythonKind::Tuple) && tree().is(value, PythonKind::Call)
        && tree().dottedName(tree().first(value)).ends_with("tree_flatten_spec");
}

/// `l_x_ = L_x_` at the start: the node has another name than its argument.
std::unordered_map<std::string_view, std::string_view>
FxCodeReader::otherNames(PythonNodeId block) const
{
    std::unordered_map<std::string_view, std::string_view> names;
    for (const PythonNodeId statement : tree().children(block)) {
        const PythonNodeId name = tree().first(statement);
        const PythonNodeId value = tree().last(statement);
        if (!tree().is(statement, PythonKind::Assign) || !tree().is(name, PythonKind::Name)
            || !tree().is(value, PythonKind::Name))
            break;
        if (isNameMade(tree().word(name), tree().word(value)))
            names.emplace(tree().word(value), tree().word(name));
    }
    return names;
}

/// What the block gives back; nothing when it does not.
std::optional<FxOperand> FxCodeReader::runBlock(PythonNodeId block)
{
    for (const PythonNodeId statement : tree().children(block)) {
        switch (tree().kind(statement)) {
        case PythonKind::Assign:
            assign(statement);
            break;
        case PythonKind::AnnotatedAssign:
            assignAnnotated(statement);
            break;
        case PythonKind::AugmentedAssign:
            assignAugmented(statement);
            break;
        case PythonKind::Expression:
            evaluate(tree().first(statement));
            break;
        case PythonKind::Return:
            return tree().first(statement).isValid() ? evaluate(tree().first(statement))
                                                     : FxOperand::constant("None");
        case PythonKind::Compound:
            if (tree().word(statement) == "with") {
                if (auto given = runBlock(tree().last(statement)))
                    return given;
            } else {
                refuse(statement);
            }
            break;
        case PythonKind::Simple:
            if (tree().word(statement) == "raise" || tree().word(statement) == "assert")
                refuse(statement);
            break;
        case PythonKind::Function:
        case PythonKind::Class:
            refuse(statement);
            break;
        default: // A broken statement, which the parser has told of.
            break;
        }
    }
    return std::nullopt;
}

void FxCodeReader::refuse(PythonNodeId statement)
{
    std::string word(tree().word(statement));
    if (tree().is(statement, PythonKind::Function) || tree().is(statement, PythonKind::Class))
        word = tree().is(statement, PythonKind::Class) ? "class" : "def";
    complain(
        "not-straight",
        "What \"" + word
            + "\" does here is known only when the code runs, and code is never run. Trace the "
              "model and print the graph: GraphModule.print_readable().",
        statement);
}

void FxCodeReader::assign(PythonNodeId statement)
{
    const PythonNodeId value = tree().last(statement);
    if (isNone(tree(), value))
        return; // `a = b = None` tells that the values are no longer needed.
    const PythonNodeId target = tree().first(statement);
    if (assignFlattened(target, value))
        return;
    Wanted wanted;
    if (tree().is(target, PythonKind::Name)) {
        wanted.names.push_back(tree().word(target));
    } else if (tree().is(target, PythonKind::Tuple) && tree().is(value, PythonKind::Call)) {
        for (const PythonNodeId item : tree().children(target))
            wanted.names.push_back(tree().is(item, PythonKind::Name) ? tree().word(item) : "_");
    }
    const FxOperand operand = evaluate(value, &wanted);
    for (const PythonNodeId each : tree().children(statement)) {
        if (each != value)
            bind(each, operand);
    }
}

void FxCodeReader::assignAnnotated(PythonNodeId statement)
{
    const PythonNodeId target = tree().first(statement);
    const PythonNodeId annotation = tree().next(target);
    const PythonNodeId value = tree().next(annotation);
    if (!tree().is(target, PythonKind::Name)) {
        complain("not-straight", "Only a name can have a type here.", target);
        return;
    }
    const std::string_view name = tree().word(target);
    Wanted wanted{.names = {name}, .type = readType(tree().text(annotation), m_emitter.builder())};
    if (!value.isValid()) {
        // What is flattened from the arguments is declared with its type before.
        if (!m_scope.values.contains(name))
            m_scope.values[name] = FxOperand::ofValue(m_emitter.addInput(name, wanted.type));
        return;
    }
    const FxOperand operand = evaluate(value, &wanted);
    if (operand.kind == FxOperand::Kind::Module)
        m_emitter.describeWeight(operand.text, wanted.type);
    bind(target, operand);
}

/// `x += y;  iadd = x`: the node is named by what follows.
void FxCodeReader::assignAugmented(PythonNodeId statement)
{
    const PythonNodeId target = tree().first(statement);
    const auto op = std::ranges::find(augmentedOperators, tree().word(statement),
                                      &std::pair<std::string_view, std::string_view>::first);
    if (op == augmentedOperators.end())
        return;
    Wanted wanted;
    const PythonNodeId next = tree().next(statement);
    const bool hasType = tree().is(next, PythonKind::AnnotatedAssign);
    const bool isNamed = (hasType || tree().is(next, PythonKind::Assign))
        && tree().is(tree().first(next), PythonKind::Name)
        && tree().is(tree().last(next), PythonKind::Name)
        && tree().text(tree().last(next)) == tree().text(target);
    if (isNamed)
        wanted.names.push_back(tree().word(tree().first(next)));
    if (isNamed && hasType) {
        const PythonNodeId annotation = tree().next(tree().first(next));
        wanted.type = readType(tree().text(annotation), m_emitter.builder());
    }
    std::vector<FxArgument> arguments{{{}, evaluate(target)},
                                      {{}, evaluate(tree().last(statement))}};
    const FxOperand result =
        addNode(std::string(op->second), std::move(arguments), statement, &wanted);
    if (tree().is(target, PythonKind::Name))
        bind(target, result);
}

/// `x, y, = fx_pytree.tree_flatten_spec(([x, y], {}), self._in_spec)` names the inputs.
bool FxCodeReader::assignFlattened(PythonNodeId target, PythonNodeId value)
{
    if (!isFlattening(target, value))
        return false;
    for (const PythonNodeId item : tree().children(target)) {
        const std::string_view name = tree().word(item);
        if (!m_scope.values.contains(name))
            m_scope.values[name] = FxOperand::ofValue(m_emitter.addInput(name, {}));
    }
    return true;
}

void FxCodeReader::bind(PythonNodeId target, const FxOperand& operand)
{
    if (tree().is(target, PythonKind::Name)) {
        m_scope.values[tree().word(target)] = operand;
        return;
    }
    if (tree().is(target, PythonKind::Subscript)) {
        assignItem(target, operand);
        return;
    }
    const bool isList = tree().is(target, PythonKind::Tuple) || tree().is(target, PythonKind::List);
    if (!isList) {
        complain("not-straight", "This cannot be assigned to in a graph.", target);
        return;
    }
    std::size_t at = 0;
    for (const PythonNodeId item : tree().children(target)) {
        const bool isKnown = operand.kind == FxOperand::Kind::Several && at < operand.items.size();
        if (!tree().is(item, PythonKind::Name)) {
            complain("not-straight", "This cannot be assigned to in a graph.", item);
        } else if (isKnown) {
            m_scope.values[tree().word(item)] = operand.items[at];
        } else {
            const Wanted wanted{.names = {tree().word(item)}};
            std::vector<FxArgument> arguments{{{}, operand},
                                              {{}, FxOperand::constant(std::to_string(at))}};
            m_scope.values[tree().word(item)] =
                addNode("operator.getitem", std::move(arguments), item, &wanted);
        }
        ++at;
    }
}

/// `x[i] = y`. As in FX, who uses x afterwards uses the same value.
void FxCodeReader::assignItem(PythonNodeId target, FxOperand value)
{
    std::vector<FxArgument> arguments{{{}, evaluate(tree().first(target))},
                                      {{}, evaluate(tree().last(target))},
                                      {{}, std::move(value)}};
    addNode("operator.setitem", std::move(arguments), target, nullptr);
}

void FxCodeReader::complain(const char* code, std::string message, PythonNodeId place) const
{
    m_state.diagnostics.error(code, std::move(message), m_state.path, tree().range(place));
}

} // namespace fusewright::fx
