// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/window_host.h"

#include "widgets/base/language.h"

#include <QWidget>

namespace fusewright {

WindowHost::WindowHost(const Language& language, Make make, QObject* parent)
    : QObject(parent), m_make(std::move(make)), m_window(m_make())
{
    // Queued, because what chose the language is a part of the window and still at work.
    connect(&language, &Language::changed, this, &WindowHost::makeAnew, Qt::QueuedConnection);
}

WindowHost::~WindowHost() = default;

void WindowHost::makeAnew()
{
    emit leaving(*m_window);
    // The old window stays until the new one is on screen: the program ends with its last window.
    const std::unique_ptr<QWidget> old = std::exchange(m_window, m_make());
    m_window->setGeometry(old->geometry());
    m_window->setWindowState(old->windowState());
    m_window->setVisible(old->isVisible());
    emit made(*m_window);
}

} // namespace fusewright
