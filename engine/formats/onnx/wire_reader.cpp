// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/onnx/wire_reader.h"

#include <limits>

namespace fusewright::onnx {

namespace {

constexpr std::uint32_t varint = 0;
constexpr std::uint32_t fixed64 = 1;
constexpr std::uint32_t delimited = 2;
constexpr std::uint32_t fixed32 = 5;

int streamSize(std::string_view message)
{
    constexpr auto most = static_cast<std::size_t>(std::numeric_limits<int>::max());
    return message.size() > most ? 0 : static_cast<int>(message.size());
}

} // namespace

WireReader::WireReader(std::string_view message)
    : m_message(message),
      m_stream(reinterpret_cast<const std::uint8_t*>(message.data()), streamSize(message)),
      m_broken(streamSize(message) == 0 && !message.empty())
{
}

bool WireReader::next()
{
    if (m_broken)
        return false;
    const std::uint32_t tag = m_stream.ReadTagNoLastTag();
    if (tag == 0) {
        // Zero stands for the end and for a tag that cannot be read.
        m_broken = static_cast<std::size_t>(m_stream.CurrentPosition()) != m_message.size();
        return false;
    }
    m_field = static_cast<int>(tag >> 3);
    m_broken = m_field == 0 || !readPayload(tag & 7);
    return !m_broken;
}

bool WireReader::readPayload(std::uint32_t wireType)
{
    m_bytes = {};
    m_delimited = wireType == delimited;
    switch (wireType) {
    case varint:
        return m_stream.ReadVarint64(&m_number);
    case fixed64:
        return m_stream.ReadLittleEndian64(&m_number);
    case delimited:
        return readDelimited();
    case fixed32: {
        std::uint32_t number = 0;
        const bool read = m_stream.ReadLittleEndian32(&number);
        m_number = number;
        return read;
    }
    default:
        return false;
    }
}

bool WireReader::readDelimited()
{
    std::uint64_t length = 0;
    if (!m_stream.ReadVarint64(&length))
        return false;
    const auto at = static_cast<std::size_t>(m_stream.CurrentPosition());
    if (length > m_message.size() - at) {
        m_claimedLength = length;
        return false;
    }
    m_bytes = m_message.substr(at, length);
    return m_stream.Skip(static_cast<int>(length));
}

double WireReader::fractionRead() const
{
    return m_message.empty() ? 1 : double(m_stream.CurrentPosition()) / double(m_message.size());
}

const char* WireReader::position() const
{
    return m_message.data() + m_stream.CurrentPosition();
}

} // namespace fusewright::onnx
