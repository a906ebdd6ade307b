func.func @main(%arg0: tensor<2x4xf32>, %fc.weight: tensor<4x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x4xf32>
  %1 = stablehlo.dot %0, %fc.weight : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}
