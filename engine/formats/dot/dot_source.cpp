// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_source.h"

#include "engine/formats/dot/dot_feed.h"
#include "engine/formats/dot/dot_outline.h"
#include "engine/formats/model_text.h"
#include "engine/support/cancel_token.h"
#include "engine/support/graphviz_lock.h"
#include "engine/support/progress.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <span>
#include <string_view>
#include <unordered_map>

#include <graphviz/cgraph.h>

namespace fusewright {

namespace {

/// The share of the work of reading a file that is done when it is parsed.
constexpr double shareOfParsing = 0.7;
constexpr std::size_t interval = 1 << 14;
/// A cluster whose path would be longer counts as a part of the one around it.
constexpr std::size_t longestPath = 500;

/// What the parser's callbacks work with. The library hands on a pointer to read from, but none
/// to report errors to, so the session of the moment is kept beside it.
struct Session {
    DotFeed feed;
    const DotGraphText& graph;
    const CancelToken& cancel;
    ProgressSink* progress;
    std::optional<ByteRange> error;
    std::size_t reads = 0;
};

Session* current = nullptr;

struct CloseGraph {
    void operator()(Agraph_t* graph) const { agclose(graph); }
};
using GraphHandle = std::unique_ptr<Agraph_t, CloseGraph>;

bool keepsOn(Session& session)
{
    if (++session.reads % interval != 0)
        return true;
    if (session.progress) {
        const double done =
            static_cast<double>(session.feed.lastToken().end - session.graph.body.begin);
        session.progress->progressed(shareOfParsing * done
                                     / static_cast<double>(session.graph.body.size()));
    }
    return !session.cancel.isCancelled();
}

int readPart(void* channel, char* buffer, int size)
{
    Session& session = *static_cast<Session*>(channel);
    if (size <= 0 || !keepsOn(session))
        return 0;
    return static_cast<int>(session.feed.read({buffer, static_cast<std::size_t>(size)}));
}

/// Called with the pieces of a message; the place of the first error is all that is needed.
int takeMessage(char* piece)
{
    if (current && std::string_view(piece).starts_with("Error") && !current->error)
        current->error = current->feed.lastToken();
    return 0;
}

int readNothing(void*, char*, int)
{
    return 0;
}

GraphHandle parseFrom(void* source, int (*read)(void*, char*, int))
{
    Agiodisc_t channel{read, AgIoDisc.putstr, AgIoDisc.flush};
    Agdisc_t disciplines{&AgMemDisc, &AgIdDisc, &channel};
    return GraphHandle(agread(source, &disciplines));
}

/// Everything that the library keeps in global variables, set for one session.
class LibraryState {
public:
    explicit LibraryState(Session& session)
        : m_level(agseterr(AGWARN)), m_writer(agseterrf(takeMessage))
    {
        agsetfile(nullptr);
        // Whoever parsed before may have left text that stood behind its graph in the scanner.
        while (parseFrom(this, readNothing)) { }
        current = &session;
    }
    ~LibraryState()
    {
        agseterrf(m_writer);
        agseterr(m_level);
        agreseterrors();
        current = nullptr;
    }
    LibraryState(const LibraryState&) = delete;
    LibraryState& operator=(const LibraryState&) = delete;

private:
    agerrlevel_t m_level;
    agusererrf m_writer;
};

/// The library takes names to write to, though it only reads them.
Agsym_t* attributeOf(Agraph_t* graph, int kind, std::string_view name)
{
    return agattr(graph, kind, std::string(name).data(), nullptr);
}

/// Copies what the library has built into arrays.
class Copy {
public:
    explicit Copy(Agraph_t* root) : m_root(root) { }

    DotGraph take()
    {
        m_result.modules.emplace_back();
        m_result.texts.emplace_back();
        copyNodes();
        copyEdges();
        copyClusters();
        return std::move(m_result);
    }

private:
    void copyNodes();
    void copyEdges();
    void copyClusters();
    DotTextId textOf(void* object, Agsym_t* attribute);
    DotTextId textAt(const char* text);
    std::uint32_t moduleOf(Agraph_t* subgraph, std::uint32_t around);
    std::uint32_t indexOf(Agnode_t* node) const
    {
        // Numbers are given from 1 as nodes are made, and none is ever deleted.
        return static_cast<std::uint32_t>(AGSEQ(node)) - 1;
    }

    Agraph_t* m_root;
    DotGraph m_result;
    std::unordered_map<const char*, DotTextId> m_texts; ///< The library keeps each text once.
};

DotTextId Copy::textOf(void* object, Agsym_t* attribute)
{
    return attribute ? textAt(agxget(object, attribute)) : DotTextId(0u);
}

DotTextId Copy::textAt(const char* text)
{
    if (!text || *text == '\0')
        return DotTextId(0u);
    const auto [known, isNew] = m_texts.try_emplace(text, DotTextId(m_result.texts.size()));
    if (isNew)
        m_result.texts.emplace_back(textFromParser(text));
    return known->second;
}

void Copy::copyNodes()
{
    Agsym_t* const label = attributeOf(m_root, AGNODE, "label");
    Agsym_t* const shape = attributeOf(m_root, AGNODE, "shape");
    m_result.nodes.reserve(static_cast<std::size_t>(agnnodes(m_root)));
    for (Agnode_t* node = agfstnode(m_root); node; node = agnxtnode(m_root, node)) {
        DotNode& copy = m_result.nodes.emplace_back();
        copy.name = textFromParser(agnameof(node));
        copy.label = textOf(node, label);
        copy.shape = textOf(node, shape);
        for (Agsym_t* own = agnxtattr(m_root, AGNODE, nullptr); own;
             own = agnxtattr(m_root, AGNODE, own)) {
            if (own == label || own == shape)
                continue;
            if (const DotTextId value = textOf(node, own); value.index != 0)
                copy.attributes.emplace_back(textAt(own->name), value);
        }
    }
}

void Copy::copyEdges()
{
    struct Numbered {
        std::uint64_t number;
        DotEdge edge;
    };
    std::vector<Numbered> edges;
    Agsym_t* const label = attributeOf(m_root, AGEDGE, "label");
    edges.reserve(static_cast<std::size_t>(agnedges(m_root)));
    for (Agnode_t* node = agfstnode(m_root); node; node = agnxtnode(m_root, node)) {
        for (Agedge_t* edge = agfstout(m_root, node); edge; edge = agnxtout(m_root, edge))
            edges.push_back({AGSEQ(edge),
                             {.tail = indexOf(agtail(edge)),
                              .head = indexOf(aghead(edge)),
                              .label = textOf(edge, label)}});
    }
    std::ranges::sort(edges, {}, &Numbered::number);
    m_result.edges.reserve(edges.size());
    for (Numbered& numbered : edges)
        m_result.edges.push_back(std::move(numbered.edge));
}

void Copy::copyClusters()
{
    struct Visit {
        Agraph_t* subgraph;
        std::uint32_t around;
    };
    std::vector<Visit> open{{agfstsubg(m_root), 0}};
    while (!open.empty()) {
        const Visit at = open.back();
        open.pop_back();
        if (!at.subgraph)
            continue;
        open.push_back({agnxtsubg(at.subgraph), at.around});
        const std::uint32_t module = moduleOf(at.subgraph, at.around);
        // A cluster inside this one is visited later, so the innermost has the last word.
        open.push_back({agfstsubg(at.subgraph), module});
        if (module == at.around)
            continue;
        for (Agnode_t* node = agfstnode(at.subgraph); node; node = agnxtnode(at.subgraph, node))
            m_result.nodes[indexOf(node)].module = module;
    }
}

std::uint32_t Copy::moduleOf(Agraph_t* subgraph, std::uint32_t around)
{
    static constexpr std::string_view prefix = "cluster";
    std::string_view name = textFromParser(agnameof(subgraph));
    if (!name.starts_with(prefix))
        return around;
    // A label that is defined further out is the label of what is there, not of this cluster.
    Agsym_t* const label = attributeOf(subgraph, AGRAPH, "label");
    const bool isOwn = label != attributeOf(agparent(subgraph), AGRAPH, "label");
    std::string_view word = isOwn ? textFromParser(agxget(subgraph, label)) : std::string_view();
    if (word.empty()) {
        name.remove_prefix(prefix.size());
        word = name.substr(std::min(name.find_first_not_of('_'), name.size()));
    }
    std::string path = m_result.modules[around];
    if (word.empty() || path.size() + word.size() >= longestPath)
        return around;
    path += std::string_view(path.empty() ? "" : ".");
    path += word;
    m_result.modules.push_back(std::move(path));
    return static_cast<std::uint32_t>(m_result.modules.size() - 1);
}

} // namespace

std::optional<DotGraph> parseDot(const ModelText& file, const DotGraphText& graph,
                                 const CancelToken& cancel, ProgressSink* progress)
{
    const std::lock_guard lock(graphvizLock());

    Session session{.feed = DotFeed(file.text(), graph),
                    .graph = graph,
                    .cancel = cancel,
                    .progress = progress,
                    .error = {}};
    const LibraryState state(session);
    const GraphHandle parsed = parseFrom(&session, readPart);
    if (cancel.isCancelled())
        return std::nullopt;
    if (!parsed || session.error) {
        const ByteRange place = session.error.value_or(session.feed.lastToken());
        reportDotSyntax(file, graph.strayQuote, file.quoted(place) + " is not expected here.",
                        place);
        return std::nullopt;
    }
    DotGraph result = Copy(parsed.get()).take();
    result.name = graph.name;
    return result;
}

} // namespace fusewright
