// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/sentences/engine_sentences.h"

#include <vector>

namespace fusewright {

std::span<const char* const> engineSentences()
{
    static const std::vector<const char*> all = [] {
        std::vector<const char*> sentences;
        for (const auto list :
             {rulesSentences(), matchSentences(), sessionSentences(), modelSentences(),
              dataSentences(), grammarSentences(), programSentences(), providerSentences()})
            sentences.insert(sentences.end(), list.begin(), list.end());
        return sentences;
    }();
    return all;
}

} // namespace fusewright
