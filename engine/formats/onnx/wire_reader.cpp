// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/onnx/wire_reader.h"

#include <limits>

#include <google/protobuf/io/coded_stream.h>

namespace fusewright::onnx {

namespace {

constexpr std::uint64_t varint = 0;
constexpr std::uint64_t fixed64 = 1;
constexpr std::uint64_t fixed32 = 5;

bool isTooLong(std::string_view message)
{
    return message.size() > static_cast<std::size_t>(std::numeric_limits<int>::max());
}

} // namespace

WireReader::WireReader(std::string_view message)
    : m_begin(message.data()),
      m_at(m_begin),
      m_end(m_begin + message.size()),
      m_broken(isTooLong(message))
{
}

bool WireReader::readLongVarint(std::uint64_t& number)
{
    google::protobuf::io::CodedInputStream stream(reinterpret_cast<const std::uint8_t*>(m_at),
                                                  static_cast<int>(m_end - m_at));
    const bool read = stream.ReadVarint64(&number);
    m_at += stream.CurrentPosition();
    return read;
}

bool WireReader::readNumber(std::uint64_t wireType)
{
    m_bytes = {};
    if (wireType == varint)
        return readVarint(m_number);
    if (wireType != fixed64 && wireType != fixed32)
        return false;
    google::protobuf::io::CodedInputStream stream(reinterpret_cast<const std::uint8_t*>(m_at),
                                                  static_cast<int>(m_end - m_at));
    std::uint32_t number = 0;
    const bool read = wireType == fixed64 ? stream.ReadLittleEndian64(&m_number)
                                          : stream.ReadLittleEndian32(&number);
    if (wireType == fixed32)
        m_number = number;
    m_at += stream.CurrentPosition();
    return read;
}

double WireReader::fractionRead() const
{
    return m_begin == m_end ? 1 : double(m_at - m_begin) / double(m_end - m_begin);
}

} // namespace fusewright::onnx
