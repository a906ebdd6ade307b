// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

class QTreeWidget;

namespace fusewright {

class Theme;

/// The keys of every command, from the command table, to search.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const Theme& theme, QWidget* parent = nullptr);

private:
    void fill();
    void show(const QString& wanted);

    QTreeWidget* m_list;
};

} // namespace fusewright
