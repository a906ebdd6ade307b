// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/gallery/gallery_model.h"

#include "engine/gallery/gallery_entry.h"
#include "widgets/base/text.h"
#include "widgets/sentences/engine_text.h"

#include <utility>

namespace fusewright {

void GalleryModel::setCounts(std::vector<GalleryCounts> counts)
{
    m_counts = std::move(counts);
    emit dataChanged(index(0), index(rowCount() - 1));
}

const GalleryEntry& GalleryModel::entry(int row) const
{
    return galleryEntries()[static_cast<std::size_t>(row)];
}

const GalleryCounts* GalleryModel::counts(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return at < m_counts.size() ? &m_counts[at] : nullptr;
}

int GalleryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(galleryEntries().size());
}

QString GalleryModel::countText(int row) const
{
    const GalleryCounts* const found = counts(row);
    return found ? tr("%Ln in this model", nullptr, static_cast<int>(found->total())) : QString();
}

QVariant GalleryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const GalleryEntry& shown = entry(index.row());
    const GalleryCounts* const found = counts(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return engineText(shown.title);
    case SummaryRole:
        return engineText(shown.summary);
    case CountTextRole:
        return countText(index.row());
    case IsPresentRole:
        return found && found->total() > 0;
    case Qt::AccessibleTextRole:
        return found ? tr("%1, %2").arg(engineText(shown.title), countText(index.row()))
                     : engineText(shown.title);
    case Qt::AccessibleDescriptionRole:
        return engineText(shown.summary);
    default:
        return {};
    }
}

} // namespace fusewright
