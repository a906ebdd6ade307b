// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/tree_model.h"

namespace fusewright {

TreeShape::TreeShape() : m_entries(1) { }

std::size_t TreeShape::add(std::size_t parent)
{
    const std::size_t entry = m_entries.size();
    const int row = static_cast<int>(m_entries[parent].children.size());
    m_entries[parent].children.push_back(entry);
    m_entries.push_back({.parent = parent, .row = row, .children = {}});
    return entry;
}

QModelIndex TreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const auto& children = m_shape.children(entryOf(parent));
    return createIndex(row, column, quintptr(children[static_cast<std::size_t>(row)]));
}

QModelIndex TreeModel::parent(const QModelIndex& child) const
{
    return child.isValid() ? indexOf(m_shape.parent(entryOf(child))) : QModelIndex();
}

int TreeModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    return static_cast<int>(m_shape.children(entryOf(parent)).size());
}

std::size_t TreeModel::entryOf(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<std::size_t>(index.internalId()) : TreeShape::root;
}

QModelIndex TreeModel::indexOf(std::size_t entry, int column) const
{
    if (entry == TreeShape::root)
        return {};
    return createIndex(m_shape.row(entry), column, quintptr(entry));
}

} // namespace fusewright
