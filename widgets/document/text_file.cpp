// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/text_file.h"

#include <QSaveFile>
#include <QStringConverter>

#include <algorithm>

namespace fusewright {

namespace {

using TextEncoding = TextFormat::Encoding;

QStringConverter::Encoding converterOf(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf16LittleEndian:
        return QStringConverter::Utf16LE;
    case TextEncoding::Utf16BigEndian:
        return QStringConverter::Utf16BE;
    case TextEncoding::Latin1:
        return QStringConverter::Latin1;
    case TextEncoding::Utf8:
        break;
    }
    return QStringConverter::Utf8;
}

TextFormat markedFormat(const QByteArray& bytes)
{
    if (bytes.startsWith("\xEF\xBB\xBF"))
        return {TextEncoding::Utf8, true};
    if (bytes.startsWith("\xFF\xFE"))
        return {TextEncoding::Utf16LittleEndian, true};
    if (bytes.startsWith("\xFE\xFF"))
        return {TextEncoding::Utf16BigEndian, true};
    return {};
}

qsizetype markSize(const TextFormat& format)
{
    if (!format.hasByteOrderMark)
        return 0;
    return format.encoding == TextEncoding::Utf8 ? 3 : 2;
}

std::optional<QString> decodedAs(const QByteArray& bytes, const TextFormat& format)
{
    QStringDecoder decoder(converterOf(format.encoding), QStringConverter::Flag::Stateless);
    QString text = decoder(QByteArrayView(bytes).sliced(markSize(format)));
    if (decoder.hasError())
        return std::nullopt;
    return text;
}

bool endsMostLinesWithCarriageReturn(const QString& text)
{
    const qsizetype pairs = text.count(QLatin1String("\r\n"));
    return pairs > 0 && pairs * 2 >= text.count(QLatin1Char('\n'));
}

} // namespace

DecodedText decodeText(const QByteArray& bytes)
{
    DecodedText decoded{.text = {}, .format = markedFormat(bytes)};
    if (auto text = decodedAs(bytes, decoded.format)) {
        decoded.text = *std::move(text);
    } else {
        decoded.format = {.encoding = TextEncoding::Latin1};
        decoded.text = QString::fromLatin1(bytes);
    }
    decoded.format.endsLinesWithCarriageReturn = endsMostLinesWithCarriageReturn(decoded.text);
    decoded.text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    // What a document makes lines of, so that its text is the one that was read.
    constexpr char16_t breaks[] = {u'\r', QChar::ParagraphSeparator, 0xfdd0, 0xfdd1};
    for (const char16_t sign : breaks)
        decoded.text.replace(QChar(sign), QLatin1Char('\n'));
    return decoded;
}

QByteArray encodeText(const QString& text, const TextFormat& format)
{
    QString written = text;
    if (format.endsLinesWithCarriageReturn)
        written.replace(QLatin1Char('\n'), QLatin1String("\r\n"));
    const bool isLatin1 = std::ranges::all_of(written, [](QChar c) { return c.unicode() < 256; });
    if (format.encoding == TextEncoding::Latin1 && !isLatin1)
        return written.toUtf8();
    QStringEncoder encoder(converterOf(format.encoding),
                           format.hasByteOrderMark ? QStringConverter::Flag::WriteBom
                                                   : QStringConverter::Flag::Default);
    return encoder(written);
}

std::optional<QString> writeFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    return file.errorString();
}

} // namespace fusewright
