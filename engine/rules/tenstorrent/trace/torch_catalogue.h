// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// What torch's parser of arguments takes for a parameter.
enum class TorchType : std::uint8_t {
    Tensor,
    Scalar,
    Integer,
    Real,
    Complex,
    TensorList,
    IntegerList,
    RealList,
    ScalarList,
    Bool,
    String,
    DataType,
    Layout,
    Device,
    MemoryFormat,
    Name,
    NameList,
    Other,
};

struct TorchParameter {
    TorchType type = TorchType::Other;
    std::string_view described; ///< As torch's errors call the type: `tuple of ints`.
    std::string_view name;
    std::string_view byDefault; ///< Empty where there is none.
    bool allowsNone = false;
    bool isKeywordOnly = false;
    bool isSized = false; ///< A list that one number may stand for.

    bool isOptional() const { return !byDefault.empty(); }
};

/// One way to call a function that torch has in C++.
struct TorchSignature {
    std::string_view name;
    std::vector<TorchParameter> parameters;
    std::size_t places = 0; ///< Parameters that have a place.
    bool isHidden = false;

    std::size_t fewest() const;
};

struct TorchFormArgument {
    std::string_view keyword; ///< Empty for a positional one.
    std::string_view value;   ///< The name of a parameter, with `*` for a list; or a literal.
};

struct TorchFormParameter {
    std::string_view name; ///< With its star.
    std::string_view byDefault;
    bool isKeywordOnly = false;
};

/// A function that torch has in Python, and the call that torch.fx records for it.
struct TorchForm {
    std::vector<TorchFormParameter> parameters;
    std::vector<std::string_view> tensors; ///< Parameters of which one must be a proxy.
    std::string_view target;               ///< A method where it begins with a point.
    std::vector<TorchFormArgument> arguments;
    std::string_view inner; ///< A function in C++ that it calls first where there is no proxy.
};

/// Of two functions of Python a flag decides which one runs.
struct TorchDispatch {
    std::string_view flag;
    std::size_t place = 0;
    std::string_view ifTrue;
    std::string_view ifFalse;
};

/// How torch's functions are called, and which names there are.
class TorchCatalogue {
public:
    /// `text` must live as long.
    explicit TorchCatalogue(std::string_view text);

    /// Other names of the same thing taken away.
    std::string_view canonical(std::string_view path) const;
    /// Null for what is no function in C++; empty for one of which only the name is known.
    const std::vector<TorchSignature>* signatures(std::string_view path) const;
    const TorchForm* form(std::string_view path) const;
    const TorchDispatch* dispatch(std::string_view path) const;
    /// How a constant is written: `torch.float32`; empty for all else.
    std::string_view constant(std::string_view path) const;
    /// Whether all names of a module are known.
    bool isListed(std::string_view module) const { return m_names.contains(module); }
    bool hasName(std::string_view module, std::string_view name) const;
    /// Overloads of an operator of `torch.ops.aten`; null where there is no such.
    const std::set<std::string_view>* overloads(std::string_view name) const;
    bool isTensorMethod(std::string_view name) const { return m_methods.contains(name); }

private:
    template <class T>
    using Table = std::map<std::string, T, std::less<>>;

    void addLine(std::string_view line, std::string_view& module);
    void addSignature(std::string_view line, std::string_view module);

    std::map<std::string_view, std::string_view> m_aliases;
    Table<std::vector<TorchSignature>> m_signatures;
    std::map<std::string_view, TorchForm> m_forms;
    std::map<std::string_view, TorchDispatch> m_dispatches;
    std::map<std::string_view, std::string_view> m_constants;
    Table<std::set<std::string_view>> m_names;
    std::map<std::string_view, std::set<std::string_view>> m_overloads;
    std::set<std::string_view> m_methods;
};

/// `relu` of `torch.nn.functional.relu`.
std::string_view lastPathPart(std::string_view path);

/// The catalogue of torch 2.6 that is part of the program.
const TorchCatalogue& builtinTorchCatalogue();

} // namespace fusewright
