// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/qnn/qnn_checker.h"
#include "engine/rules/qnn/qnn_findings.h"

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace fusewright {

class QnnCatalogue;

/// Whether what a node stands for may be an operand of a kind.
bool mayBe(QnnTakes takes, QnnType type);
/// `an int`, `a shape`.
std::string_view wordsOf(QnnType type);
bool isQnnNumber(QnnType type);
bool isQnnValue(QnnType type);

/// One check of a rule: see `checkQnn`.
class QnnChecker {
public:
    QnnChecker(const QnnTree& tree, const QnnCatalogue& catalogue, QnnFindings& findings)
        : m_tree(tree),
          m_catalogue(catalogue),
          m_findings(findings),
          m_errorsBefore(findings.errorCount()),
          m_types(tree.nodes.size(), QnnType::Wrong)
    {
    }

    QnnChecked run(const QnnRuleParts& parts);

private:
    /// A name that is open around a node: of a LET or of a split.
    struct Scope {
        std::string_view name;
        std::uint32_t outer = 0;
        bool isSplit = false;
        bool isUsed = false;
    };
    struct Visit {
        std::uint32_t node = 0;
        QnnTakes takes = QnnTakes::Any;
        std::uint8_t where = 0;
        std::uint32_t scope = 0;
        bool isTop = false; ///< The root of a replacement, or what it chooses.
        bool isLeaving = false;
        std::uint32_t inner = 0; ///< The scope that the call opens.
    };

    void walk(Visit first);
    void enter(const Visit& visit);
    void enterCall(Visit visit);
    void pushOperands(const Visit& visit, const QnnFunction& function);
    QnnTakes takesOf(const Visit& visit, const QnnFunction& function, std::size_t operand) const;
    std::uint32_t openScope(const Visit& visit, const QnnNode& call);
    bool isCountRight(const QnnNode& call, const QnnFunction& function);
    void leave(const Visit& visit);
    void checkOperands(const Visit& visit, const QnnFunction& function);
    void checkPairs(const QnnNode& call, const QnnFunction& function);
    void checkRestrictions(const Visit& visit, const QnnNode& call);
    QnnType resultOf(const Visit& visit, const QnnFunction& function) const;
    QnnType leafType(const Visit& visit);
    QnnType textType(const Visit& visit);
    QnnType nameType(const Visit& visit);
    QnnType matchedTag(const Visit& visit);
    QnnType usedTag(const Visit& visit);
    void useSplit(const Visit& visit);
    void newTag(const Visit& visit);
    void newSplit(const Visit& visit);
    void wrongType(const QnnNode& node, QnnTakes takes, std::string_view is,
                   std::string_view function);
    void unknownName(const QnnNode& node, std::string_view code, std::string what,
                     std::vector<std::string_view> known);
    void checkRoot(const QnnRuleParts& parts);

    const QnnTree& m_tree;
    const QnnCatalogue& m_catalogue;
    QnnFindings& m_findings;
    std::size_t m_errorsBefore;
    std::vector<QnnType> m_types;
    std::vector<Visit> m_open;
    std::vector<Scope> m_scopes{{}};
    std::unordered_set<std::string_view> m_tags;
    std::unordered_set<std::string_view> m_lets;
    std::unordered_set<std::string_view> m_splits;
    QnnChecked m_checked;
};

} // namespace fusewright
