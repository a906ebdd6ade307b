// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"
#include "engine/graph/topology.h"

namespace fusewright {

/// Makes a graph of what a builder was told: names become values, file order becomes
/// topological order. Used once.
class GraphAssembly {
public:
    GraphAssembly(GraphBuilder& told, const std::string& file, const GraphBuilder::Locator& locator,
                  Diagnostics& diagnostics);

    std::optional<Graph> run(UnmadeNames unmade);

private:
    /// Values are numbered as they were told until `numberValues`.
    static constexpr std::uint32_t unmadeValue = ValueId::nothing;

    void defineOutsideValues();
    void defineResults();
    std::uint32_t defineValue(Symbol name, ValueType type);
    void resolveOperands(UnmadeNames unmade);
    std::uint32_t adopt(Symbol name, std::size_t node, UnmadeNames unmade);
    void reportAdopted();
    void describeValues();
    bool orderNodes();
    bool isInOrder() const;
    std::optional<std::uint32_t> makerOf(std::uint32_t value) const;
    void nameNodes();
    void numberValues();
    void renumberValues();
    template <class Fact>
    void moveValues(std::vector<Fact>& byValue) const;
    ValueId finalOf(ValueId value) const;
    void permuteNodes();
    void placeOutputs();
    void placeEncodings();
    void placeNested();

    /// Of two makers of a value.
    enum class Counts { Neither, First, Last };

    std::uint32_t operandBegin(std::size_t node) const { return m_told.m_operandBegin[node]; }
    std::size_t nodeCount() const { return m_told.nodeCount(); }
    std::string describeNode(std::size_t node) const;
    std::optional<TextRange> rangeOf(std::size_t node) const;
    void defineAgain(std::size_t node, std::uint32_t result);
    void reportTwoProducers(std::size_t node, Symbol name, Counts counts);
    void reportCircle(const std::vector<std::uint32_t>& circle);

    GraphBuilder& m_told;
    GraphArrays& m_arrays;
    const std::string& m_file;
    const GraphBuilder::Locator& m_locator;
    Diagnostics& m_diagnostics;

    std::vector<std::uint32_t> m_valueOfSymbol;
    std::vector<std::uint32_t> m_adopted; ///< Told values that became inputs.
    std::size_t m_firstAdopter = 0;       ///< The told node that first used an unmade name.
    std::uint32_t m_declaredInputs = 0;
    std::uint32_t m_firstResult = 0;
    TopologicalOrder m_order;
    std::vector<ValueId> m_finalValue; ///< By told value; empty where told values stay as they are.
};

} // namespace fusewright
