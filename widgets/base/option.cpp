// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/option.h"

namespace fusewright {

QVariant OptionCodec<bool>::encode(bool value)
{
    return value ? QStringLiteral("true") : QStringLiteral("false");
}

std::optional<bool> OptionCodec<bool>::decode(const QVariant& stored)
{
    const QString word = stored.toString();
    if (word == QLatin1String("true"))
        return true;
    if (word == QLatin1String("false"))
        return false;
    return std::nullopt;
}

QVariant OptionCodec<int>::encode(int value)
{
    return value;
}

std::optional<int> OptionCodec<int>::decode(const QVariant& stored)
{
    bool isNumber = false;
    const int value = stored.toString().toInt(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

QVariant OptionCodec<QString>::encode(const QString& value)
{
    return value;
}

std::optional<QString> OptionCodec<QString>::decode(const QVariant& stored)
{
    if (stored.typeId() != QMetaType::QString)
        return std::nullopt;
    return stored.toString();
}

QVariant OptionCodec<QStringList>::encode(const QStringList& value)
{
    return value;
}

std::optional<QStringList> OptionCodec<QStringList>::decode(const QVariant& stored)
{
    // A list of one is read back as a plain string.
    if (stored.typeId() == QMetaType::QString)
        return QStringList{stored.toString()};
    if (stored.typeId() == QMetaType::QStringList || stored.typeId() == QMetaType::QVariantList)
        return stored.toStringList();
    return std::nullopt;
}

QVariant OptionCodec<QByteArray>::encode(const QByteArray& value)
{
    return QString::fromLatin1(value.toBase64());
}

std::optional<QByteArray> OptionCodec<QByteArray>::decode(const QVariant& stored)
{
    const auto decoded = QByteArray::fromBase64Encoding(stored.toString().toLatin1(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return std::nullopt;
    return *decoded;
}

} // namespace fusewright
