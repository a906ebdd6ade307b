// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/python_tree.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// What a function asks of one value that it is given, by the name of the value.
struct PythonFact {
    enum class Kind : std::uint8_t {
        Type,     ///< `type`, as it is written: a text, or a dotted name.
        Rank,     ///< `number`.
        Extent,   ///< `number` along `axis`, which counts from the end below 0.
        Multiple, ///< The extent along `axis` is one of `number`.
    };

    Kind kind = Kind::Type;
    std::string value;
    std::string type = {};
    std::int64_t axis = 0;
    std::int64_t number = 0;

    bool operator==(const PythonFact&) const = default;
};

/// What must be true for a function to return true.
struct PythonGuards {
    std::vector<PythonFact> facts;
    bool asksForLeaks = false;
    std::vector<std::string> others; ///< What else is asked, each in one line.

    bool operator==(const PythonGuards&) const = default;
};

/// Reads a function that returns whether something holds, without running it: names that are
/// assigned once, `if …: return False`, and what it returns at the end. What stands in values is
/// the language's to say.
class PythonGuardReader {
public:
    PythonGuardReader(const PythonTree& tree, PythonNodeId function)
        : m_tree(tree), m_function(function)
    {
    }
    virtual ~PythonGuardReader() = default;
    PythonGuardReader(const PythonGuardReader&) = delete;
    PythonGuardReader& operator=(const PythonGuardReader&) = delete;

    /// Nothing for a function that can return true before its end, or is none.
    std::optional<PythonGuards> run();

protected:
    const PythonTree& tree() const { return m_tree; }
    /// What a name stands for, names of names followed; the node itself where it is none.
    PythonNodeId looked(PythonNodeId node) const;
    /// The name of a value, or of what is asked of it; the node is looked up.
    virtual std::optional<std::string> valueOf(PythonNodeId node) const = 0;
    /// Whether an expression is true where an inner result is used outside.
    virtual bool isLeakQuestion(PythonNodeId) const { return false; }
    /// Whether an expression asks only whether a value is there.
    virtual bool isPresence(PythonNodeId) const { return false; }

private:
    struct Guard {
        PythonNodeId condition;
        bool mustBe = true;
    };

    bool readStatement(PythonNodeId statement);
    bool readIf(PythonNodeId statement);
    bool forgets(PythonNodeId statement);
    void take(Guard guard);
    bool takeFact(const Guard& guard);
    std::optional<PythonFact> factOf(PythonNodeId asked, PythonNodeId wanted) const;
    std::optional<PythonFact> extentOf(PythonNodeId node) const;
    std::optional<std::string> attributeOf(PythonNodeId node, std::string_view name) const;
    std::optional<std::int64_t> wholeOf(PythonNodeId node) const;
    std::string lineOf(PythonNodeId node) const;
    void tell(PythonNodeId node);

    const PythonTree& m_tree;
    PythonNodeId m_function;
    std::map<std::string, PythonNodeId, std::less<>> m_values; ///< By name; invalid for unknown.
    PythonGuards m_made;
    std::size_t m_left = 0; ///< Nodes that may still be looked at.
    bool m_isOver = false;
};

} // namespace fusewright
