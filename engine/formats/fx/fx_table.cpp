// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/fx/fx_line_nodes.h"
#include "engine/formats/fx/fx_lines_reader.h"
#include "engine/python/python_constants.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <array>

namespace fusewright::fx {

namespace {

enum Column { Opcode, Name, Target, Arguments, Keywords, ColumnCount };
using Cells = std::array<std::string_view, ColumnCount>;

/// Cuts the lines of a table into cells, as its header or its ruler shows.
class TableLayout {
public:
    explicit TableLayout(std::string_view header)
    {
        static constexpr std::array<std::string_view, ColumnCount> titles{
            "opcode", "name", "target", "args", "kwargs"};
        m_hasBars = header.find('|') != header.npos;
        std::size_t at = 0;
        for (std::size_t column = 0; column < ColumnCount; ++column)
            at = m_begin[column] = header.find(titles[column], at);
    }

    /// Columns are as far apart as the ruler says: `-----  ----`.
    bool takeRuler(std::string_view line)
    {
        if (line.find_first_not_of("-=+| \f:\r") != line.npos || line.find("--") == line.npos)
            return false;
        std::size_t at = 0;
        for (std::size_t column = 0; column < ColumnCount && !m_hasBars; ++column) {
            at = line.find_first_of("-=", at);
            if (at == line.npos)
                break;
            m_begin[column] = at;
            at = std::min(line.find(' ', at), line.size());
        }
        return true;
    }

    Cells cellsOf(std::string_view line) const
    {
        Cells cells;
        if (m_hasBars) {
            std::size_t at = line.find('|');
            for (std::size_t column = 0; column < ColumnCount && at < line.size(); ++column) {
                const std::size_t end = std::min(line.find('|', at + 1), line.size());
                cells[column] = withoutSpace(line.substr(at + 1, end - at - 1));
                at = end;
            }
            return cells;
        }
        for (std::size_t column = 0; column < ColumnCount; ++column) {
            const std::size_t begin = std::min(m_begin[column], line.size());
            const std::size_t end =
                column + 1 < ColumnCount ? std::min(m_begin[column + 1], line.size()) : line.size();
            cells[column] = withoutSpace(line.substr(begin, end - std::min(begin, end)));
        }
        return cells;
    }

private:
    std::array<std::size_t, ColumnCount> m_begin{};
    bool m_hasBars = false;
};

/// Without the brackets around it.
std::string_view inside(std::string_view cell)
{
    return cell.size() < 2 ? std::string_view() : cell.substr(1, cell.size() - 2);
}

void readRow(const Cells& cells, ByteRange place, FxLineNodes& nodes)
{
    FxLine line{.opcode = cells[Opcode],
                .name = cells[Name],
                .target = cells[Target],
                .arguments = splitPythonItems(inside(cells[Arguments])),
                .place = place};
    if (line.opcode == "output") {
        nodes.addOutputs(cells[Arguments]);
        return;
    }
    for (const std::string_view item : splitPythonItems(inside(cells[Keywords]))) {
        const std::size_t colon = item.find(": ");
        if (colon == std::string_view::npos)
            continue;
        std::string_view key = withoutSpace(item.substr(0, colon));
        if (key.size() >= 2 && (key.front() == '\'' || key.front() == '"'))
            key = inside(key);
        line.keywords.emplace_back(key, withoutSpace(item.substr(colon + 2)));
    }
    nodes.add(line);
}

} // namespace

void readTable(const SourceText& source, ByteRange part, FxEmitter& emitter,
               Diagnostics& diagnostics)
{
    FxLineNodes nodes(source, FxReferences::Bare, emitter, diagnostics);
    const std::string_view text = source.text();
    std::optional<TableLayout> layout;
    for (std::size_t at = part.begin; at < part.end;) {
        const std::size_t end = std::min(text.find('\n', at), part.end);
        const std::string_view line = text.substr(at, end - at);
        const std::size_t begin = at;
        at = end + 1;
        if (!layout) {
            layout.emplace(line);
            continue;
        }
        if (layout->takeRuler(line) || withoutSpace(line).empty())
            continue;
        const Cells cells = layout->cellsOf(line);
        if (!cells[Arguments].starts_with('(') || !cells[Arguments].ends_with(')')) {
            diagnostics.error("not-a-node",
                              "This line does not fit the table's columns: opcode, name, target, "
                              "args, kwargs.",
                              source.name(), source.range({begin, end}));
            continue;
        }
        const std::size_t column = cells[Name].empty() ? 0 : line.find(cells[Name]);
        readRow(cells, {begin + column, begin + column + cells[Name].size()}, nodes);
    }
}

} // namespace fusewright::fx
