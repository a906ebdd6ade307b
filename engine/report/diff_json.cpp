// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/diff_json.h"

#include "engine/diff/compared_partitions.h"
#include "engine/graph/graph.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/report/change_name.h"
#include "engine/report/hardware_json.h"
#include "engine/report/hardware_words.h"
#include "engine/report/partition_json.h"
#include "engine/support/json_writer.h"

#include <optional>

namespace fusewright {

namespace {

using Layout = JsonWriter::Layout;

void writeNumbers(JsonWriter& writer, const std::vector<std::uint32_t>& numbers)
{
    writer.beginArray();
    for (const std::uint32_t number : numbers)
        writer.count(number);
    writer.endArray();
}

class DiffWriter {
public:
    DiffWriter(const ComparedPartitions& compared, ShownChanges shown,
               std::span<const HardwareCosts> onHardware)
        : m_compared(compared), m_shown(shown), m_onHardware(onHardware)
    {
    }

    std::string text();

private:
    bool isShown(const FoldedChange& folded) const
    {
        return m_shown == ShownChanges::All || !folded.isLoneOperator();
    }
    void writeHardware();
    void writeChanges(const ComparedPair& pair);
    void writeChange(const ComparedPair& pair, const SectionChange& change, std::size_t fold);
    void writeFolds(const ComparedPair& pair);
    void writeBegin(const ComparedPair& pair, ChangeKind kind);

    const ComparedPartitions& m_compared;
    ShownChanges m_shown;
    std::span<const HardwareCosts> m_onHardware; ///< By partition, or empty.
    JsonWriter m_writer;
    std::size_t m_changeFolds = 0; ///< Of the pairs whose changes are written.
    std::size_t m_folds = 0;
};

std::string DiffWriter::text()
{
    m_writer.beginObject().key("modes").beginObject();
    for (const ComparedPartition& mode : m_compared.partitions) {
        m_writer.key(mode.name);
        writePartitionStats(m_writer, m_compared.graph, mode.partition, mode.costs, mode.folding);
    }
    m_writer.endObject().key("changes").beginArray();
    for (const ComparedPair& pair : m_compared.pairs)
        writeChanges(pair);
    m_writer.endArray().key("folds").beginArray();
    for (const ComparedPair& pair : m_compared.pairs)
        writeFolds(pair);
    m_writer.endArray();
    if (m_onHardware.size() == m_compared.partitions.size())
        writeHardware();
    m_writer.endObject();
    return m_writer.take();
}

void DiffWriter::writeHardware()
{
    m_writer.key("hardware").beginObject().key("modes").beginObject();
    for (std::size_t at = 0; at < m_onHardware.size(); ++at) {
        m_writer.key(m_compared.partitions[at].name);
        writeHardwareCosts(m_writer, m_onHardware[at], m_compared.partitions[at].folding);
    }
    const std::vector<RankedMode> modes = rankedModes(m_compared, m_onHardware);
    const auto list = [&](const char* key, const std::vector<std::string>& names) {
        m_writer.key(key).beginArray(Layout::Compact);
        for (const std::string& name : names)
            m_writer.string(name);
        m_writer.endArray();
    };
    m_writer.endObject();
    list("rankedBySeconds", rankedBySeconds(modes));
    list("rankedByBytes", rankedByBytes(modes));
    m_writer.endObject();
}

void DiffWriter::writeBegin(const ComparedPair& pair, ChangeKind kind)
{
    m_writer.key("from").string(m_compared.partitions[pair.from].name);
    m_writer.key("to").string(m_compared.partitions[pair.to].name);
    m_writer.key("kind").string(changeKindName(kind));
}

void DiffWriter::writeChanges(const ComparedPair& pair)
{
    std::vector<std::optional<std::size_t>> foldOf(pair.diff.changes.size());
    for (const FoldedChange& folded : pair.folded) {
        if (!isShown(folded))
            continue;
        for (const std::uint32_t change : folded.changes)
            foldOf[change] = m_changeFolds;
        ++m_changeFolds;
    }
    for (std::size_t at = 0; at < foldOf.size(); ++at) {
        if (foldOf[at])
            writeChange(pair, pair.diff.changes[at], *foldOf[at]);
    }
}

void DiffWriter::writeChange(const ComparedPair& pair, const SectionChange& change,
                             std::size_t fold)
{
    m_writer.beginObject(Layout::Compact);
    writeBegin(pair, change.kind);
    m_writer.key("fold").count(fold).key("fromSections");
    writeNumbers(m_writer, change.from);
    m_writer.key("sections");
    writeNumbers(m_writer, change.to);
    m_writer.key("nodes").beginArray();
    for (const NodeId node : change.nodes)
        m_writer.string(m_compared.graph.nodeName(node));
    m_writer.endArray().endObject();
}

void DiffWriter::writeFolds(const ComparedPair& pair)
{
    for (const FoldedChange& folded : pair.folded) {
        if (!isShown(folded))
            continue;
        m_writer.beginObject(Layout::Compact).key("id").count(m_folds++);
        writeBegin(pair, folded.kind);
        m_writer.key("name").string(changeName(m_compared, pair, folded));
        m_writer.key("count").count(folded.changes.size());
        m_writer.key("operators").count(folded.operators);
        m_writer.key("movedOperators").count(folded.movedOperators).endObject();
    }
}

} // namespace

std::string diffJson(const ComparedPartitions& compared, ShownChanges shown,
                     std::span<const HardwareCosts> onHardware)
{
    return DiffWriter(compared, shown, onHardware).text();
}

} // namespace fusewright
