"""A week's draw of the quiz event, by docs/fairness.md alone."""

import hashlib
import json
import re

from page import claim, count_off, draws, whole

SAVED = {"draw", "serverSeed", "spins"}
DRAW = {"event", "week", "prizes", "drawHash", "serverSeedHash"}
PRIZE = {"key", "winners"}
SPIN = {"clientSeed", "prize", "receipt"}


def text(value):
    return isinstance(value, str)


def check_shape(saved):
    """Exactly the fields of the page."""
    draw, spins = saved["draw"], saved["spins"]
    claim(saved.keys() == SAVED and draw.keys() == DRAW, "other fields than a draw has")
    claim(text(draw["event"]) and whole(draw["week"], 1), "no week of an event")
    prizes = draw["prizes"]
    claim(isinstance(prizes, list) and prizes and isinstance(spins, list), "no prizes, or no spins")
    for prize in prizes:
        claim(prize.keys() == PRIZE and text(prize["key"]) and whole(prize["winners"], 1), "no prize")
    claim(len({prize["key"] for prize in prizes}) == len(prizes), "two prizes of one name")
    for spin in spins:
        client = spin["clientSeed"]
        claim(spin.keys() == SPIN and text(client), "other fields than a spin has")
        is_client = 1 <= len(client) <= 64 and all(33 <= ord(c) <= 126 and c != ":" for c in client)
        claim(is_client, "a malformed client seed")


def check_hashes(saved):
    draw, seed = saved["draw"], saved["serverSeed"]
    claim(seed is not None, "its server seed is not shown yet")
    claim(text(seed) and re.fullmatch("[0-9a-f]{64}", seed), "its server seed is none")
    digest = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    claim(digest == draw["serverSeedHash"], "another server seed")
    told = {name: draw[name] for name in ("event", "week", "prizes")}
    written = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    claim(hashlib.sha256(written.encode()).hexdigest() == draw["drawHash"], "other prizes")


def check(saved):
    check_shape(saved)
    check_hashes(saved)
    draw = saved["draw"]
    left = [prize["winners"] for prize in draw["prizes"]]
    before = draw["drawHash"]
    for number, spin in enumerate(saved["spins"]):
        claim(sum(left) > 0, f"spin {number}: no prize is left")
        at = count_off(draws(saved["serverSeed"], spin["clientSeed"], number, 0), left)
        left[at] -= 1
        prize = draw["prizes"][at]["key"]
        claim(spin["prize"] == prize, f"spin {number}: another prize")
        spun = f"{before}:{number}:{spin['clientSeed']}:{prize}"
        before = hashlib.sha256(spun.encode("ascii")).hexdigest()
        claim(spin["receipt"] == before, f"spin {number}: another receipt")
    return "fair"
