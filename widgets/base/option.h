// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>
#include <utility>

namespace fusewright {

/// How a type is written into the settings; `decode` gives nothing for what is not one.
template <class T>
struct OptionCodec;

template <>
struct OptionCodec<bool> {
    static QVariant encode(bool value);
    static std::optional<bool> decode(const QVariant& stored);
};

template <>
struct OptionCodec<int> {
    static QVariant encode(int value);
    static std::optional<int> decode(const QVariant& stored);
};

template <>
struct OptionCodec<QString> {
    static QVariant encode(const QString& value);
    static std::optional<QString> decode(const QVariant& stored);
};

template <>
struct OptionCodec<QStringList> {
    static QVariant encode(const QStringList& value);
    static std::optional<QStringList> decode(const QVariant& stored);
};

template <>
struct OptionCodec<QByteArray> {
    static QVariant encode(const QByteArray& value);
    static std::optional<QByteArray> decode(const QVariant& stored);
};

/// One setting of one type. Its default is the absence of the key, and so is anything unreadable.
template <class T>
class Option {
public:
    /// `store` must outlive the option.
    Option(QSettings& store, QString key, T fallback = {})
        : m_store(store), m_key(std::move(key)), m_fallback(std::move(fallback))
    {
    }

    T value() const
    {
        const QVariant stored = m_store.value(m_key);
        return stored.isValid() ? OptionCodec<T>::decode(stored).value_or(m_fallback) : m_fallback;
    }

    void setValue(const T& value)
    {
        if (value == m_fallback)
            reset();
        else
            m_store.setValue(m_key, OptionCodec<T>::encode(value));
    }

    void reset() { m_store.remove(m_key); }

private:
    QSettings& m_store;
    QString m_key;
    T m_fallback;
};

} // namespace fusewright
