// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/watched_application.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QThread>

namespace fusewright {

namespace {

#ifdef NDEBUG
constexpr bool isDebugBuild = false;
#else
constexpr bool isDebugBuild = true;
#endif

} // namespace

WatchedApplication::WatchedApplication(int& argc, char** argv)
    : QApplication(argc, argv),
      m_isWatching(isDebugBuild || qEnvironmentVariableIsSet("FUSEWRIGHT_WATCH"))
{
}

bool WatchedApplication::notify(QObject* receiver, QEvent* event)
{
    if (!m_isWatching || QThread::currentThread() != thread())
        return QApplication::notify(receiver, event);
    // Neither may be there any more when the event was handled.
    const QEvent::Type type = event->type();
    const char* const name = receiver->metaObject()->className();
    QElapsedTimer watch;
    watch.start();
    ++m_depth;
    const bool isHandled = QApplication::notify(receiver, event);
    --m_depth;
    if (m_depth == 0 && watch.elapsed() > bearableMilliseconds)
        qWarning("The window was blocked for %lld ms by event %d of a %s.", watch.elapsed(),
                 static_cast<int>(type), name);
    return isHandled;
}

} // namespace fusewright
