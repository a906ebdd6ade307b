// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

/// Field numbers of the ONNX messages that are read (onnx.proto3, to IR version 10).
namespace fusewright::onnx {

namespace model {
enum : int {
    irVersion = 1,
    producerName = 2,
    producerVersion = 3,
    domain = 4,
    graph = 7,
    opsetImport = 8,
    metadata = 14,
    function = 25,
};
}
namespace opset {
enum : int { domain = 1, version = 2 };
}
namespace metadataEntry {
enum : int { key = 1, value = 2 };
}
namespace graph {
enum : int {
    node = 1,
    name = 2,
    initializer = 5,
    input = 11,
    output = 12,
    valueInfo = 13,
    sparseInitializer = 15,
};
}
namespace node {
enum : int { input = 1, output = 2, name = 3, opType = 4, attribute = 5, domain = 7 };
}
namespace function {
enum : int {
    name = 1,
    input = 4,
    output = 5,
    node = 7,
    domain = 10,
    attributeDefault = 11,
    valueInfo = 12,
};
}
namespace attribute {
enum : int {
    name = 1,
    floatValue = 2,
    intValue = 3,
    stringValue = 4,
    tensor = 5,
    graph = 6,
    floats = 7,
    ints = 8,
    strings = 9,
    tensors = 10,
    graphs = 11,
    typeProto = 14,
    type = 20,
    reference = 21,
    sparseTensor = 22,
};
}
namespace tensor {
enum : int {
    dims = 1,
    dataType = 2,
    floatData = 4,
    int32Data = 5,
    stringData = 6,
    int64Data = 7,
    name = 8,
    rawData = 9,
    doubleData = 10,
    uint64Data = 11,
    externalData = 13,
    dataLocation = 14,
};
}
namespace sparseTensor {
enum : int { values = 1, dims = 3 };
}
namespace valueInfoField {
enum : int { name = 1, type = 2 };
}
namespace typeKind {
enum : int { tensor = 1, sequence = 4, map = 5, opaque = 7, sparseTensor = 8, optional = 9 };
}
namespace tensorType {
enum : int { elementType = 1, shape = 2 };
}
namespace shape {
enum : int { dim = 1 };
}
namespace dimension {
enum : int { value = 1, parameter = 2 };
}

} // namespace fusewright::onnx
