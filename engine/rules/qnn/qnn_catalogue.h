// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"
#include "engine/rules/qnn/qnn_function.h"
#include "engine/rules/qnn/qnn_tree.h"
#include "engine/rules/rule_option.h"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fusewright {

class OperatorCatalogue;

/// A group of passes with the number of its first one.
struct QnnPass {
    std::string name;
    std::int64_t base = 0;
    std::string summary;
};

/// What stands for an expression of other functions, with or without operands.
struct QnnHelper {
    QnnFunction function = {}; ///< Its texts are kept by the catalogue.
    bool isConstant = false;
    bool isGrammar = false; ///< The grammar has it: no macro of its name counts.
    std::vector<std::string> parameters = {};
    QnnTree expansion = {}; ///< Of `each` operand beyond the named ones, where `join` joins them.
    std::string join = {};
};

/// What can change without the program: passes, types, options, and helpers in terms of functions.
class QnnCatalogue {
public:
    static const QnnCatalogue& builtIn();

    const QnnPass* findPass(std::string_view name) const;
    const QnnHelper* findHelper(std::string_view name) const;
    /// Of functions and helpers that are called; null for what there is not.
    const QnnFunction* findFunction(std::string_view name) const;
    std::optional<DataType> findType(std::string_view name) const;
    /// Whether a type is of numbers that stand for others; nothing where it could be no such type.
    std::optional<bool> isQuantizedType(std::string_view name) const;
    /// Names of operators that are not this one, although they have one canonical name.
    std::vector<std::string_view> siblingsOf(std::string_view name) const;
    /// The parameters of an operator in their order, each with the other names that models have for
    /// it; empty for none, and for operators whose inputs have no fixed number.
    std::vector<std::vector<std::string>> parametersOf(std::string_view name) const;
    /// Whether it is the name of an operator as rules have it, of which more than that is known.
    bool hasOperator(std::string_view name) const;
    /// The name of an operator in rules, of those with one canonical name the first; empty where
    /// none is known.
    std::string_view operatorFor(std::string_view canonical,
                                 const OperatorCatalogue& operators) const;
    /// A parameter's name and its other names.
    std::vector<std::string> namesOfParameter(std::string_view name) const;
    const RuleOption* findOption(std::string_view name) const;
    const RuleOption* findFlag(std::string_view name) const;
    /// Of heads, functions of the grammar, passes and values: what macros cannot redefine.
    bool isReserved(std::string_view name) const;

    const std::deque<QnnPass>& passes() const { return m_passes; }
    const std::deque<QnnHelper>& helpers() const { return m_helpers; }
    const std::deque<RuleOption>& flags() const { return m_flags; }
    const std::vector<std::string_view>& typeNames() const { return m_typeNames; }

private:
    friend class QnnCatalogueReader;

    std::deque<QnnPass> m_passes;
    std::deque<QnnHelper> m_helpers;
    std::deque<RuleOption> m_options;
    std::deque<RuleOption> m_flags;
    std::deque<std::string> m_texts;
    std::vector<std::string_view> m_typeNames;
    std::vector<DataType> m_types;
    /// By canonical name: what models call one operator, the name in rules first.
    std::vector<std::pair<std::string, std::vector<std::string>>> m_siblings;
    std::unordered_map<std::string, std::vector<std::string>> m_parametersOf; ///< By operator.
    std::unordered_map<std::string, std::vector<std::string>> m_otherNames;   ///< Of parameters.
    std::unordered_map<std::string_view, const QnnHelper*> m_helperByName;
};

} // namespace fusewright
