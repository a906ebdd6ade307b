// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/fx_label.h"

#include "engine/formats/dot/dot_labels.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace fusewright {

namespace {

/// Fields that follow from the graph or from the shape.
constexpr auto derivable = std::to_array<std::string_view>(
    {"num_users", "stride", "requires_grad", "dtype", "shape", "name", "op_code", "target"});

struct Assignment {
    std::string_view key;
    std::string_view value;
};

bool isKey(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, isWordByte);
}

/// Nothing when the text does not begin with a key and the separator.
std::optional<Assignment> split(std::string_view text, std::string_view separator)
{
    const std::size_t at = text.find(separator);
    if (at == std::string_view::npos || !isKey(text.substr(0, at)))
        return std::nullopt;
    return Assignment{text.substr(0, at), text.substr(at + separator.size())};
}

/// The drawer breaks the arguments into lines: `(`, `None,`, `[2, 2],`, `)`.
std::string onOneLine(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c != '\n')
            result += c;
        else if (!result.empty() && result.back() != '(' && result.back() != ' ')
            result += ' ';
    }
    for (const std::string_view end : {", )", ",)"}) {
        if (result.ends_with(end))
            result.replace(result.size() - end.size(), end.size(), ")");
    }
    return result;
}

class FxFields {
public:
    void read(std::string_view field)
    {
        const auto assignment = split(field, "=");
        // A parameter is `conv.weight|op_code=get_parametertorch.float32[64]`, a buffer only so.
        m_isCalledBuffer = m_isCalledBuffer || field == "buffer";
        if (m_isCalledBuffer)
            readTensor(field);
        if (!assignment) {
            readConstants(field);
            return;
        }
        const std::string value = onOneLine(assignment->value);
        if (assignment->key == "op_code")
            readOpCode(assignment->value);
        else if (assignment->key == "target")
            m_target = value;
        else if (assignment->key == "name")
            m_label.name = value.starts_with('%') ? value.substr(1) : value;
        else if (assignment->key == "dtype" && m_label.dtype.empty())
            m_label.dtype = value;
        else if (assignment->key == "shape" && m_label.shape.empty())
            m_label.shape = value;
        else if (std::ranges::find(derivable, assignment->key) == derivable.end())
            m_label.attributes.emplace_back(assignment->key, value);
    }

    std::optional<FxLabel> take()
    {
        const bool isBuffer = m_isCalledBuffer && !m_label.dtype.empty();
        if (m_target.empty() && m_opCode.empty() && !isBuffer)
            return std::nullopt;
        const bool isBoundary =
            m_opCode == "placeholder" || m_opCode == "get_attr" || m_opCode == "output";
        if (isBuffer)
            m_label.op = "get_attr";
        else if (isBoundary)
            m_label.op = m_opCode;
        else
            m_label.op = m_moduleClass.empty() ? m_target : m_moduleClass;
        return std::move(m_label);
    }

private:
    /// For a module, its class stands on a line under the code.
    void readOpCode(std::string_view value)
    {
        const std::size_t end = std::min(value.find('\n'), value.size());
        m_opCode = value.substr(0, end);
        if (m_opCode.starts_with("get_")) {
            readTensor(m_opCode);
            m_opCode = "get_attr";
        }
        m_moduleClass = value.substr(std::min(value.find_first_not_of('\n', end), value.size()));
    }

    /// `torch.float32[64, 3]` at its end.
    void readTensor(std::string_view text)
    {
        const std::size_t type = text.find("torch.");
        const std::size_t open = text.find('[', std::min(type, text.size()));
        const std::size_t close = text.find(']', std::min(open, text.size()));
        if (close == std::string_view::npos)
            return;
        m_label.dtype = text.substr(type, open - type);
        m_label.shape = '(' + std::string(text.substr(open + 1, close - open - 1)) + ')';
    }

    /// The constants of a module: `stride: (1, 1)`, each on a line of its own.
    void readConstants(std::string_view field)
    {
        while (!field.empty()) {
            const std::size_t end = std::min(field.find('\n'), field.size());
            if (const auto constant = split(field.substr(0, end), ": "))
                m_label.attributes.emplace_back(constant->key, constant->value);
            field.remove_prefix(std::min(end + 1, field.size()));
        }
    }

    FxLabel m_label;
    std::string m_opCode;
    std::string m_moduleClass;
    std::string m_target;
    bool m_isCalledBuffer = false;
};

} // namespace

std::optional<FxLabel> parseFxLabel(const LabelText& label)
{
    FxFields fields;
    // Whoever draws no records has a line for each field.
    for (const std::string& field : label.fields.size() > 1 ? label.fields : label.lines)
        fields.read(field);
    return fields.take();
}

} // namespace fusewright
