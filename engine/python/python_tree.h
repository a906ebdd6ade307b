// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/id.h"
#include "engine/support/text_range.h"

#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class SourceText;

using PythonNodeId = Id<struct PythonNodeTag>;

/// What a piece of Python is. Behind each its children, in the order of the text.
enum class PythonKind : std::uint8_t {
    Module,          ///< statements
    Assign,          ///< targets, value
    AnnotatedAssign, ///< target, annotation, value where there is one
    AugmentedAssign, ///< target, value; word `+=`
    Expression,      ///< the expression, as a statement
    Return,          ///< value where there is one
    Function,        ///< Decorators, Parameters, Returns, Block; word: name
    Class,           ///< Decorators, Bases, Block; word: name
    Compound,        ///< header expressions, Block; word: `if`, `for`, `with`, `else`, …
    Simple,          ///< expressions; word: `pass`, `import`, `raise`, `assert`, `del`, …
    BrokenStatement, ///< statements that stand deeper, if any

    Block,      ///< statements
    Decorator,  ///< expression
    Parameter,  ///< Annotation, Default; word: name, with its stars
    Annotation, ///< expression
    Default,    ///< expression
    Returns,    ///< expression
    Base,       ///< expression or Keyword
    WithItem,   ///< expression, target where there is one

    Name,          ///< word
    Number,        ///< word
    String,        ///< one or several literals: see `pythonString`
    Formed,        ///< a string of which a part is put together when it runs
    Constant,      ///< word: `None`, `True`, `False`
    Ellipsis,      ///<
    Attribute,     ///< base; word: name
    Call,          ///< function, arguments
    Keyword,       ///< value; word: name
    Star,          ///< value; word: `*` or `**`
    Subscript,     ///< base, index
    Slice,         ///< three of expression or Absent
    Tuple,         ///< items
    List,          ///< items
    Set,           ///< items
    Dict,          ///< DictItems and Stars
    DictItem,      ///< key, value
    Unary,         ///< operand; word
    Binary,        ///< left, right; word: also `and`, `or`
    Compare,       ///< left, right; word: `<`, `in`, `not in`, `is`, `is not`, …
    Conditional,   ///< value, condition, other value
    Lambda,        ///< Parameters, body
    Comprehension, ///< element or DictItem, clauses; word: the bracket, empty for a bare one
    Clause,        ///< target, iterable; or condition; word: `for`, `if`
    Assignment,    ///< target, value of `:=`
    Await,         ///< value where there is one; word: `await`, `yield`, `yield from`
    Absent,        ///< left out of a slice
};

/// A Python text as a tree, in arrays: nothing of it was run, and nothing can be.
///
/// Points into the source, which must live longer. Trees can be deep to the left (`a + b + c + …`):
/// whoever walks one with recursion must bound it.
class PythonTree {
public:
    /// The children of a node, as a range to loop over.
    class Children {
    public:
        class Iterator {
        public:
            using value_type = PythonNodeId;
            using difference_type = std::ptrdiff_t;
            using iterator_category = std::forward_iterator_tag;
            using reference = PythonNodeId;
            using pointer = void;

            Iterator() = default;
            Iterator(const PythonTree* tree, PythonNodeId at) : m_tree(tree), m_at(at) { }
            PythonNodeId operator*() const { return m_at; }
            Iterator& operator++()
            {
                m_at = m_tree->next(m_at);
                return *this;
            }
            Iterator operator++(int)
            {
                const Iterator before = *this;
                ++*this;
                return before;
            }
            bool operator==(const Iterator& other) const { return m_at == other.m_at; }

        private:
            const PythonTree* m_tree = nullptr;
            PythonNodeId m_at;
        };

        Children(const PythonTree& tree, PythonNodeId first) : m_tree(tree), m_first(first) { }
        Iterator begin() const { return {&m_tree, m_first}; }
        Iterator end() const { return {&m_tree, PythonNodeId()}; }
        bool empty() const { return !m_first.isValid(); }

    private:
        const PythonTree& m_tree;
        PythonNodeId m_first;
    };

    explicit PythonTree(const SourceText& source) : m_source(&source) { }

    const SourceText& source() const { return *m_source; }
    PythonNodeId root() const { return PythonNodeId(0u); }
    std::size_t size() const { return m_nodes.size(); }

    PythonKind kind(PythonNodeId node) const { return m_nodes[node.index].kind; }
    bool is(PythonNodeId node, PythonKind wanted) const
    {
        return node.isValid() && kind(node) == wanted;
    }
    /// The name, operator or keyword of a node; see `PythonKind`.
    std::string_view word(PythonNodeId node) const { return m_nodes[node.index].word; }
    bool is(PythonNodeId node, PythonKind wanted, std::string_view wantedWord) const
    {
        return is(node, wanted) && word(node) == wantedWord;
    }
    ByteRange bytes(PythonNodeId node) const
    {
        return {m_nodes[node.index].begin, m_nodes[node.index].end};
    }
    /// Whether it is written in brackets of its own: `(a < b) < c` is no chain.
    bool isBracketed(PythonNodeId node) const { return m_nodes[node.index].isBracketed; }
    TextRange range(PythonNodeId node) const;
    /// The node as it is written.
    std::string_view text(PythonNodeId node) const;

    Children children(PythonNodeId node) const { return {*this, first(node)}; }
    /// Invalid where there is none.
    PythonNodeId first(PythonNodeId node) const { return m_nodes[node.index].first; }
    PythonNodeId last(PythonNodeId node) const { return m_nodes[node.index].last; }
    PythonNodeId next(PythonNodeId node) const { return m_nodes[node.index].next; }
    /// The first child of a kind; invalid where there is none.
    PythonNodeId find(PythonNodeId node, PythonKind wanted) const;

    /// `a.b.c` of a name with attributes; empty for anything else.
    std::string dottedName(PythonNodeId node) const;

    /// In the order of the text, each from its `#` to the end of its line.
    const std::vector<ByteRange>& comments() const { return m_comments; }

private:
    friend class PythonParser;

    struct Node {
        PythonKind kind = PythonKind::Module;
        bool isBracketed = false;
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        PythonNodeId first;
        PythonNodeId last;
        PythonNodeId next;
        std::string_view word;
    };

    const SourceText* m_source;
    std::vector<Node> m_nodes;
    std::vector<ByteRange> m_comments;
};

} // namespace fusewright
