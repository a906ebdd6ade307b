// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/edit/edit_text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// How the lists of a pattern are written.
struct ListStyle {
    bool isBlock = false; ///< An item a line, else between brackets.
    std::size_t step = 2; ///< From the key to the dashes.
};

/// As the first list in a pattern; where it has none, brackets.
ListStyle listStyleOf(const EditText& text, const YamlEntry& pattern);

/// The keys of a member that has one name or several: `child` and `children`.
struct MemberKeys {
    std::string_view one;
    std::string_view several;
};

/// A member with its names as they are spelled, as it stands behind `indentation`; `several` names
/// make a list.
std::string memberText(const EditText& text, MemberKeys keys, const std::vector<std::string>& names,
                       ListStyle style, std::string_view indentation);

/// The same with a list even of one name.
std::string listText(const EditText& text, std::string_view key,
                     const std::vector<std::string>& names, ListStyle style,
                     std::string_view indentation);

/// Makes a written member have other names, of which there must be some: those that stay are left
/// where they are, comments too. Nothing where that cannot be.
std::optional<std::vector<ByteEdit>> namesReplaced(const EditText& text, const YamlEntry& member,
                                                   MemberKeys keys,
                                                   const std::vector<std::string>& names,
                                                   ListStyle style);

/// Takes a member out of a body, which must keep another one. A comment behind it stays; nothing
/// where one in it would get lost.
std::optional<std::vector<ByteEdit>> removedMember(const EditText& text, YamlNodeId body,
                                                   const YamlEntry& member);
/// Puts a member last into a body that is not empty.
ByteEdit addedMember(const EditText& text, YamlNodeId body, std::string_view member);

/// The name of an operator or entry as it is written where nothing stood before.
std::string freshName(std::string_view name);
std::vector<std::string> freshNames(const std::vector<std::string>& names);

} // namespace fusewright
