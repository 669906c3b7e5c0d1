"""Checks saved rounds by docs/fairness.md alone, with nothing but Python's standard library.

Reads records as the app saves them, of rounds and of an event's draws, one JSON object a line, and prints a line for each: "fair",
"unfair: " and why, or "not tied: " and what only the club's word says. Nothing of the club's own code is used: what both say is said twice. Each game is in
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

import draw
from page import UNIT, Unfair, claim, draws, whole

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


# A step may be told by another server of the club, whose clock is up to four seconds behind.
SKEW_MS = 4000
# A move counts for this long after its clock, the time it may have spent on the way.
GRACE_MS = 1000

RECORD = {"round", "steps", "serverSeed"}
ROUND = {"game", "mode", "step", "status", "bet", "won", "tuning", "tuningHash", "deadlineAt", "view"}
SEEDS = {"serverSeedHash", "clientSeed", "nonce"}
STEP = {"by", "events", "multiplier", "bet", "credited", "at"}


def check_shape(record, game):
    """Exactly the fields of the page: what is not compared is not in a record."""
    told, steps = record["round"], record["steps"]
    claim(record.keys() == RECORD, "other fields than a record has")
    claim(told.keys() == (ROUND if game.is_told else ROUND | SEEDS), "other fields than a round has")
    claim(isinstance(steps, list) and steps, "it has no steps")
    for at, step in enumerate(steps):
        has = STEP | {"move"} if step["by"] == "move" else STEP
        claim(step.keys() == has, f"step {at}: other fields than a step has")
        claim(whole(step["at"]), f"step {at}: no time")
    is_mode = told["mode"] == "house" or (told["mode"] == "live" and game.has_live)
    claim(is_mode, "players do not meet in this game")
    deadline = told["deadlineAt"]
    claim(deadline is None or whole(deadline), "its deadline is none")


def check_seed(record, game):
    seed, told = record["serverSeed"], record["round"]
    if game.is_told:
        claim(seed is None, "a match draws nothing")
        return
    claim(seed is not None, "its server seed is not shown yet")
    claim(isinstance(seed, str) and re.fullmatch("[0-9a-f]{64}", seed), "its server seed is none")
    digest = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    claim(digest == told["serverSeedHash"], "another server seed")
    client = told["clientSeed"]
    is_client = 1 <= len(client) <= 64 and all(33 <= ord(c) <= 126 and c != ":" for c in client)
    claim(is_client and whole(told["nonce"]), "its seeds or its nonce are malformed")


def check_tuning(told):
    text = json.dumps(told["tuning"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    claim(hashlib.sha256(text.encode()).hexdigest() == told["tuningHash"], "other numbers")


class Times:
    """The steps' times are the club's word, but no clock may run out before it has."""

    def __init__(self):
        self.last = self.deadline = None

    def follow(self, game, step, where):
        at = step["at"]
        claim(self.last is None or at >= self.last - SKEW_MS, f"{where}: before the one before it")
        if game.ran_out(step):
            is_out = self.deadline is not None and at > self.deadline + GRACE_MS
            claim(is_out, f"{where}: its clock had not run out")
        self.last = at

    def wind(self, game, step):
        if game.clock != "runs on":
            self.deadline = None if game.clock is None else step["at"] + game.clock


def check(record):
    told, steps, seed = record["round"], record["steps"], record["serverSeed"]
    game = game_of(record)
    check_shape(record, game)
    check_seed(record, game)
    check_tuning(told)
    times = Times()
    for at, step in enumerate(steps):
        where = f"step {at}"
        claim((step["by"] == "open") == (at == 0), f"{where}: a round opens once, at its start")
        claim(not game.is_done, f"{where}: after the end")
        words = None if game.is_told else draws(seed, told["clientSeed"], told["nonce"], at)
        if game.is_told:
            game.told(step["events"])
        times.follow(game, step, where)
        if at == 0:
            events, multiplier = game.open(words)
        elif step["by"] == "move":
            claim(isinstance(step["move"], dict), f"{where}: a move without a move")
            events, multiplier = game.move(step["move"], words)
        else:
            claim(step["by"] == "timeout", f"{where}: no cause")
            events, multiplier = game.timeout(words)
        times.wind(game, step)
        claim(same(events, step["events"]), f"{where}: other events")
        claim(same(multiplier, step["multiplier"]), f"{where}: another multiplier")
        check_payment(told, game, step, where)
    return check_sums(record, game, times)


def check_payment(told, game, step, where):
    bet, tuning = step["bet"], told["tuning"]
    if game.is_staked(step):
        claim(whole(bet, tuning["minBet"], tuning["maxBet"]), f"{where}: a stake out of bounds")
        claim(bet % tuning["betStep"] == 0, f"{where}: a stake between two steps")
    else:
        claim(same(bet, 0), f"{where}: it costs nothing")
    paid = game.unit(told, step) * step["multiplier"] // UNIT
    claim(same(step["credited"], paid), f"{where}: other coins than its multiplier says")


def check_sums(record, game, times):
    told, steps = record["round"], record["steps"]
    claim(same(told["bet"], sum(step["bet"] for step in steps)), "other stakes than its steps")
    claim(same(told["won"], sum(step["credited"] for step in steps)), "other winnings than its steps")
    claim(same(told["step"], len(steps) - 1), "another number of steps")
    status = "open" if not game.is_done else "voided" if game.is_void else "settled"
    is_left = not game.is_done and game.clock is None and told["status"] == game.left
    claim(is_left or told["status"] == status, "another end than its steps")
    ends_at, deadline = told["deadlineAt"], times.deadline
    # While the club is closed its clocks stand still, and end later.
    is_so = ends_at is None if deadline is None else ends_at is not None and ends_at >= deadline
    claim(is_so, "another deadline than its steps")
    claim(same(told["view"], game.view()), "it shows something else than its steps")
    return "not tied: that nobody went on with it for a day is the club's word" if is_left else "fair"


def once(pairs):
    """An object of JSON in which no name stands twice."""
    made = dict(pairs)
    claim(len(made) == len(pairs), "a name stands twice")
    return made


def number(text):
    """2.0 is 2, as every language but this one has it."""
    value = float(text)
    return int(value) if value.is_integer() else value


def none(text):
    raise Unfair(f"{text} is no number")


def verdict(line):
    try:
        record = json.loads(line, object_pairs_hook=once, parse_float=number, parse_constant=none)
        return draw.check(record) if "draw" in record else check(record)
    except Unfair as unfair:
        return f"unfair: {unfair}"
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        return f"unfair: no record of a round ({type(error).__name__} {error})"


if __name__ == "__main__":
    for line in sys.stdin:
        if line.strip():
            print(verdict(line))
