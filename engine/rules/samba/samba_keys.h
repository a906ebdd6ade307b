// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace fusewright {

/// What a key is a key of.
enum class KeyOwner : std::uint8_t { Rule, Heuristic, Entry, Operators };

/// What the value of a key is.
enum class KeyValue : std::uint8_t { Number, Heuristic, Any, Pattern, Operators, Entries, Flag };

/// What a key says of its owner.
enum class KeyMeaning : std::uint8_t {
    Priority,
    Heuristic,
    Parameter,
    Pattern,
    Operators,
    Child,
    Children,
    Options,
    Required,
    Included,
    Repeated,
    Inverted,
};

/// A key of the rule language, and all that is to know of it without reading its value.
struct SambaKey {
    std::string_view name;
    KeyOwner owner;
    KeyMeaning meaning;
    KeyValue value;
    std::string_view help; ///< Its sentence; the short one has `.short` behind it.
    std::array<std::string_view, 4> excluded{}; ///< Keys that cannot stand beside it.
    bool isTrueByDefault = false;

    bool excludes(std::string_view other) const;
};

/// The keys of an owner, in the order in which they are mostly written.
std::span<const SambaKey> sambaKeys(KeyOwner owner);

/// A key by its name, null if there is none: `pattern` with digits is the key `pattern`.
const SambaKey* findSambaKey(KeyOwner owner, std::string_view name);
/// The same whatever it is a key of: no two keys have one name.
const SambaKey* findSambaKey(std::string_view name);

/// `pattern` and `pattern` with digits.
bool isPatternKey(std::string_view name);

} // namespace fusewright
