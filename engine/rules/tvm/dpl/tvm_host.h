// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_host.h"
#include "engine/rules/tvm/dpl/tvm_name.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

class DplContextObject;
class DplObject;
class FusionPatternObject;
struct TvmSearch;

/// A call of `FuseOpsByPattern`.
struct TvmPass {
    std::vector<FusionPatternObject*> patterns;
    bool bindConstants = true;
    bool annotateCodegen = false;
    std::vector<std::string> entryFunctions;
    PythonPlace place;
    PythonValue unknown; ///< The list, where it cannot be known.
};

/// Something that keeps a pattern from being one.
struct TvmProblem {
    PythonPlace place;
    std::string code;
    std::string message;
    PythonValue unknown;   ///< That it is about; nothing where there is none.
    std::string name;      ///< Of the pattern; empty where it has none.
    bool isUnsure = false; ///< The function was called without knowing what it is given.
};

/// The world of a file with patterns: names of TVM, the pattern language, TVM's registry.
class TvmHost : public PythonHost {
public:
    /// Name and text of a module beside the program; nothing where there is none.
    using Siblings = std::function<std::optional<std::pair<std::string, std::string>>(
        std::string_view dotted, const SourceText& importer)>;
    /// Whether `isinstance(value, type)`, of a value that is not of this room; nothing without
    /// raising: the value is asked.
    using InstanceHook =
        std::function<PythonValue(const PythonAsk& ask, PythonValue value, const TvmName& type)>;

    /// What a name of TVM gives when it is called that is none of the pattern language; nothing
    /// without raising: nobody knows.
    using CallHook = std::function<PythonValue(const PythonAsk& ask, std::string_view dotted,
                                               const PythonArguments& arguments)>;

    explicit TvmHost(Siblings siblings = {});
    ~TvmHost() override;

    PythonValue module(const PythonAsk& ask, std::string_view dotted) override;
    PythonValue nameIn(const PythonAsk& ask, std::string_view dotted,
                       std::string_view name) override;
    std::optional<std::pair<std::string, std::string>>
    moduleText(std::string_view dotted, const SourceText& importer) override;

    /// The one object of a dotted name; the module, where it is a text of our own.
    PythonValue named(const PythonAsk& ask, const std::string& dotted);

    /// In the order in which they were registered: the last is tried first.
    const std::vector<FusionPatternObject*>& registered() const { return m_registered; }
    void registerAll(const PythonAsk& ask, const std::vector<FusionPatternObject*>& patterns);
    const std::vector<TvmPass>& passes() const { return m_passes; }
    void addPass(const PythonAsk& ask, TvmPass pass);
    const std::vector<TvmProblem>& problems() const { return m_problems; }
    void tell(TvmProblem problem);
    /// Where the file says of patterns how they use each other, and not by what they are made of.
    const std::vector<std::pair<const DplObject*, PythonPlace>>& saidUses() const
    {
        return m_saidUses;
    }
    void saysUse(const DplObject& pattern, PythonPlace place);

    InstanceHook isInstance;
    CallHook call;
    bool isUnsure = false;                   ///< Of problems that are told from now on.
    std::vector<DplContextObject*> contexts; ///< Those that are entered, the last one at the end.
    std::vector<TvmSearch> searches;         ///< In the order in which they are called.

private:
    bool hasSibling(const PythonAsk& ask, std::string_view dotted) const;
    PythonValue dplModule(const PythonAsk& ask, std::string_view dotted);

    Siblings m_siblings;
    std::map<std::string, PythonValue, std::less<>> m_names;
    std::vector<FusionPatternObject*> m_registered;
    std::vector<TvmPass> m_passes;
    std::vector<TvmProblem> m_problems;
    std::vector<std::pair<const DplObject*, PythonPlace>> m_saidUses;
};

/// Null where the world is another.
TvmHost* tvmHostOf(const PythonAsk& ask);
/// `TvmHost::named`, where the world is one.
PythonValue tvmNamed(const PythonAsk& ask, const std::string& dotted);

/// Whether a text is part of the program itself, by its name.
bool isTvmPrelude(std::string_view file);

} // namespace fusewright
