// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/graph_pass.h"

#include <cstddef>
#include <vector>

namespace fusewright::infer {

/// What an operator gives to the inputs of its bodies and makes of their outputs: If, Loop, Scan,
/// and a call that is kept closed. Of other operators nothing is known but what they capture.
///
/// All that it tells and takes is in the names of the graph around.
class BodyWork {
public:
    BodyWork(const GraphPass& outer, NodeId owner);

    /// By position, of those that are not captured.
    std::vector<Known> inputsOf() const;
    void take(std::size_t body, std::vector<Known> outputs);
    /// Whether what the bodies were given holds. If not they are to be looked at again, with less:
    /// a loop may hand on something else than it began with.
    bool isSettled();
    /// So that the next look at the bodies is the last.
    void believeNothing();
    std::vector<Known> results() const;

private:
    enum class Kind { Branches, Loop, Scan, Call, Other };

    bool isCall() const;
    bool isLoop() const;
    bool isScan() const;
    Known operand(std::size_t at) const;
    Known scanned(std::size_t input) const;
    Extent scanLength() const;
    Extent loopLength() const;
    std::vector<Known> resultsOfBranches() const;
    std::vector<Known> resultsOfLoop() const;

    const GraphPass& m_outer;
    NodeId m_owner;
    std::size_t m_operands = 0; ///< Those that the file writes.
    Kind m_kind = Kind::Other;
    std::vector<Known> m_carried; ///< From one turn to the next; of a Loop its condition is first.
    std::vector<std::vector<Known>> m_outputs; ///< By body.
    std::size_t m_rounds = 0;
    bool m_isLast = false;
};

/// The same with the names of another graph.
Known renamed(const Known& known, const StringPool& from, StringPool& to);
/// What holds for both.
Known common(const Known& left, const Known& right);

} // namespace fusewright::infer
