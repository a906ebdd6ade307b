// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/layout_text.h"

#include "engine/graph/graph.h"
#include "engine/report/picture_svg.h"
#include "engine/report/text_table.h"
#include "engine/support/json_writer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <optional>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;

std::string decimals(double number, int places)
{
    std::array<char, 64> text{};
    const int size = std::snprintf(text.data(), text.size(), "%.*f", places, number);
    return {text.data(), static_cast<std::size_t>(std::clamp(size, 0, 63))};
}

std::uint64_t rounded(double length)
{
    return static_cast<std::uint64_t>(std::llround(std::max(0.0, length)));
}

/// Halves of a unit are what a reader of the numbers can use.
double halves(double length)
{
    return std::round(length * 2) / 2;
}

std::string countedOr(const std::optional<std::size_t>& count)
{
    return count ? groupedNumber(*count) : "too many to count";
}

class LayoutWriter {
public:
    LayoutWriter(const GraphDrawing& drawing, const PictureMeasures& measures)
        : m_drawing(drawing),
          m_graph(*drawing.graph),
          m_picture(drawing.picture),
          m_measures(measures)
    {
    }

    std::string text();

private:
    std::string groupId(std::uint32_t group) const;
    std::string ownId(const PictureItem& item) const;
    std::string unused(const std::string& id);
    void countOperators();
    const std::string* frameAround(const Box& box, std::uint32_t group) const;
    void nameBoxes();
    void writeBox(const std::string& id, const char* kind, const Box& box,
                  const std::string* parent, std::size_t count);
    void writeBoxes();
    void writeEdges();
    void writeEdge(const std::string& from, const std::string& to, const char* kind,
                   std::span<const Point> points);
    void writeMeasures();
    void writeCount(const char* key, const std::optional<std::size_t>& count);

    const GraphDrawing& m_drawing;
    const Graph& m_graph;
    const Picture& m_picture;
    const PictureMeasures& m_measures;
    std::vector<std::string> m_items;                   ///< Ids.
    std::vector<std::string> m_frames;                  ///< By hull.
    std::vector<std::vector<std::uint32_t>> m_framesOf; ///< By group: hulls.
    std::vector<std::uint32_t> m_operatorsIn;           ///< By group, with those further in.
    std::map<std::string, std::size_t> m_uses;
    JsonWriter m_writer;
};

const char* kindOf(const PictureItem& item, bool isSection)
{
    switch (item.kind) {
    case PictureItem::Kind::Operator:
        return "operator";
    case PictureItem::Kind::Group:
        return isSection ? "section" : "module";
    case PictureItem::Kind::Input:
        return "input";
    case PictureItem::Kind::Output:
        return "output";
    }
    return "";
}

std::string LayoutWriter::groupId(std::uint32_t group) const
{
    const TitledGroups& groups = m_drawing.groups;
    if (groups.sections.empty())
        return "module:" + groups.asides[group];
    return "section:" + std::to_string(groups.sections[group]);
}

std::string LayoutWriter::ownId(const PictureItem& item) const
{
    switch (item.kind) {
    case PictureItem::Kind::Operator:
        return std::string(m_graph.nodeName(item.node));
    case PictureItem::Kind::Group:
        return groupId(item.group);
    case PictureItem::Kind::Input:
        return item.areUnusedInputs() ? "unused inputs"
                                      : "input:" + std::string(m_graph.valueName(item.value));
    case PictureItem::Kind::Output:
        return "output:" + std::string(m_graph.valueName(item.value));
    }
    return {};
}

std::string LayoutWriter::unused(const std::string& id)
{
    const std::size_t use = ++m_uses[id];
    return use == 1 ? id : id + '#' + std::to_string(use);
}

void LayoutWriter::nameBoxes()
{
    for (const PictureItem& item : m_picture.items)
        m_items.push_back(unused(ownId(item)));
    m_framesOf.resize(m_drawing.groups.groups.parentOf.size());
    for (const PictureHull& hull : m_picture.hulls) {
        m_framesOf[hull.group].push_back(static_cast<std::uint32_t>(m_frames.size()));
        m_frames.push_back(unused(groupId(hull.group)));
    }
}

/// The piece of a group's frame, or of the next one around it, that a box is in; null outside.
const std::string* LayoutWriter::frameAround(const Box& box, std::uint32_t group) const
{
    const std::vector<std::uint32_t>& parentOf = m_drawing.groups.groups.parentOf;
    for (; group != noGroup; group = parentOf[group]) {
        for (const std::uint32_t hull : m_framesOf[group]) {
            if (m_picture.hulls[hull].box.contains(box.middle()))
                return &m_frames[hull];
        }
    }
    return nullptr;
}

void LayoutWriter::writeBox(const std::string& id, const char* kind, const Box& box,
                            const std::string* parent, std::size_t count)
{
    m_writer.beginObject(Layout::Compact).key("id").string(id).key("kind").string(kind);
    m_writer.key("x").number(halves(box.left)).key("y").number(halves(box.top));
    m_writer.key("w").number(halves(box.width)).key("h").number(halves(box.height));
    m_writer.key("parent");
    if (parent)
        m_writer.string(*parent);
    else
        m_writer.null();
    m_writer.key("count").count(count).endObject();
}

void LayoutWriter::countOperators()
{
    const PictureGroups& groups = m_drawing.groups.groups;
    m_operatorsIn.assign(groups.parentOf.size(), 0);
    for (std::uint32_t group : groups.groupOf) {
        for (; group != noGroup; group = groups.parentOf[group])
            ++m_operatorsIn[group];
    }
}

void LayoutWriter::writeBoxes()
{
    const bool isSection = !m_drawing.groups.sections.empty();
    const std::vector<std::uint32_t>& parentOf = m_drawing.groups.groups.parentOf;
    m_writer.key("boxes").beginArray();
    for (std::size_t hull = 0; hull < m_picture.hulls.size(); ++hull) {
        const PictureHull& frame = m_picture.hulls[hull];
        writeBox(m_frames[hull], isSection ? "section" : "module", frame.box,
                 frameAround(frame.box, parentOf[frame.group]), m_operatorsIn[frame.group]);
    }
    for (std::size_t at = 0; at < m_picture.items.size(); ++at) {
        const PictureItem& item = m_picture.items[at];
        const bool isGroup = item.kind == PictureItem::Kind::Group;
        writeBox(m_items[at], kindOf(item, isSection), item.box,
                 frameAround(item.box, isGroup ? parentOf[item.group] : item.group),
                 item.areUnusedInputs() ? item.inside : item.operators);
    }
    for (std::size_t at = 0; at < m_picture.repeats.size(); ++at) {
        const PictureRepeat& repeat = m_picture.repeats[at];
        const std::uint32_t item = m_picture.itemOf[repeat.first.index];
        const std::uint32_t group = m_picture.items[item].group;
        for (std::size_t frame = 0; frame < repeat.frames.size(); ++frame)
            writeBox("repeat:" + std::to_string(at)
                         + (frame == 0 ? std::string() : '#' + std::to_string(frame + 1)),
                     "repeat", repeat.frames[frame], frameAround(repeat.frames[frame], group),
                     repeat.count);
    }
    for (std::size_t at = 0; at < m_picture.stubs.size(); ++at) {
        const PictureStub& stub = m_picture.stubs[at];
        if (isItsOwnCard(m_picture, stub))
            continue;
        writeBox("stub:" + std::to_string(at), "stub", stub.box, &m_items[stub.item], 0);
    }
    m_writer.endArray();
}

void LayoutWriter::writeEdge(const std::string& from, const std::string& to, const char* kind,
                             std::span<const Point> points)
{
    m_writer.beginObject(Layout::Compact).key("from").string(from).key("to").string(to);
    m_writer.key("kind").string(kind).key("points").beginArray(Layout::Compact);
    for (const Point point : points) {
        m_writer.beginArray(Layout::Compact).number(halves(point.x)).number(halves(point.y));
        m_writer.endArray();
    }
    m_writer.endArray().endObject();
}

void LayoutWriter::writeEdges()
{
    m_writer.key("edges").beginArray();
    for (const PictureLine& line : m_picture.lines) {
        const auto points = m_picture.pointsOf(line);
        // Only on the way to another column does a line go up.
        const auto up = std::ranges::adjacent_find(
            points, [](Point one, Point next) { return next.y < one.y - 1; });
        writeEdge(m_items[line.from], m_items[line.to], up == points.end() ? "edge" : "wrap",
                  points);
    }
    const std::map<ValueId, std::uint32_t> sources = stubSources(m_picture);
    for (const PictureStub& stub : m_picture.stubs) {
        const auto source = sources.find(stub.value);
        if (!stub.isSource && source != sources.end())
            writeEdge(m_items[source->second], m_items[stub.item], "stub", {});
    }
    m_writer.endArray();
}

void LayoutWriter::writeCount(const char* key, const std::optional<std::size_t>& count)
{
    m_writer.key(key);
    if (count)
        m_writer.count(*count);
    else
        m_writer.null();
}

void LayoutWriter::writeMeasures()
{
    m_writer.key("measures").beginObject(Layout::Compact);
    m_writer.key("fill").number(m_measures.fill).key("aspect").number(m_measures.aspect);
    m_writer.key("straight").number(m_measures.straight);
    writeCount("crossings", m_measures.crossings);
    writeCount("through", m_measures.through);
    m_writer.key("bends").count(m_measures.bends).key("length").count(rounded(m_measures.length));
    m_writer.endObject();
}

std::string LayoutWriter::text()
{
    nameBoxes();
    countOperators();
    m_writer.beginObject().key("width").number(halves(m_picture.bounds.width));
    m_writer.key("height").number(halves(m_picture.bounds.height));
    writeBoxes();
    writeEdges();
    writeMeasures();
    m_writer.endObject();
    return m_writer.take();
}

} // namespace

std::string layoutText(const GraphDrawing& drawing, const PictureMeasures& measures)
{
    const Picture& picture = drawing.picture;
    TextTable table({TextTable::Align::Left, TextTable::Align::Right});
    table.addRow({"fill", decimals(measures.fill, 3)});
    table.addRow({"aspect", decimals(measures.aspect, 2)});
    table.addRow({"straight", decimals(100 * measures.straight, 1) + "%"});
    table.addRow({"crossings", countedOr(measures.crossings)});
    table.addRow({"through cards", countedOr(measures.through)});
    table.addRow({"bends", groupedNumber(measures.bends)});
    table.addRow({"length", groupedNumber(rounded(measures.length))});
    return groupedNumber(rounded(picture.bounds.width)) + " × "
        + groupedNumber(rounded(picture.bounds.height)) + ": "
        + counted(picture.items.size(), "card") + ", " + counted(picture.hulls.size(), "frame")
        + ", " + counted(picture.repeats.size(), "repeat") + ", "
        + counted(picture.lines.size(), "line") + ", " + counted(picture.stubs.size(), "stub")
        + ".\n" + table.text();
}

std::string layoutJson(const GraphDrawing& drawing, const PictureMeasures& measures)
{
    return LayoutWriter(drawing, measures).text();
}

} // namespace fusewright
