// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/gallery/gallery_counts.h"

#include <QAbstractListModel>

#include <vector>

namespace fusewright {

struct GalleryEntry;

/// The fusions of the gallery, with the places that a model has of each once they are counted.
class GalleryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        SummaryRole = Qt::UserRole + 1,
        CountTextRole, ///< `65 in this model`; empty before they are counted.
        IsPresentRole,
    };

    using QAbstractListModel::QAbstractListModel;

    /// By entry.
    void setCounts(std::vector<GalleryCounts> counts);
    const GalleryEntry& entry(int row) const;
    /// Null before they are counted.
    const GalleryCounts* counts(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QString countText(int row) const;

    std::vector<GalleryCounts> m_counts;
};

} // namespace fusewright
