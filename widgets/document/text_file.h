// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>

namespace fusewright {

/// How a text was written into its file, to write it back the same way.
struct TextFormat {
    enum class Encoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Latin1 };

    Encoding encoding = Encoding::Utf8;
    bool hasByteOrderMark = false;
    bool endsLinesWithCarriageReturn = false;

    bool operator==(const TextFormat&) const = default;
};

/// A text with line feeds only, and how its file has it.
struct DecodedText {
    QString text;
    TextFormat format;
};

/// Bytes that are neither UTF-8 nor marked UTF-16 are taken as Latin-1, which loses nothing.
DecodedText decodeText(const QByteArray& bytes);
/// The same bytes again for what `decodeText` gave. Latin-1 gives way to UTF-8 when it must.
QByteArray encodeText(const QString& text, const TextFormat& format);

/// Writes all or nothing; the answer is why not, in words.
std::optional<QString> writeFile(const QString& path, const QByteArray& bytes);

} // namespace fusewright
