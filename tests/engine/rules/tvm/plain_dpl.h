// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/data_type.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright::test {

/// One object of a pattern of TVM's dataflow pattern language.
struct PlainDplNode {
    enum class Sort : std::uint8_t {
        Wildcard,
        Operator, ///< `is_op` alone, which is what a call calls.
        Call,
        Constant,
        Variable,
        DataflowVariable,
        Tuple,
        UnorderedTuple,
        Item, ///< `is_tuple_get_item`
        Either,
        Both,
        Not,
        HasDType,
        HasShape,
        HasAttributes,
    };

    Sort sort = Sort::Wildcard;
    std::string text = {}; ///< The operator; of a variable its name, or empty for any.
    std::vector<std::size_t> parts = {};    ///< Of a call: what is called, then the arguments.
    bool takesMore = false;                 ///< Of a call: `varg_default_wildcard`.
    std::optional<std::int64_t> index = {}; ///< Of an item; nothing and -1 are any.
    DataType type = DataType::Unknown;
    std::vector<std::int64_t> shape = {};
    std::vector<std::pair<std::string, AttributeValue>> attributes = {};

    bool isMember() const { return sort == Sort::Call || sort == Sort::Item; }
};

/// A pattern: objects of which each may be a part of several others. What is a part of two is the
/// same object in both, and matches the same expression in both.
struct PlainDpl {
    std::vector<PlainDplNode> nodes; ///< Parts come before what they are parts of.
    std::size_t root = 0;            ///< The newest object, until another is chosen.
    std::vector<std::pair<std::string, std::size_t>> labels; ///< `annotation_patterns`

    std::size_t add(PlainDplNode node);
    std::size_t wildcard() { return add({}); }
    std::size_t op(const std::string& name);
    std::size_t call(const std::string& name, const std::vector<std::size_t>& arguments);
    std::size_t callOf(std::size_t callee, const std::vector<std::size_t>& arguments);
    /// Only the first arguments are told; without any, any number will do.
    std::size_t openCall(const std::string& name, const std::vector<std::size_t>& arguments = {});
    std::size_t constant() { return add({.sort = PlainDplNode::Sort::Constant}); }
    std::size_t variable(const std::string& name = {});
    std::size_t dataflowVariable(const std::string& name = {});
    std::size_t tuple(const std::vector<std::size_t>& fields);
    std::size_t unorderedTuple(const std::vector<std::size_t>& fields);
    std::size_t item(std::size_t of, std::optional<std::int64_t> index = {});
    std::size_t either(std::size_t first, std::size_t second);
    std::size_t both(std::size_t first, std::size_t second);
    std::size_t no(std::size_t what);
    std::size_t hasDType(std::size_t what, DataType type);
    std::size_t hasShape(std::size_t what, const std::vector<std::int64_t>& shape);
    std::size_t hasAttribute(std::size_t what, const std::string& name, AttributeValue value);

    /// What is reached from the root, by object.
    std::vector<bool> reached() const;
    /// The statements that build it, of which the last assigns the root to `name`. What is used
    /// more than once or has a label has a variable of its own, `name_OBJECT`.
    std::string python(const std::string& name = "pattern_1") const;
    /// The expression that builds one object from the names of its parts.
    std::string pythonOf(std::size_t object, const std::vector<std::string>& parts) const;
    /// `{"label": name_OBJECT}`, or empty where nothing has a label.
    std::string pythonLabels(const std::string& name = "pattern_1") const;
};

/// What `python()` needs: an import of everything that it calls.
std::string plainDplImports();

} // namespace fusewright::test
