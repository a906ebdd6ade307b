import torch.nn.functional as F
from tt_torch.fusion_providers import FusionProvider


class GateProvider(FusionProvider):
    name = "gate"

    @staticmethod
    def pattern(gate, up):
        return F.silu(gate, inplace=False) * up

    @staticmethod
    def replacement(gate, up):
        return F.silu(gate * up)
