// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_builder.h"
#include "engine/support/json_reader.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

/// The JSON of a model file, and where its findings go.
///
/// What is of another kind than it must be is an error; null is as good as left out. `what` is the
/// key of a member, or words for it that begin with a capital letter.
class ModelJson {
public:
    ModelJson(const FileBytes& bytes, const std::string& path, Diagnostics& diagnostics);

    const std::string& path() const { return m_path; }
    Diagnostics& diagnostics() const { return m_diagnostics; }
    bool isBroken() const { return m_document.isBroken(); }
    /// What `readRoot` makes of the whole text; nothing, and an error, where the text is broken or
    /// something follows.
    template <class ReadRoot>
    auto read(ReadRoot readRoot)
    {
        auto root = m_document.root();
        auto result = root ? readRoot(*root) : decltype(readRoot(*root))();
        if (!endsWell(result.has_value()))
            result.reset();
        return result;
    }

    /// False where there is no list.
    template <class Visit>
    bool forEachItem(JsonValue list, std::string_view what, Visit visit) const
    {
        return list.forEachItem(visit) || complainOfKind(list, what, "a list");
    }
    /// False where there is no object.
    template <class Visit>
    bool forEachMember(JsonValue object, std::string_view what, Visit visit) const
    {
        return object.forEachMember(visit) || complainOfKind(object, what, "an object");
    }
    std::string_view text(JsonValue value, std::string_view what) const;
    std::int64_t integer(JsonValue value, std::string_view what) const;
    double number(JsonValue value, std::string_view what) const;
    bool truth(JsonValue value, std::string_view what) const;

    void error(std::string code, std::string message, std::size_t place) const;
    void warning(std::string code, std::string message, std::size_t place) const;
    GraphBuilder::Locator locator() const;
    double fractionRead(std::size_t place) const;

private:
    bool endsWell(bool isRead);
    /// Always false, for those that ask for the kind.
    bool complainOfKind(JsonValue value, std::string_view what, std::string_view wanted) const;

    JsonDocument m_document;
    const std::string& m_path;
    Diagnostics& m_diagnostics;
};

/// Whether a text can be JSON that begins with one of these brackets.
bool beginsLikeJson(std::string_view bytes, std::string_view brackets);

} // namespace fusewright
