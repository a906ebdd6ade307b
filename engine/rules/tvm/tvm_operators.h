// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;
class OperatorCatalogue;
struct OperatorSpec;

/// What an argument of a Relax operator is, as graphs have it.
enum class TvmArgumentKind : char {
    Tensor = 't',
    Tensors = 's',  ///< A tuple, whose fields are operands.
    Function = 'f', ///< Which kernel or function is called: the graph's operator.
    Other = 'n',    ///< A shape or a number, which graphs have as an attribute.
};

/// Of the argument at a place; a tensor where nothing else is known.
TvmArgumentKind argumentKind(std::string_view relaxName, std::size_t argument);
/// Whether an operator has arguments that graphs have as attributes.
bool hasOtherArguments(std::string_view relaxName);

/// Whether an operator of a graph is of a class that names what it takes.
bool takesOperator(const Graph& graph, const OperatorClass& operators, NodeId node);

/// Whether what an operator gives is a tuple for Relax, whatever graphs have.
bool givesTuple(std::string_view relaxName);

/// Which operators of a graph a Relax operator is, whatever framework the graph comes from: of
/// several Relax operators that are one elsewhere only this one. The catalogue must outlive it.
class RelaxClasses {
public:
    explicit RelaxClasses(const OperatorCatalogue& operators) : m_operators(operators) { }

    const OperatorClass& of(std::string_view relaxName);

private:
    OperatorClass made(std::string_view relaxName);
    void findRelaxNames();

    const OperatorCatalogue& m_operators;
    std::map<std::string, OperatorClass, std::less<>> m_classes;
    std::map<const OperatorSpec*, std::vector<std::string>> m_relaxNames; ///< By operator.
};

/// What `call_tir` of any kernel is: in a graph of Relax what is no operator of Relax.
OperatorClass anyKernelClass();

} // namespace fusewright
