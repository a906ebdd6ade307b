// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/id.h"
#include "engine/support/string_pool.h"

namespace fusewright {

/// An operator in a graph. Ids are the topological order: a producer is smaller than its users.
using NodeId = Id<struct NodeTag>;
/// A tensor in a graph: a graph input, a parameter or a result, in this order.
using ValueId = Id<struct ValueTag>;
/// A kind of operator as one graph uses it.
using OperatorId = Id<struct OperatorTag>;
/// A shape of a shape table; shape 0 is "not even the rank is known".
using ShapeId = Id<struct ShapeTag>;
/// A module instance that operators come from; module 0 is "none".
using ModuleId = Id<struct ModuleTag>;
/// A distinct attribute value of an attribute table.
using AttributeValueId = Id<struct AttributeValueTag>;
/// A distinct encoding of an encoding table; an invalid one is that of a value without.
using EncodingId = Id<struct EncodingTag>;

} // namespace fusewright
