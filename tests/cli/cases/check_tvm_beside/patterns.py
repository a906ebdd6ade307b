from tvm.relax.backend.pattern_registry import register_patterns

from .base import patterns

register_patterns(patterns)
