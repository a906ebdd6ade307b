// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDBusVariant>
#include <QObject>

namespace fusewright {

/// Whether the desktop asks for a dark look: by its settings portal, else by its palette.
class SystemAppearance : public QObject {
    Q_OBJECT

public:
    explicit SystemAppearance(QObject* parent = nullptr);

    bool isDark() const { return m_dark; }

signals:
    void changed();

private slots:
    /// By name, because the bus knows slots by their signature only.
    void settingChanged(const QString& area, const QString& key, const QDBusVariant& value);

private:
    void askPortal();
    void setScheme(const QVariant& scheme);

    bool m_dark;
};

} // namespace fusewright
