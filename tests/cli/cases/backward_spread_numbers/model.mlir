// Numbers that are spread over a tensor are not trained: the weight is.
module @m {
  func.func public @main(%arg0: tensor<4x8xf32>, %w: tensor<4x8xf32> loc("layer.weight")) -> tensor<4x8xf32> {
    %c = stablehlo.constant dense<2.0> : tensor<f32>
    %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %0 = stablehlo.multiply %arg0, %b : tensor<4x8xf32>
    %1 = stablehlo.multiply %0, %w : tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}
