// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/bench/peers.h"

#include "engine/support/diagnostic.h"
#include "engine/support/file_bytes.h"

#include <cstdint>
#include <cstring>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <simdjson.h>

namespace fusewright::bench {

namespace {

/// Eight bytes at a time; the walk keeps its own, so that it stays what it is when ours changes.
std::uint64_t hashName(std::string_view name)
{
    std::uint64_t hash = name.size() * 0x9E3779B97F4A7C15ULL;
    const char* at = name.data();
    std::size_t left = name.size();
    const auto mix = [&](std::size_t bytes) {
        std::uint64_t word = 0;
        std::memcpy(&word, at, bytes);
        hash = (hash ^ word) * 0x9FB21C651E98DF25ULL;
    };
    for (; left >= 8; at += 8, left -= 8) {
        mix(8);
        hash ^= hash >> 32;
    }
    mix(left);
    return (hash ^ (hash >> 29)) | 1;
}

/// An open-addressing table from names to node numbers, and the edges that it gives.
class FlatGraph {
public:
    explicit FlatGraph(std::size_t nodes)
    {
        std::size_t bindings = 64;
        while (bindings < nodes * 2)
            bindings *= 2;
        m_slots.resize(bindings);
        m_operators.reserve(nodes);
        m_edges.reserve(nodes * 2);
    }

    void beginNode(std::string_view op)
    {
        if (op != m_lastOperator) {
            m_lastOperator = op;
            m_lastNumber =
                static_cast<std::uint16_t>(m_numbers.emplace(op, m_numbers.size()).first->second);
        }
        m_operators.push_back(m_lastNumber);
    }
    void addResult(std::string_view name)
    {
        const std::uint64_t hash = hashName(name);
        std::size_t at = (hash >> 20) & (m_slots.size() - 1);
        while (m_slots[at].hash != 0)
            at = (at + 1) & (m_slots.size() - 1);
        m_slots[at] = {hash, name, static_cast<std::uint32_t>(m_operators.size() - 1)};
    }
    void addOperand(std::string_view name)
    {
        const std::uint64_t hash = hashName(name);
        for (std::size_t at = (hash >> 20) & (m_slots.size() - 1);;
             at = (at + 1) & (m_slots.size() - 1)) {
            const Slot& slot = m_slots[at];
            if (slot.hash == 0)
                return;
            if (slot.hash == hash && slot.name == name) {
                m_edges.push_back(slot.node);
                return;
            }
        }
    }
    void endNode() { m_begin.push_back(static_cast<std::uint32_t>(m_edges.size())); }

    Counted counted() const { return {m_operators.size(), m_edges.size()}; }

private:
    struct Slot {
        std::uint64_t hash = 0;
        std::string_view name;
        std::uint32_t node = 0;
    };

    std::vector<Slot> m_slots;
    std::vector<std::uint16_t> m_operators;
    std::vector<std::uint32_t> m_begin;
    std::vector<std::uint32_t> m_edges;
    std::unordered_map<std::string_view, std::size_t> m_numbers;
    std::string_view m_lastOperator;
    std::uint16_t m_lastNumber = 0;
};

using Byte = const unsigned char*;

std::uint64_t varint(Byte& at)
{
    std::uint64_t value = 0;
    for (int shift = 0;; shift += 7) {
        const unsigned char byte = *at++;
        value |= std::uint64_t(byte & 127) << shift;
        if (byte < 128)
            return value;
    }
}

/// Calls `visit(field, bytes)` for the delimited fields and jumps over the others.
template <class Visit>
void walk(Byte at, Byte end, Visit visit)
{
    while (at < end) {
        const std::uint64_t tag = varint(at);
        if ((tag & 7) == 2) {
            const std::uint64_t length = varint(at);
            visit(tag >> 3, std::string_view(reinterpret_cast<const char*>(at), length));
            at += length;
        } else if ((tag & 7) == 0) {
            varint(at);
        } else {
            at += (tag & 7) == 1 ? 8 : 4;
        }
    }
}

template <class Visit>
void walk(std::string_view message, Visit visit)
{
    const auto begin = reinterpret_cast<Byte>(message.data());
    walk(begin, begin + message.size(), visit);
}

void readNode(std::string_view message, FlatGraph& graph)
{
    static thread_local std::vector<std::string_view> inputs;
    static thread_local std::vector<std::string_view> outputs;
    inputs.clear();
    outputs.clear();
    std::string_view op;
    walk(message, [&](std::uint64_t field, std::string_view bytes) {
        if (field == 1)
            inputs.push_back(bytes);
        else if (field == 2)
            outputs.push_back(bytes);
        else if (field == 4)
            op = bytes;
    });
    graph.beginNode(op);
    for (const std::string_view input : inputs)
        graph.addOperand(input);
    for (const std::string_view output : outputs)
        graph.addResult(output);
    graph.endNode();
}

} // namespace

Counted walkOnnx(const std::string& path)
{
    Diagnostics diagnostics;
    const auto bytes = FileBytes::open(path, diagnostics);
    std::string_view graphMessage;
    walk(bytes->view(), [&](std::uint64_t field, std::string_view message) {
        if (field == 7)
            graphMessage = message;
    });
    std::size_t nodes = 0;
    walk(graphMessage, [&](std::uint64_t field, std::string_view) { nodes += field == 1 ? 1 : 0; });
    FlatGraph graph(nodes);
    walk(graphMessage, [&](std::uint64_t field, std::string_view message) {
        if (field == 1)
            readNode(message, graph);
    });
    return graph.counted();
}

Counted walkJson(const std::string& path)
{
    simdjson::ondemand::parser parser;
    const auto text = simdjson::padded_string::load(path).take_value();
    auto document = parser.iterate(text);
    FlatGraph graph(text.size() / 80);
    for (auto node : document["nodes"]) {
        auto object = node.get_object();
        const std::string_view id = object["id"].get_string().value();
        graph.beginNode(object["op"].get_string().value());
        for (auto input : object["inputs"].get_array())
            graph.addOperand(input.get_string().value());
        graph.addResult(id);
        graph.endNode();
    }
    return graph.counted();
}

} // namespace fusewright::bench
