# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""What tvm.relax.backend.utils decides about a match: asked of the model itself."""

from tvm.relax.backend.known import has_leaking_intermediate_variables
