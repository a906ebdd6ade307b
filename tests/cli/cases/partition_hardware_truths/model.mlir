// A choice computes in the type of what it chooses; truths have no peak, and bound nothing.
module @m {
  func.func public @main(%p: tensor<64x64xi1>, %q: tensor<64x64xi1>, %a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = stablehlo.and %p, %q : tensor<64x64xi1>
    %1 = stablehlo.select %0, %a, %b : tensor<64x64xi1>, tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}
