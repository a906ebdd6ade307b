// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>

namespace fusewright {

/// The forms of what the engine says, for `lupdate` and for `SentenceBook`.
std::span<const char* const> engineSentences();

// The lists that it is made of.
std::span<const char* const> rulesSentences();
std::span<const char* const> matchSentences();
std::span<const char* const> sessionSentences();
std::span<const char* const> modelSentences();
std::span<const char* const> dataSentences();
std::span<const char* const> grammarSentences();
std::span<const char* const> programSentences();
std::span<const char* const> providerSentences();

} // namespace fusewright
