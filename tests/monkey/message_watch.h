// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

#include <mutex>

namespace fusewright::test {

/// Hears the warnings of Qt and of the program while it lives; there may be one at a time.
class MessageWatch {
public:
    MessageWatch();
    ~MessageWatch();
    MessageWatch(const MessageWatch&) = delete;
    MessageWatch& operator=(const MessageWatch&) = delete;

    /// What nobody expected since it was asked last.
    QStringList taken();

private:
    static void hear(QtMsgType type, const QMessageLogContext& context, const QString& text);

    QtMessageHandler m_before;
    std::mutex m_mutex;
    QStringList m_heard;
};

} // namespace fusewright::test
