// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/system_appearance.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QPalette>

namespace fusewright {

namespace {

const auto service = QStringLiteral("org.freedesktop.portal.Desktop");
const auto object = QStringLiteral("/org/freedesktop/portal/desktop");
const auto interface = QStringLiteral("org.freedesktop.portal.Settings");
const auto appearance = QStringLiteral("org.freedesktop.appearance");
const auto colorScheme = QStringLiteral("color-scheme");

/// What the portal answers: 0 no preference, 1 dark, 2 light.
constexpr uint noPreference = 0;
constexpr uint prefersDark = 1;

/// The portal wraps its answer in one variant or two.
QVariant unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

SystemAppearance::SystemAppearance(QObject* parent)
    : QObject(parent), m_dark(QGuiApplication::palette().color(QPalette::Window).lightness() < 128)
{
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        askPortal();
}

void SystemAppearance::askPortal()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(service, object, interface, QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));

    QDBusMessage question =
        QDBusMessage::createMethodCall(service, object, interface, QStringLiteral("Read"));
    question << appearance << colorScheme;
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this](QDBusPendingCallWatcher* call) {
                const QDBusPendingReply<QDBusVariant> reply = *call;
                call->deleteLater();
                if (!reply.isError())
                    setScheme(reply.value().variant());
            });
}

void SystemAppearance::settingChanged(const QString& area, const QString& key,
                                      const QDBusVariant& value)
{
    if (area == appearance && key == colorScheme)
        setScheme(value.variant());
}

void SystemAppearance::setScheme(const QVariant& scheme)
{
    const uint preference = unwrapped(scheme).toUInt();
    if (preference == noPreference)
        return;
    const bool dark = preference == prefersDark;
    if (dark == m_dark)
        return;
    m_dark = dark;
    emit changed();
}

} // namespace fusewright
