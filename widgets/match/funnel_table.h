// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;

namespace fusewright {

class FunnelModel;
class QuietTable;
class Theme;
struct FusionAnswer;

/// How far the selected rule gets, entry by entry, with bars.
class FunnelTable : public QWidget {
    Q_OBJECT

public:
    explicit FunnelTable(const Theme& theme, QWidget* parent = nullptr);

    void show(std::shared_ptr<const FusionAnswer> answer, std::optional<std::uint32_t> rule);

signals:
    void entryActivated(quint32 rule, quint32 pattern, fusewright::EntryId entry);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void createView(const Theme& theme);
    void activate(const QModelIndex& index);

    FunnelModel* m_model;
    QuietTable* m_view;
    QLabel* m_title;
};

} // namespace fusewright
