// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>

namespace fusewright::test {

class Chance;
class Hands;
class Stage;
class Trail;

/// What an action has to work with.
struct Turn {
    Stage& stage;
    Hands& hands;
    Chance& chance;
    Trail& trail; ///< Is told what exactly is done.
};

/// Something a user does, and how often as compared with the rest.
struct Action {
    int weight;
    const char* name;
    void (*act)(Turn& turn);
};

/// What can be done whatever is in front: keys and the pointer.
std::span<const Action> inputActions();
/// What takes the window without a dialog or a menu before it.
std::span<const Action> editorActions();
std::span<const Action> commandActions();
std::span<const Action> fileActions();
std::span<const Action> windowActions();

} // namespace fusewright::test
