// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

namespace fusewright::onnx {

/// Walks the fields of one protobuf message without copying: what is not asked for is not touched.
class WireReader {
public:
    /// A message of more than 2 GiB is broken, as it is for every protobuf reader.
    explicit WireReader(std::string_view message);
    WireReader(const WireReader&) = delete;
    WireReader& operator=(const WireReader&) = delete;

    /// Goes to the next field; false at the end of the message, and where it is broken.
    bool next()
    {
        if (m_broken || m_at == m_end)
            return false;
        std::uint64_t tag = 0;
        if (!readVarint(tag) || static_cast<std::uint32_t>(tag) == 0) {
            m_broken = m_at != m_end;
            return false;
        }
        m_field = static_cast<int>(static_cast<std::uint32_t>(tag) >> 3);
        m_delimited = (tag & 7) == delimited;
        m_broken = m_field == 0 || !(m_delimited ? readDelimited() : readNumber(tag & 7));
        return !m_broken;
    }
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
    const char* position() const { return m_at; }
    /// How long a field claimed to be when there was less left; 0 when that was not the trouble.
    std::uint64_t claimedLength() const { return m_claimedLength; }

private:
    static constexpr std::uint32_t delimited = 2;

    /// Tags and most lengths take one byte or two, and most of the reader's time is theirs.
    bool readVarint(std::uint64_t& number)
    {
        if (m_end - m_at < 2 || (m_at[0] & m_at[1] & 0x80) != 0)
            return readLongVarint(number);
        const std::uint64_t first = static_cast<unsigned char>(m_at[0]);
        const std::uint64_t second = static_cast<unsigned char>(m_at[1]);
        const bool isShort = first < 0x80;
        number = isShort ? first : (first & 0x7F) | second << 7;
        m_at += isShort ? 1 : 2;
        return true;
    }
    bool readDelimited()
    {
        m_bytes = {};
        std::uint64_t length = 0;
        if (!readVarint(length))
            return false;
        if (length > static_cast<std::uint64_t>(m_end - m_at)) {
            m_claimedLength = length;
            return false;
        }
        m_bytes = {m_at, length};
        m_at += length;
        return true;
    }
    bool readLongVarint(std::uint64_t& number);
    bool readNumber(std::uint64_t wireType);

    const char* m_begin;
    const char* m_at;
    const char* m_end;
    int m_field = 0;
    std::string_view m_bytes;
    std::uint64_t m_number = 0;
    std::uint64_t m_claimedLength = 0;
    bool m_delimited = false;
    bool m_broken = false;
};

} // namespace fusewright::onnx
