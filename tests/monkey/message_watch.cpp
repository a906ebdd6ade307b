// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/message_watch.h"

#include <algorithm>
#include <atomic>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif

namespace fusewright::test {

namespace {

constexpr int mostHeard = 10;

struct AllowedMessage {
    const char* part;
    const char* reason;
};

constexpr AllowedMessage allowedMessages[] = {
    {"This plugin does not support", "the offscreen platform has no window manager"},
    {"occurs outside target window", "a click may come after the window shrank"},
    {"Mouse event \"Mouse", "the same, in other words"},
    {"OpenType support missing for", "a font of this machine lacks a script that was typed"},
};

bool isAllowed(const QString& text)
{
    return std::ranges::any_of(allowedMessages, [&](const AllowedMessage& allowed) {
        return text.contains(QLatin1String(allowed.part));
    });
}

/// Where a warning comes from is hard to tell afterwards.
void tellWhere()
{
#ifdef __SANITIZE_ADDRESS__
    __sanitizer_print_stack_trace();
#endif
}

std::atomic<MessageWatch*> listener = nullptr;

} // namespace

MessageWatch::MessageWatch()
{
    listener = this;
    m_before = qInstallMessageHandler(hear);
}

MessageWatch::~MessageWatch()
{
    qInstallMessageHandler(m_before);
    listener = nullptr;
}

void MessageWatch::hear(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    MessageWatch* const watch = listener;
    if (!watch)
        return;
    if (type == QtFatalMsg && watch->m_before)
        watch->m_before(type, context, text);
    if (type == QtDebugMsg || type == QtInfoMsg || isAllowed(text))
        return;
    const std::scoped_lock lock(watch->m_mutex);
    if (watch->m_heard.isEmpty())
        tellWhere();
    if (watch->m_heard.size() < mostHeard)
        watch->m_heard.append(text);
}

QStringList MessageWatch::taken()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_heard, {});
}

} // namespace fusewright::test
