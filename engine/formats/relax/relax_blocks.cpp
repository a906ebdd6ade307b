// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// TVM makes functions of what stands in one dataflow block. Most functions are one block, and
// nothing is said of them; where there are several, or something outside, each is a module.

#include "engine/formats/relax/relax_reader.h"
#include "engine/graph/dataflow_blocks.h"

#include <string>
#include <utility>

namespace fusewright::relax {

bool RelaxReader::isDataflow(PythonNodeId statement) const
{
    const PythonNodeId context = m_tree.first(m_tree.first(statement)); // Of a WithItem.
    return m_tree.is(statement, PythonKind::Compound, "with")
        && m_tree.is(context, PythonKind::Call)
        && m_tree.dottedName(m_tree.first(context)).ends_with("dataflow");
}

/// Whether a statement binds more than a name.
bool RelaxReader::makesSomething(PythonNodeId statement) const
{
    if (m_tree.is(statement, PythonKind::Compound, "if"))
        return true;
    const PythonKind kind = m_tree.kind(statement);
    if (kind != PythonKind::Assign && kind != PythonKind::AnnotatedAssign
        && (kind != PythonKind::Return || !m_tree.first(statement).isValid()))
        return false;
    switch (m_tree.kind(m_tree.last(statement))) {
    case PythonKind::Name:
    case PythonKind::Tuple:
    case PythonKind::Attribute:
    case PythonKind::Number:
    case PythonKind::String:
        return false;
    default:
        return true;
    }
}

/// The body of a function or a branch, whose statements say what to tell of its blocks.
std::optional<RelaxReader::Operand> RelaxReader::runFunction(std::string_view name,
                                                             PythonNodeId block)
{
    std::size_t count = 0;
    bool isOpen = false;
    for (const PythonNodeId statement : m_tree.children(block)) {
        count += isDataflow(statement) ? 1 : 0;
        isOpen = isOpen || makesSomething(statement);
    }
    m_scope.hasBlocks = count > 1 || (count == 1 && isOpen);
    if (isOpen) {
        m_outside += m_outside.empty() ? "" : ", ";
        m_outside += m_scope.modulePath.empty() ? name : m_scope.modulePath;
    }
    return runBlock(block);
}

std::optional<RelaxReader::Operand> RelaxReader::runWith(PythonNodeId statement)
{
    const PythonNodeId block = m_tree.last(statement);
    if (!m_scope.hasBlocks || !isDataflow(statement))
        return runBlock(block);
    std::string name(dataflow::blockName);
    if (m_scope.blocks++ > 0)
        name += '_' + std::to_string(m_scope.blocks - 1);
    m_scope.block = m_scope.modulePath + (m_scope.modulePath.empty() ? "" : ".") + name;
    auto given = runBlock(block);
    m_scope.block.clear();
    return given;
}

/// Of the node that was begun last.
void RelaxReader::setModule()
{
    if (!m_scope.block.empty())
        m_builder.setModule(m_scope.block, dataflow::blockType);
    else if (!m_scope.modulePath.empty())
        m_builder.setModule(m_scope.modulePath,
                            m_scope.function->composite.empty()
                                ? m_scope.function->name
                                : std::string_view(m_scope.function->composite));
}

/// What is told of the program beside its operators.
void RelaxReader::tellProperties()
{
    m_bound.tell(m_builder);
    if (!m_outside.empty())
        m_builder.addProperty(std::string(dataflow::outside), std::exchange(m_outside, {}));
}

} // namespace fusewright::relax
