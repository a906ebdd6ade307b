// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/recomputation.h"

#include "engine/partition/operator_cost.h"

#include <algorithm>

namespace fusewright {

namespace {

/// Sections that run again, and what is kept for them.
class Rerun {
public:
    Rerun(const BackwardGraph& joint, const Partition& partition,
          std::span<const std::uint32_t> sections);

    Recomputation count() const;

private:
    bool isOfOwnSection(const SavedValue& saved, std::uint32_t section) const;
    void drop(const SavedValue& saved);
    void dropInside(const SavedInside& saved);
    void runAgainWithin(NodeId maker);
    void runAgain(NodeId node, std::vector<NodeId>& open);
    void keepOperands();

    const BackwardGraph& m_joint;
    const Partition& m_partition;
    std::vector<bool> m_isChosen;  ///< By section.
    std::vector<bool> m_isKept;    ///< By value: in the end.
    std::vector<bool> m_runsAgain; ///< By node.
    Tally m_droppedInside;
};

Rerun::Rerun(const BackwardGraph& joint, const Partition& partition,
             std::span<const std::uint32_t> sections)
    : m_joint(joint),
      m_partition(partition),
      m_isChosen(partition.sections.size()),
      m_isKept(joint.graph.valueCount()),
      m_runsAgain(joint.graph.nodeCount())
{
    for (const std::uint32_t section : sections)
        m_isChosen[section] = true;
    for (const SavedValue& saved : joint.saved)
        drop(saved);
    for (const SavedInside& saved : joint.savedInside)
        dropInside(saved);
    keepOperands();
}

bool Rerun::isOfOwnSection(const SavedValue& saved, std::uint32_t section) const
{
    return std::ranges::all_of(saved.readers, [&](NodeId reader) {
        return m_partition.sectionOf[m_joint.forwardOf[reader.index].index] == section;
    });
}

/// What leads to it inside of the section runs again.
void Rerun::drop(const SavedValue& saved)
{
    const NodeId maker = m_joint.graph.producer(saved.value);
    m_isKept[saved.value.index] = true;
    if (!maker.isValid())
        return;
    const std::uint32_t section = m_partition.sectionOf[maker.index];
    if (!m_isChosen[section] || !isOfOwnSection(saved, section))
        return;
    m_isKept[saved.value.index] = false;
    runAgainWithin(maker);
}

/// What the body of an operator made, too, where its section runs again.
void Rerun::dropInside(const SavedInside& saved)
{
    const std::uint32_t section = m_partition.sectionOf[saved.owner.index];
    if (!m_isChosen[section])
        return;
    m_droppedInside.add(saved.bytes);
    runAgainWithin(saved.owner);
}

void Rerun::runAgainWithin(NodeId maker)
{
    const std::uint32_t section = m_partition.sectionOf[maker.index];
    std::vector<NodeId> open;
    runAgain(maker, open);
    while (!open.empty()) {
        const NodeId node = open.back();
        open.pop_back();
        for (const NodeId before : m_joint.graph.producers(node)) {
            if (m_partition.sectionOf[before.index] == section)
                runAgain(before, open);
        }
    }
}

void Rerun::runAgain(NodeId node, std::vector<NodeId>& open)
{
    if (m_runsAgain[node.index])
        return;
    m_runsAgain[node.index] = true;
    open.push_back(node);
}

/// Parameters are there anyway.
void Rerun::keepOperands()
{
    const Graph& graph = m_joint.graph;
    for (const NodeId node : graph.nodes()) {
        if (!m_runsAgain[node.index])
            continue;
        for (const ValueId operand : graph.inputs(node)) {
            if (!operand.isValid() || graph.valueKind(operand) == ValueKind::Parameter)
                continue;
            const NodeId maker = graph.producer(operand);
            const bool isInside = maker.isValid()
                && m_partition.sectionOf[maker.index] == m_partition.sectionOf[node.index];
            if (!isInside)
                m_isKept[operand.index] = true;
        }
    }
}

Recomputation Rerun::count() const
{
    const Graph& graph = m_joint.graph;
    std::vector<bool> wasSaved(graph.valueCount());
    for (const SavedValue& saved : m_joint.saved)
        wasSaved[saved.value.index] = true;
    Recomputation result{.bytesSaved = m_droppedInside, .operationsAdded = {}};
    for (const ValueId value : graph.values()) {
        if (wasSaved[value.index] == m_isKept[value.index])
            continue;
        const auto bytes = bytesOf(graph, value);
        if (bytes)
            result.bytesSaved.add(wasSaved[value.index] ? *bytes : -*bytes);
        else
            result.bytesSaved.add(std::optional<double>());
    }
    for (const NodeId node : graph.nodes()) {
        if (m_runsAgain[node.index])
            result.operationsAdded.add(flopsOf(graph, node));
    }
    return result;
}

} // namespace

std::vector<Tally> savedBySection(const BackwardGraph& joint, const Partition& partition)
{
    std::vector<Tally> bytes(partition.sections.size());
    for (const SavedValue& saved : joint.saved) {
        const NodeId maker = joint.graph.producer(saved.value);
        if (maker.isValid())
            bytes[partition.sectionOf[maker.index]].add(saved.bytes);
    }
    for (const SavedInside& saved : joint.savedInside)
        bytes[partition.sectionOf[saved.owner.index]].add(saved.bytes);
    return bytes;
}

Tally savedBytes(const BackwardGraph& joint)
{
    Tally bytes;
    for (const SavedValue& saved : joint.saved)
        bytes.add(saved.bytes);
    for (const SavedInside& saved : joint.savedInside)
        bytes.add(saved.bytes);
    return bytes;
}

Recomputation recompute(const BackwardGraph& joint, const Partition& partition,
                        std::span<const std::uint32_t> sections)
{
    return Rerun(joint, partition, sections).count();
}

} // namespace fusewright
