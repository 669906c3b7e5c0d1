"""Checks saved rounds by docs/fairness.md alone, with nothing but Python's standard library.

Reads records as the app saves them, one JSON object a line, and prints a line for each: "fair", or
"unfair: " and why. Nothing of the club's own code is used: what both say is said twice. Each game is in
a file of its own in the folder `games`.

    python3 tests/verifier/verify.py < rounds.jsonl
"""

import hashlib
import json
import re
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

# A check leaves nothing behind.
sys.dont_write_bytecode = True

from page import Unfair, claim, draws, whole

GAMES = Path(__file__).parent / "games"


@cache
def module_of(key):
    file = GAMES / f"{key}.py"
    claim(re.fullmatch("[a-z0-9-]+", key) and file.exists(), "no game of this club")
    spec = spec_from_file_location(key, file)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def game_of(record):
    return module_of(record["round"]["game"]).of(record)


def same(one, other):
    """Equal as JSON: true is not 1, and the order of keys does not matter."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return isinstance(one, bool) == isinstance(other, bool) and one == other


def check_seed(record, game):
    seed, told = record["serverSeed"], record["round"]
    if seed is None:
        claim(game.is_told, "its server seed is not shown yet")
        return
    claim(isinstance(seed, str) and len(seed) == 64, "its server seed is none")
    try:
        key = bytes.fromhex(seed)
    except ValueError:
        raise Unfair("its server seed is none") from None
    claim(seed == seed.lower(), "its server seed is none")
    claim(hashlib.sha256(key).hexdigest() == told["serverSeedHash"], "another server seed")
    client = told["clientSeed"]
    is_client = 1 <= len(client) <= 64 and all(33 <= ord(c) <= 126 and c != ":" for c in client)
    claim(is_client and whole(told["nonce"]), "its seeds or its nonce are malformed")


def check_tuning(told):
    if "tuningHash" not in told:
        return
    text = json.dumps(told["tuning"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    claim(hashlib.sha256(text.encode()).hexdigest() == told["tuningHash"], "other numbers")


def check(record):
    told, steps, seed = record["round"], record["steps"], record["serverSeed"]
    game = game_of(record)
    check_seed(record, game)
    check_tuning(told)
    claim(steps, "it has no steps")
    for at, step in enumerate(steps):
        where = f"step {at}"
        claim((step["by"] == "open") == (at == 0), f"{where}: a round opens once, at its start")
        claim(not game.is_done, f"{where}: after the end")
        claim(step["by"] == "move" or "move" not in step, f"{where}: a move that nobody made")
        words = draws(seed, told["clientSeed"], told["nonce"], at) if seed else iter(())
        if game.is_told:
            game.told(step["events"])
            words = None
        if at == 0:
            events, multiplier = game.open(words)
        elif step["by"] == "move":
            claim(isinstance(step.get("move"), dict), f"{where}: a move without a move")
            events, multiplier = game.move(step["move"], words)
        else:
            claim(step["by"] == "timeout", f"{where}: no cause")
            events, multiplier = game.timeout(words)
        claim(same(events, step["events"]), f"{where}: other events")
        claim(multiplier == step["multiplier"], f"{where}: another multiplier")
        check_payment(told, game, step, where)
    check_sums(record, game)


def check_payment(told, game, step, where):
    bet, tuning = step["bet"], told["tuning"]
    if game.is_staked(step):
        claim(whole(bet, tuning["minBet"], tuning["maxBet"]), f"{where}: a stake out of bounds")
        claim(bet % tuning.get("betStep", 1) == 0, f"{where}: a stake between two steps")
    else:
        claim(bet == 0, f"{where}: it costs nothing")
    paid = game.unit(told, step) * step["multiplier"] // 100
    claim(step["credited"] == paid, f"{where}: other coins than its multiplier says")


def check_sums(record, game):
    told, steps = record["round"], record["steps"]
    claim(told["bet"] == sum(step["bet"] for step in steps), "other stakes than its steps")
    claim(told["won"] == sum(step["credited"] for step in steps), "other winnings than its steps")
    claim(told["step"] == len(steps) - 1, "another number of steps")
    status = "open" if not game.is_done else "voided" if game.is_void else "settled"
    claim(told["status"] == status, "another end than its steps")
    claim(not game.is_done or told["deadlineAt"] is None, "a clock that runs after the end")
    claim(same(told["view"], game.view()), "it shows something else than its steps")


def verdict(line):
    try:
        check(json.loads(line))
        return "fair"
    except Unfair as unfair:
        return f"unfair: {unfair}"
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        return f"unfair: no record of a round ({type(error).__name__} {error})"


if __name__ == "__main__":
    for line in sys.stdin:
        if line.strip():
            print(verdict(line))
