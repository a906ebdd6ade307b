// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/file_kind.h"

#include "engine/formats/model_format.h"
#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include <QFile>

#include <algorithm>
#include <string_view>

namespace fusewright {

namespace {

constexpr std::size_t headSize = 4096;

bool hasRulesEnding(const QString& path)
{
    return path.endsWith(QLatin1String(".yaml"), Qt::CaseInsensitive)
        || path.endsWith(QLatin1String(".yml"), Qt::CaseInsensitive);
}

/// A text with a key at the beginning of a line, as a rules file has for every rule.
bool looksLikeRules(std::string_view head)
{
    if (head.find('\0') != std::string_view::npos)
        return false;
    for (std::size_t at = 0; at < head.size();) {
        const std::size_t end = std::min(head.find('\n', at), head.size());
        const std::string_view line = head.substr(at, end - at);
        const std::size_t colon = line.find(':');
        const bool isKey = colon != std::string_view::npos && colon > 0
            && line.find_first_of(" \t#({[<") > colon
            && (colon + 1 == line.size() || line[colon + 1] == ' ' || line[colon + 1] == '\r');
        if (isKey)
            return true;
        at = end + 1;
    }
    return false;
}

} // namespace

FileKind kindOfFile(const QString& path)
{
    Diagnostics diagnostics;
    const auto bytes = FileBytes::open(QFile::encodeName(path).toStdString(), diagnostics);
    if (!bytes) // Its name is all there is; who opens it says why it cannot be read.
        return hasRulesEnding(path) ? FileKind::Rules : FileKind::Model;
    for (const ModelFormat& format : modelFormats()) {
        if (format.recognises(bytes->view()))
            return FileKind::Model;
    }
    const std::string_view head = bytes->view().substr(0, headSize);
    const bool isText = head.find('\0') == std::string_view::npos;
    return (isText && hasRulesEnding(path)) || looksLikeRules(head) ? FileKind::Rules
                                                                    : FileKind::Model;
}

} // namespace fusewright
