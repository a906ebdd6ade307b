// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_block_lexer.h"
#include "engine/rules/yaml/yaml_flow_lexer.h"

#include <utility>

// The lexer keeps what a YAML parser knows while it reads: the columns of the open blocks, the open
// brackets, whether a value may begin here, and what becomes a key if a colon follows on its line.
// With that it finds the end of each token, and most mistakes at the place where they were made
// rather than where a parser stumbles over them.
//
// It does not stop at a mistake. A local one (a quotation mark never closed, a tab, a stray byte)
// is repaired in the text that the parser will be given. After one that leaves the structure
// unclear (`cut`) the parser gets nothing more, while the lexer goes on as well as it can.

namespace fusewright {

YamlLexing lexYaml(std::string_view text, YamlChunkRole role)
{
    YamlLexCursor cursor(text);
    YamlBlockLexer block(cursor, role);
    YamlFlowLexer flow(cursor);
    while (!cursor.isStopped()) {
        if (!cursor.skipToToken()) {
            if (!flow.isOpen())
                break;
            flow.giveUp();
        } else if (flow.isOpen()) {
            flow.lex();
        } else if (block.lex()) {
            flow.begin(block);
        }
    }
    block.finish();
    return std::move(cursor.found());
}

} // namespace fusewright
