// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_call.h"
#include "engine/python/eval/python_host.h"
#include "engine/rules/tvm/dpl/dpl_pattern.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

/// A pattern as a value of the program, with the patterns that it is made of.
class DplObject : public PythonHostObject {
public:
    /// Of `made`, `parts` is left empty: they are `parts` here.
    DplObject(DplNode made, std::vector<DplObject*> madeOf)
        : m_node(std::move(made)), m_parts(std::move(madeOf))
    {
    }

    const DplNode& node() const { return m_node; }
    const std::vector<DplObject*>& parts() const { return m_parts; }

    std::string typeName() const override;
    PythonValue attribute(const PythonAsk& ask, std::string_view name) override;
    PythonValue call(const PythonAsk& ask, const PythonArguments& arguments) override;
    PythonValue binary(const PythonAsk& ask, PythonOperator which, PythonValue other) override;
    PythonValue unary(const PythonAsk& ask, PythonUnary which) override;
    PythonValue item(const PythonAsk& ask, PythonValue index) override;
    PythonValue length(const PythonAsk& ask) override;

private:
    DplNode m_node;
    std::vector<DplObject*> m_parts;
};

/// Null for what is no pattern.
DplObject* asDplObject(PythonValue value);

/// Makes a pattern; nothing where there is no room. Its place is where the file asks for it.
PythonValue makeDpl(const PythonAsk& ask, DplNode node, std::vector<DplObject*> parts = {});
/// The place where a file of the user's is now: never in a text that is part of the program.
PythonPlace placeInFile(const PythonAsk& ask);

/// A pattern with all its parts, each object once; `ids` says which node an object became.
struct CollectedDpl {
    DplPattern pattern;
    std::unordered_map<const DplObject*, DplId> ids;
};
/// Nothing where it has more than so many.
std::optional<CollectedDpl> collectDpl(const DplObject& root, std::size_t most);
/// Adds a pattern, which becomes the root; false where all have more.
bool addDpl(CollectedDpl& collected, const DplObject& root, std::size_t most);

} // namespace fusewright
