// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_labels.h"

#include "engine/formats/dot/fx_label.h"
#include "engine/formats/dot/value_text.h"
#include "engine/support/text_parts.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t longestLabel = std::size_t(32) << 10;

/// Takes the escapes out of a label, and cuts a record into its fields.
class LabelDecoder {
public:
    LabelDecoder(const LabelNames& names, bool isRecord) : m_names(names), m_isRecord(isRecord) { }

    std::vector<std::string> decode(std::string_view label);

private:
    void takeEscape(char escaped);
    void endField();

    LabelNames m_names;
    bool m_isRecord;
    std::string m_field;
    std::vector<std::string> m_fields;
    std::size_t m_size = 0;
};

std::vector<std::string> LabelDecoder::decode(std::string_view label)
{
    label = shortened(label, longestLabel);
    for (std::size_t at = 0; at < label.size() && m_size + m_field.size() < longestLabel; ++at) {
        const char c = label[at];
        if (c == '\\' && at + 1 < label.size()) {
            takeEscape(label[++at]);
        } else if (m_isRecord && (c == '{' || c == '}' || c == '|')) {
            endField();
        } else if (m_isRecord && c == '<') {
            // A port, which nobody sees.
            at = std::min(label.find('>', at), label.size());
        } else {
            const std::size_t end = label.find_first_of("\\{}|<", at + 1);
            m_field += label.substr(at, end - at);
            at = std::min(end, label.size()) - 1;
        }
    }
    endField();
    return std::move(m_fields);
}

void LabelDecoder::takeEscape(char escaped)
{
    switch (escaped) {
    case 'n':
    case 'l':
    case 'r':
        m_field += '\n';
        break;
    case 'N':
        m_field += m_names.node;
        break;
    case 'G':
        m_field += m_names.graph;
        break;
    default:
        m_field += escaped;
    }
}

void LabelDecoder::endField()
{
    m_size += m_field.size();
    if (const std::string_view field = trimmed(m_field); !field.empty())
        m_fields.emplace_back(field);
    m_field.clear();
}

std::vector<std::string> linesOf(const std::vector<std::string>& fields)
{
    std::vector<std::string> lines;
    for (std::string_view rest : fields) {
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            if (const std::string_view line = trimmed(rest.substr(0, end)); !line.empty())
                lines.emplace_back(line);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    return lines;
}

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Net drawer writes which operator of the file it is: `Unsqueeze (op#0)`.
std::string_view withoutPosition(std::string_view line)
{
    static constexpr std::string_view mark = " (op#";
    const std::size_t at = line.rfind(mark);
    if (at == std::string_view::npos || !line.ends_with(')'))
        return line;
    const std::string_view number = line.substr(at + mark.size());
    return isNumber(number.substr(0, number.size() - 1)) ? trimmed(line.substr(0, at)) : line;
}

/// The name in `output0 name` when the word is `output`.
std::optional<std::string_view> operandIn(std::string_view line, std::string_view word)
{
    if (!line.starts_with(word))
        return std::nullopt;
    line.remove_prefix(word.size());
    const std::size_t end = std::min(line.find(' '), line.size());
    return isNumber(line.substr(0, end)) ? std::optional(trimmed(line.substr(end))) : std::nullopt;
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += (text.empty() ? "" : " ") + line;
    return text;
}

} // namespace

std::string_view shortened(std::string_view text, std::size_t bytes)
{
    if (text.size() <= bytes)
        return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80)
        --bytes;
    return text.substr(0, bytes);
}

LabelText readLabel(std::string_view label, std::string_view shape, const LabelNames& names)
{
    // The escapes of a name hold where it is put in, but it cannot put in itself.
    LabelNames resolved{.node = {}, .graph = shortened(names.graph, longestLabel)};
    std::vector<std::string> node;
    if (label.find("\\N") != std::string_view::npos)
        node = LabelDecoder({}, false).decode(names.node);
    if (!node.empty())
        resolved.node = node.front();

    LabelText text;
    text.fields = LabelDecoder(resolved, shape == "record" || shape == "Mrecord").decode(label);
    text.lines = linesOf(text.fields);
    return text;
}

std::string plainText(std::string_view text)
{
    return joined(readLabel(text, {}, {}).lines);
}

std::optional<NetDrawerLabel> parseNetDrawer(const LabelText& label)
{
    if (label.lines.empty() || withoutPosition(label.lines.front()) == label.lines.front())
        return std::nullopt;
    NetDrawerLabel result;
    for (std::size_t at = 1; at < label.lines.size(); ++at) {
        if (const auto output = operandIn(label.lines[at], "output"))
            result.outputs.emplace_back(*output);
        else if (!operandIn(label.lines[at], "input"))
            return std::nullopt;
    }
    return result;
}

std::string operatorIn(const LabelText& label, OperatorLabel where)
{
    if (where == OperatorLabel::Target) {
        if (auto fx = parseFxLabel(label); fx && !fx->op.empty())
            return std::move(fx->op);
    }
    if (label.lines.empty())
        return {};
    if (where == OperatorLabel::Whole)
        return std::string(withoutPosition(joined(label.lines)));
    const bool isSecond = where == OperatorLabel::SecondLine && label.lines.size() > 1;
    return std::string(withoutPosition(label.lines[isSecond ? 1 : 0]));
}

void LabelSample::add(const LabelText& label)
{
    if (label.lines.empty())
        return;
    ++m_labels;
    // Of a module only the code is there, and its class.
    if (std::ranges::any_of(label.lines, [](std::string_view line) {
            return line.starts_with("target=") || line.starts_with("op_code=");
        }))
        ++m_targets;
    if (label.lines.size() < 2)
        return;
    ++m_ofSeveralLines;
    const std::string first(withoutPosition(label.lines[0]));
    m_knownFirst += m_catalogue.find(first) ? 1 : 0;
    m_knownSecond += m_catalogue.find(label.lines[1]) ? 1 : 0;
    m_firstLines.insert(first);
    m_secondLines.insert(label.lines[1]);
}

OperatorLabel LabelSample::guess() const
{
    if (m_targets * 2 > m_labels)
        return OperatorLabel::Target;
    if (m_ofSeveralLines == 0)
        return OperatorLabel::Whole;
    if (m_knownFirst != m_knownSecond)
        return m_knownFirst > m_knownSecond ? OperatorLabel::FirstLine : OperatorLabel::SecondLine;
    // Names are different from node to node, operators come again.
    const bool firstAreNames = m_firstLines.size() * 10 > m_ofSeveralLines * 9;
    const bool secondAreOperators = m_secondLines.size() * 2 <= m_ofSeveralLines;
    return firstAreNames && secondAreOperators ? OperatorLabel::SecondLine
                                               : OperatorLabel::FirstLine;
}

} // namespace fusewright
