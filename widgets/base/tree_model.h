// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAbstractItemModel>

#include <cstddef>
#include <vector>

namespace fusewright {

/// Which entry is below which. Entry 0 is the invisible root; children come after their parent.
class TreeShape {
public:
    static constexpr std::size_t root = 0;

    TreeShape();

    /// Adds an entry as the last child of `parent` and gives its number.
    std::size_t add(std::size_t parent);

    std::size_t size() const { return m_entries.size(); }
    std::size_t parent(std::size_t entry) const { return m_entries[entry].parent; }
    int row(std::size_t entry) const { return m_entries[entry].row; }
    const std::vector<std::size_t>& children(std::size_t entry) const
    {
        return m_entries[entry].children;
    }

private:
    struct Entry {
        std::size_t parent = root;
        int row = 0;
        std::vector<std::size_t> children;
    };

    std::vector<Entry> m_entries;
};

/// The index arithmetic of a tree, once. A concrete model adds columns and data by entry.
class TreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const final;
    QModelIndex parent(const QModelIndex& child) const final;
    int rowCount(const QModelIndex& parent = {}) const final;

    /// The root for an invalid index.
    std::size_t entryOf(const QModelIndex& index) const;
    QModelIndex indexOf(std::size_t entry, int column = 0) const;

protected:
    const TreeShape& shape() const { return m_shape; }
    /// Between `beginResetModel` and `endResetModel`.
    void setShape(TreeShape shape) { m_shape = std::move(shape); }

private:
    TreeShape m_shape;
};

} // namespace fusewright
