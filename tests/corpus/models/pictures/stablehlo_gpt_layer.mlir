module @jit_layer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x128x768xf32>, %arg1: tensor<128x128xi1>, %arg2: tensor<768xf32>, %arg3: tensor<768xf32>, %arg4: tensor<768x768xf32>, %arg5: tensor<768xf32>, %arg6: tensor<768x768xf32>, %arg7: tensor<768xf32>, %arg8: tensor<768x768xf32>, %arg9: tensor<768xf32>, %arg10: tensor<768x768xf32>, %arg11: tensor<768xf32>, %arg12: tensor<768xf32>, %arg13: tensor<768xf32>, %arg14: tensor<768x3072xf32>, %arg15: tensor<3072xf32>, %arg16: tensor<3072x768xf32>, %arg17: tensor<768xf32>) -> (tensor<2x128x768xf32>) {
    %0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.add across dimensions = [2] : (tensor<2x128x768xf32>, tensor<f32>) -> tensor<2x128xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %4 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %6 = stablehlo.divide %3, %5 : tensor<2x128x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x768xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<2x128x768xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<2x128x768xf32>
    %10 = stablehlo.reduce(%9 init: %0) applies stablehlo.add across dimensions = [2] : (tensor<2x128x768xf32>, tensor<f32>) -> tensor<2x128xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %12 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %14 = stablehlo.divide %11, %13 : tensor<2x128x1xf32>
    %15 = stablehlo.constant dense<1.000000e-05> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %17 = stablehlo.add %14, %16 : tensor<2x128x1xf32>
    %18 = stablehlo.rsqrt %17 : tensor<2x128x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x768xf32>
    %20 = stablehlo.multiply %8, %19 : tensor<2x128x768xf32>
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<2x128x768xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<2x128x768xf32>
    %24 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<2x128x768xf32>
    %26 = stablehlo.add %23, %25 : tensor<2x128x768xf32>
    %27 = stablehlo.dot_general %26, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x768xf32>, tensor<768x768xf32>) -> tensor<2x128x768xf32>
    %28 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<2x128x768xf32>
    %30 = stablehlo.add %27, %29 : tensor<2x128x768xf32>
    %31 = stablehlo.reshape %30 : (tensor<2x128x768xf32>) -> tensor<2x128x12x64xf32>
    %32 = stablehlo.dot_general %26, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x768xf32>, tensor<768x768xf32>) -> tensor<2x128x768xf32>
    %33 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<2x128x768xf32>
    %35 = stablehlo.add %32, %34 : tensor<2x128x768xf32>
    %36 = stablehlo.reshape %35 : (tensor<2x128x768xf32>) -> tensor<2x128x12x64xf32>
    %37 = stablehlo.dot_general %26, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x768xf32>, tensor<768x768xf32>) -> tensor<2x128x768xf32>
    %38 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<2x128x768xf32>
    %40 = stablehlo.add %37, %39 : tensor<2x128x768xf32>
    %41 = stablehlo.reshape %40 : (tensor<2x128x768xf32>) -> tensor<2x128x12x64xf32>
    %42 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x128x12x64xf32>
    %44 = stablehlo.divide %31, %43 : tensor<2x128x12x64xf32>
    %45 = stablehlo.dot_general %44, %36, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x128x12x64xf32>, tensor<2x128x12x64xf32>) -> tensor<2x12x128x128xf32>
    %46 = stablehlo.broadcast_in_dim %arg1, dims = [2, 3] : (tensor<128x128xi1>) -> tensor<2x12x128x128xi1>
    %48 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x12x128x128xf32>
    %47 = stablehlo.select %46, %45, %48 : tensor<2x12x128x128xi1>, tensor<2x12x128x128xf32>
    %49 = stablehlo.reduce(%47 init: %1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x12x128x128xf32>, tensor<f32>) -> tensor<2x12x128xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<2x12x128xf32>) -> tensor<2x12x128x1xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<2x12x128x1xf32>) -> tensor<2x12x128x128xf32>
    %52 = stablehlo.subtract %47, %51 : tensor<2x12x128x128xf32>
    %53 = stablehlo.exponential %52 : tensor<2x12x128x128xf32>
    %54 = stablehlo.reduce(%53 init: %0) applies stablehlo.add across dimensions = [3] : (tensor<2x12x128x128xf32>, tensor<f32>) -> tensor<2x12x128xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<2x12x128xf32>) -> tensor<2x12x128x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<2x12x128x1xf32>) -> tensor<2x12x128x128xf32>
    %57 = stablehlo.divide %53, %56 : tensor<2x12x128x128xf32>
    %58 = stablehlo.dot_general %57, %41, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<2x12x128x128xf32>, tensor<2x128x12x64xf32>) -> tensor<2x12x128x64xf32>
    %59 = stablehlo.transpose %58, dims = [0, 2, 1, 3] : (tensor<2x12x128x64xf32>) -> tensor<2x128x12x64xf32>
    %60 = stablehlo.reshape %59 : (tensor<2x128x12x64xf32>) -> tensor<2x128x768xf32>
    %61 = stablehlo.dot_general %60, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x768xf32>, tensor<768x768xf32>) -> tensor<2x128x768xf32>
    %62 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<2x128x768xf32>
    %64 = stablehlo.add %61, %63 : tensor<2x128x768xf32>
    %65 = stablehlo.add %arg0, %64 : tensor<2x128x768xf32>
    %66 = stablehlo.reduce(%65 init: %0) applies stablehlo.add across dimensions = [2] : (tensor<2x128x768xf32>, tensor<f32>) -> tensor<2x128xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %68 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %70 = stablehlo.divide %67, %69 : tensor<2x128x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x768xf32>
    %72 = stablehlo.subtract %65, %71 : tensor<2x128x768xf32>
    %73 = stablehlo.multiply %72, %72 : tensor<2x128x768xf32>
    %74 = stablehlo.reduce(%73 init: %0) applies stablehlo.add across dimensions = [2] : (tensor<2x128x768xf32>, tensor<f32>) -> tensor<2x128xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %76 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %78 = stablehlo.divide %75, %77 : tensor<2x128x1xf32>
    %79 = stablehlo.constant dense<1.000000e-05> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %81 = stablehlo.add %78, %80 : tensor<2x128x1xf32>
    %82 = stablehlo.rsqrt %81 : tensor<2x128x1xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x768xf32>
    %84 = stablehlo.multiply %72, %83 : tensor<2x128x768xf32>
    %85 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<2x128x768xf32>
    %87 = stablehlo.multiply %84, %86 : tensor<2x128x768xf32>
    %88 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<2x128x768xf32>
    %90 = stablehlo.add %87, %89 : tensor<2x128x768xf32>
    %91 = stablehlo.dot_general %90, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x768xf32>, tensor<768x3072xf32>) -> tensor<2x128x3072xf32>
    %92 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<3072xf32>) -> tensor<1x1x3072xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x3072xf32>) -> tensor<2x128x3072xf32>
    %94 = stablehlo.add %91, %93 : tensor<2x128x3072xf32>
    %95 = stablehlo.multiply %94, %94 : tensor<2x128x3072xf32>
    %96 = stablehlo.multiply %95, %94 : tensor<2x128x3072xf32>
    %97 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x128x3072xf32>
    %99 = stablehlo.multiply %96, %98 : tensor<2x128x3072xf32>
    %100 = stablehlo.add %94, %99 : tensor<2x128x3072xf32>
    %101 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<2x128x3072xf32>
    %103 = stablehlo.multiply %100, %102 : tensor<2x128x3072xf32>
    %104 = stablehlo.tanh %103 : tensor<2x128x3072xf32>
    %105 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<2x128x3072xf32>
    %107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<2x128x3072xf32>
    %109 = stablehlo.add %104, %108 : tensor<2x128x3072xf32>
    %110 = stablehlo.multiply %106, %109 : tensor<2x128x3072xf32>
    %111 = stablehlo.multiply %94, %110 : tensor<2x128x3072xf32>
    %112 = stablehlo.dot_general %111, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x3072xf32>, tensor<3072x768xf32>) -> tensor<2x128x768xf32>
    %113 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<2x128x768xf32>
    %115 = stablehlo.add %112, %114 : tensor<2x128x768xf32>
    %116 = stablehlo.add %65, %115 : tensor<2x128x768xf32>
    return %116 : tensor<2x128x768xf32>
  }
}
