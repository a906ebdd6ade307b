// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/overview/module_model.h"

#include "engine/graph/graph.h"
#include "engine/graph/module_path.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/text.h"
#include "widgets/document/graph_text.h"

#include <unordered_map>
#include <utility>

namespace fusewright {

ModuleRows moduleRows(std::shared_ptr<const Graph> graph, const CancelToken& cancel)
{
    ModuleRows rows;
    if (!graph)
        return rows;
    std::unordered_map<std::string_view, std::size_t> byPath;
    const auto counts = moduleCounts(*graph);

    for (std::size_t at = 0; at < counts.size() && !cancel.isCancelled(); ++at) {
        const Module& module = graph->modules()[at];
        const std::string_view path = graph->text(module.path);
        if (counts[at] == 0 || path.empty())
            continue;
        std::size_t entry = TreeShape::root;
        for (const std::string_view name : namesOfModule(path)) {
            const auto length = static_cast<std::size_t>(name.data() + name.size() - path.data());
            const std::string_view upToHere = path.substr(0, length);
            const auto [known, isNew] = byPath.try_emplace(upToHere, rows.shape.size());
            if (isNew) {
                rows.shape.add(entry);
                rows.entries.push_back({.name = name, .path = upToHere, .type = {}, .nodes = 0});
            }
            entry = known->second;
            rows.entries[entry].nodes += counts[at];
        }
        rows.entries[entry].type = graph->text(module.type);
    }
    rows.graph = std::move(graph);
    return rows;
}

void ModuleModel::show(ModuleRows rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    setShape(std::exchange(m_rows.shape, {}));
    endResetModel();
}

std::string_view ModuleModel::pathOf(const QModelIndex& index) const
{
    return m_rows.entries[entryOf(index)].path;
}

int ModuleModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant ModuleModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ModuleRows::Entry& entry = m_rows.entries[entryOf(index)];
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
    return section == Name ? tr("Module") : tr("Operators");
}

} // namespace fusewright
