// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/report/export_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace fusewright {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Export", text);
}

/// What who reads another language does not expect.
QString ofReport(const QString& advice)
{
    return QLocale().language() == QLocale::English
        ? advice
        : advice + QLatin1Char(' ') + say(QT_TRANSLATE_NOOP("Export", "Reports are in English."));
}

} // namespace

QString kindText(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Html:
        return say(QT_TRANSLATE_NOOP("Export", "Web page (HTML)"));
    case ExportKind::Pdf:
        return say(QT_TRANSLATE_NOOP("Export", "Document (PDF)"));
    case ExportKind::Markdown:
        return say(QT_TRANSLATE_NOOP("Export", "Markdown"));
    case ExportKind::Png:
        return say(QT_TRANSLATE_NOOP("Export", "Image (PNG)"));
    case ExportKind::Svg:
        return say(QT_TRANSLATE_NOOP("Export", "Vector drawing (SVG)"));
    case ExportKind::Csv:
        return say(QT_TRANSLATE_NOOP("Export", "Table (CSV)"));
    case ExportKind::Json:
        return say(QT_TRANSLATE_NOOP("Export", "Data (JSON)"));
    case ExportKind::Dot:
        return say(QT_TRANSLATE_NOOP("Export", "Graphviz (DOT)"));
    case ExportKind::Decorators:
        return say(QT_TRANSLATE_NOOP("Export", "Decorators (Python)"));
    case ExportKind::Rules:
        return say(QT_TRANSLATE_NOOP("Export", "Rules (YAML)"));
    }
    return {};
}

QString kindAdvice(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Html:
        return ofReport(
            say(QT_TRANSLATE_NOOP("Export", "One file that any browser shows, light and dark.")));
    case ExportKind::Pdf:
        return ofReport(
            say(QT_TRANSLATE_NOOP("Export", "For printing: text, then a page for each picture.")));
    case ExportKind::Markdown:
        return ofReport(
            say(QT_TRANSLATE_NOOP("Export", "Text for a pull request, without pictures.")));
    case ExportKind::Png:
        return say(QT_TRANSLATE_NOOP("Export", "The picture on screen, as pixels."));
    case ExportKind::Svg:
        return say(QT_TRANSLATE_NOOP("Export", "The picture on screen, sharp at any size."));
    case ExportKind::Csv:
        return say(QT_TRANSLATE_NOOP("Export", "Sections for a spreadsheet."));
    case ExportKind::Json:
        return say(QT_TRANSLATE_NOOP("Export", "Sections for programs, as \"partition --json\"."));
    case ExportKind::Dot:
        return say(QT_TRANSLATE_NOOP("Export", "Sections as frames, for Graphviz."));
    case ExportKind::Decorators:
        return say(
            QT_TRANSLATE_NOOP("Export", "Sections as @op_fusion lines, for fusion by hand."));
    case ExportKind::Rules:
        return say(QT_TRANSLATE_NOOP("Export", "The text in the editor, which is not changed."));
    }
    return {};
}

QString partText(ReportPart part)
{
    switch (part) {
    case ReportPart::Summary:
        return say(QT_TRANSLATE_NOOP("Export", "Summary"));
    case ReportPart::Stages:
        return say(QT_TRANSLATE_NOOP("Export", "Stages of rewriting"));
    case ReportPart::Pictures:
        return say(QT_TRANSLATE_NOOP("Export", "Pictures"));
    case ReportPart::Costs:
        return say(QT_TRANSLATE_NOOP("Export", "Costs"));
    case ReportPart::Rules:
        return say(QT_TRANSLATE_NOOP("Export", "Rules"));
    case ReportPart::Misses:
        return say(QT_TRANSLATE_NOOP("Export", "Near misses"));
    case ReportPart::Changes:
        return say(QT_TRANSLATE_NOOP("Export", "Differences"));
    case ReportPart::Sections:
        return say(QT_TRANSLATE_NOOP("Export", "Sections"));
    case ReportPart::Findings:
        return say(QT_TRANSLATE_NOOP("Export", "Findings"));
    case ReportPart::Model:
        return say(QT_TRANSLATE_NOOP("Export", "Model"));
    case ReportPart::Command:
        return say(QT_TRANSLATE_NOOP("Export", "Command line"));
    }
    return {};
}

} // namespace fusewright
