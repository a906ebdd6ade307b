// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

#include <google/protobuf/io/coded_stream.h>

namespace fusewright::onnx {

/// Walks the fields of one protobuf message without copying: what is not asked for is not touched.
class WireReader {
public:
    /// A message of more than 2 GiB is broken, as it is for every protobuf reader.
    explicit WireReader(std::string_view message);
    WireReader(const WireReader&) = delete;
    WireReader& operator=(const WireReader&) = delete;

    /// Goes to the next field; false at the end of the message, and where it is broken.
    bool next();
    bool isBroken() const { return m_broken; }

    int field() const { return m_field; }
    /// Strings, bytes, messages and packed lists; empty for numbers.
    std::string_view bytes() const { return m_bytes; }
    std::int64_t integer() const { return static_cast<std::int64_t>(m_number); }
    float asFloat() const { return std::bit_cast<float>(static_cast<std::uint32_t>(m_number)); }
    double asDouble() const { return std::bit_cast<double>(m_number); }
    /// Whether the field is written as one length and that many bytes.
    bool isDelimited() const { return m_delimited; }

    /// How much of the message lies behind the reader, from 0 to 1.
    double fractionRead() const;
    /// Where the reader stands, for messages about broken files.
    const char* position() const;
    /// How long a field claimed to be when there was less left; 0 when that was not the trouble.
    std::uint64_t claimedLength() const { return m_claimedLength; }

private:
    bool readPayload(std::uint32_t wireType);
    bool readDelimited();

    std::string_view m_message;
    google::protobuf::io::CodedInputStream m_stream;
    int m_field = 0;
    std::string_view m_bytes;
    std::uint64_t m_number = 0;
    std::uint64_t m_claimedLength = 0;
    bool m_delimited = false;
    bool m_broken = false;
};

} // namespace fusewright::onnx
