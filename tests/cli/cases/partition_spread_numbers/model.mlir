// One number over a whole tensor is read as one number, written out or spread.
module @m {
  func.func public @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %c = stablehlo.constant dense<2.0> : tensor<f32>
    %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %0 = stablehlo.multiply %arg0, %b : tensor<4x8xf32>
    %d = stablehlo.constant dense<3.0> : tensor<4x8xf32>
    %1 = stablehlo.add %0, %d : tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}
