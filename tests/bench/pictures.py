# SPDX-FileCopyrightText: 2026 The Fusewright authors
# SPDX-License-Identifier: Apache-2.0
"""How good pictures are, beside dot's of the same cards: python3 pictures.py FUSEWRIGHT MODELS...

Each model is drawn by `fusewright layout` with nothing folded, as operators and, where it has
modules, with all of them open. dot draws the same cards and the edges between them, weights left
out, in at most a minute. A folder stands for the models in it."""

import collections
import json
import pathlib
import subprocess
import sys

ENDINGS = (".onnx", ".json", ".mlir", ".dot", ".py", ".txt", ".pt2", ".hlo")
LEAST = 30  # Operators: smaller models are drawn well by anybody.
WANTED = {"operators": 0.15, "modules": 0.10}
POINTS = 72.0  # dot's inch


def models(places):
    """All files below the places that may be models, each of the same bytes once."""
    seen = set()
    for place in map(pathlib.Path, places):
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            if path.is_file() and path.name.endswith(ENDINGS):
                content = path.read_bytes()
                if content not in seen:
                    seen.add(content)
                    yield path


def layout(program, model, view):
    command = [program, "layout", model, "--view", view, "--open", "all", "--fold", "no", "--json"]
    answer = subprocess.run(command, capture_output=True, check=False)
    return json.loads(answer.stdout) if answer.returncode == 0 else None


def straight_share(cards, edges, is_upright):
    """Of the edges between a card with one user and a card with one producer, those upright."""
    users = collections.Counter(edge["from"] for edge in edges)
    producers = collections.Counter(edge["to"] for edge in edges)
    chains = [
        edge
        for edge in edges
        if edge["from"] in cards and edge["to"] in cards
        and users[edge["from"]] == 1 and producers[edge["to"]] == 1
    ]
    return sum(map(is_upright, chains)) / len(chains) if chains else 1.0


def dot(picture):
    """Fill, aspect and straightness of dot's picture of the same cards; None where it takes long."""
    cards = {box["id"]: box for box in picture["boxes"] if box["kind"] in ("operator", "input",
                                                                          "output", "section")}
    edges = [edge for edge in picture["edges"] if edge["from"] in cards and edge["to"] in cards]
    lines = ["digraph g { node [shape=box fixedsize=true label=\"\"];"]
    names = {card: f"c{number}" for number, card in enumerate(cards)}
    for card, box in cards.items():
        lines.append(f"{names[card]} [width={box['w'] / POINTS} height={box['h'] / POINTS}];")
    lines += [f"{names[edge['from']]} -> {names[edge['to']]};" for edge in edges] + ["}"]
    try:
        answer = subprocess.run(["dot", "-Tplain"], input="\n".join(lines), capture_output=True,
                                text=True, timeout=60, check=False)
    except subprocess.TimeoutExpired:
        return None
    words = [line.split() for line in answer.stdout.splitlines()]
    if not words or words[0][0] != "graph":
        return None
    width, height = float(words[0][2]) * POINTS, float(words[0][3]) * POINTS
    across = {row[1]: float(row[2]) * POINTS for row in words if row[0] == "node"}
    area = sum(box["w"] * box["h"] for box in cards.values())

    def is_upright(edge):
        return abs(across[names[edge["from"]]] - across[names[edge["to"]]]) < 1

    return area / (width * height), width / height, straight_share(cards, edges, is_upright)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    program, places = sys.argv[1], sys.argv[2:]
    print(f"{'fill':>6} {'dot':>6} {'aspect':>7} {'dot':>6} {'straight':>8} {'dot':>6}"
          f" {'cross':>6} {'thru':>4} {'ops':>6}  view       model")
    short = collections.Counter()
    for path in models(places):
        for view, wanted in WANTED.items():
            picture = layout(program, path, view)
            kinds = collections.Counter(box["kind"] for box in picture["boxes"]) if picture else {}
            if not picture or kinds["operator"] < LEAST or (view == "modules"
                                                            and not kinds["module"]):
                continue
            measures = picture["measures"]
            theirs = dot(picture) if view == "operators" else None
            told = [f"{value:6.{digits}f}" for value, digits in
                    zip((theirs[0], theirs[1], 100 * theirs[2]), (3, 2, 1))] if theirs else ["–"] * 3
            short[view, "all"] += 1
            short[view, "fill"] += measures["fill"] < wanted
            short[view, "aspect"] += not 0.5 <= measures["aspect"] <= 3
            short[view, "straight"] += measures["straight"] < 0.95
            short[view, "through"] += (measures["through"] or 0) > 0
            print(f"{measures['fill']:6.3f} {told[0]:>6} {measures['aspect']:7.2f} {told[1]:>6}"
                  f" {100 * measures['straight']:8.1f} {told[2]:>6} {measures['crossings']:6}"
                  f" {measures['through']:4} {kinds['operator']:6}  {view:10} {path}", flush=True)
    for view, wanted in WANTED.items():
        print(f"{view}: of {short[view, 'all']} pictures, {short[view, 'fill']} have a fill below"
              f" {wanted}, {short[view, 'aspect']} an aspect that is not 0.5 to 3,"
              f" {short[view, 'straight']} less than 95 % straight,"
              f" {short[view, 'through']} a line through a card")


if __name__ == "__main__":
    main()
