// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/overview/module_model.h"

#include "engine/graph/graph.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/text.h"
#include "widgets/document/graph_text.h"
#include "widgets/document/module_path.h"

#include <unordered_map>

namespace fusewright {

void ModuleModel::setGraph(std::shared_ptr<const Graph> graph)
{
    beginResetModel();
    m_graph = std::move(graph);
    m_entries.assign(1, {});
    setShape(m_graph ? plant() : TreeShape());
    endResetModel();
}

TreeShape ModuleModel::plant()
{
    TreeShape shape;
    std::unordered_map<std::string_view, std::size_t> byPath;
    const auto counts = moduleCounts(*m_graph);

    for (std::size_t at = 0; at < counts.size(); ++at) {
        const Module& module = m_graph->modules()[at];
        const std::string_view path = m_graph->text(module.path);
        if (counts[at] == 0 || path.empty())
            continue;
        std::size_t entry = TreeShape::root;
        for (const std::string_view name : modulePathNames(path)) {
            const auto length = static_cast<std::size_t>(name.data() + name.size() - path.data());
            const std::string_view upToHere = path.substr(0, length);
            const auto [known, isNew] = byPath.try_emplace(upToHere, shape.size());
            if (isNew) {
                shape.add(entry);
                m_entries.push_back({.name = name, .path = upToHere, .type = {}, .nodes = 0});
            }
            entry = known->second;
            m_entries[entry].nodes += counts[at];
        }
        m_entries[entry].type = m_graph->text(module.type);
    }
    return shape;
}

std::string_view ModuleModel::pathOf(const QModelIndex& index) const
{
    return m_entries[entryOf(index)].path;
}

int ModuleModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant ModuleModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Entry& entry = m_entries[entryOf(index)];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Name ? toQt(entry.name) : countText(entry.nodes);
    case Qt::ToolTipRole:
        return toQt(entry.path);
    case Qt::TextAlignmentRole:
        return index.column() == Count ? int(Qt::AlignRight | Qt::AlignVCenter)
                                       : int(Qt::AlignLeft | Qt::AlignVCenter);
    case SideTextRole:
        return index.column() == Name ? toQt(entry.type) : QString();
    default:
        return {};
    }
}

QVariant ModuleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Name ? tr("Module") : tr("Nodes");
}

} // namespace fusewright
