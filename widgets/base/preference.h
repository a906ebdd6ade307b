// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/option.h"

#include <QObject>

namespace fusewright {

/// Says that a preference has another value.
class PreferenceSignal : public QObject {
    Q_OBJECT

public:
    PreferenceSignal() = default;

signals:
    void changed();
};

/// An option that tells of its changes, so that they apply at once wherever they were made.
template <class T>
class Preference : public PreferenceSignal {
public:
    Preference(QSettings& store, const QString& key, T fallback)
        : m_option(store, key, std::move(fallback))
    {
    }

    T value() const { return m_option.value(); }

    void setValue(const T& value)
    {
        if (value == m_option.value())
            return;
        m_option.setValue(value);
        emit changed();
    }

private:
    Option<T> m_option;
};

} // namespace fusewright
