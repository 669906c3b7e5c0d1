"""Checks saved rounds by docs/fairness.md alone, with nothing but Python's standard library.

Reads records as the app saves them, one JSON object a line, and prints a line for each: "fair", or
"unfair: " and why. Nothing of the club's own code is used: what both say is said twice.

    python3 tests/verifier/verify.py < rounds.jsonl
"""

import hashlib
import hmac
import json
import sys


class Unfair(Exception):
    pass


def claim(is_so, what):
    if not is_so:
        raise Unfair(what)


# Draws: the part of the page that says what a number is.


def draws(server_seed, client_seed, nonce, step):
    key, block = bytes.fromhex(server_seed), 0
    while True:
        message = f"{client_seed}:{nonce}:{step}" + (f":{block}" if block else "")
        digest = hmac.new(key, message.encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(words, n):
    limit = 2**32 // n * n
    while (word := next(words)) >= limit:
        pass
    return word % n


def count_off(words, weights):
    number = below(words, sum(weights))
    for at, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return at


def whole(value, least=0, most=None):
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    return is_whole and value >= least and (most is None or value <= most)


class Game:
    """A round under way: each call answers its events and multiplier, or raises Unfair."""

    def __init__(self, tuning):
        self.tuning = tuning
        self.is_done = False
        self.is_void = False

    def end(self, event, is_void=False):
        self.is_done, self.is_void, self.ended = True, is_void, event
        return event

    ended = None


class FindTheOdd(Game):
    MOTIFS = ["durian", "wau", "hibiscus", "hornbill", "kuih", "batik"]

    def open(self, words):
        self.of = len(self.tuning["ladder"])
        self.answered = []
        self.asked = None
        return [], 0

    def move(self, move, words):
        if move == {"kind": "next"}:
            claim(self.asked is None, "a question is asked before the last one is judged")
            return [self.ask(words)], 0
        claim(move.keys() == {"kind", "question", "cell"} and move["kind"] == "answer", "no move")
        claim(self.asked is not None, "an answer without a question")
        claim(move["question"] == self.asked["question"], "an answer to another question")
        claim(whole(move["cell"], 0, len(self.asked["cells"]) - 1), "no such card")
        return self.judge(move["cell"])

    def timeout(self, words):
        claim(self.asked is not None, "no clock runs")
        return self.judge(None)

    def ask(self, words):
        rung = self.tuning["ladder"][len(self.answered)]
        last = self.answered[-1]["motif"] if self.answered else None
        motifs = [motif for motif in self.MOTIFS if motif != last]
        motif = motifs[below(words, len(motifs))]
        difference = rung["differences"][below(words, len(rung["differences"]))]
        side = 1 if below(words, 2) == 0 else -1
        tilt = below(words, 17) - 8
        is_mirrored = below(words, 2) == 1
        plain = {
            "frame": motif,
            "hue": 0,
            "rotate": tilt,
            "isMirrored": is_mirrored,
            "scale": 1,
            "brightness": 1,
        }
        changed = plain | self.changes(plain, difference, side)
        is_plain_odd = below(words, 2) == 1
        common, odd_look = (changed, plain) if is_plain_odd else (plain, changed)
        cells = [common] * (rung["columns"] * rung["rows"])
        self.odd = below(words, len(cells))
        cells[self.odd] = odd_look
        self.asked = {
            "question": len(self.answered) + 1,
            "motif": motif,
            "columns": rung["columns"],
            "rows": rung["rows"],
            "cells": cells,
            "timeMs": rung["timeMs"],
        }
        return {"kind": "question"} | self.asked

    @staticmethod
    def changes(plain, difference, side):
        kind = difference["kind"]
        if kind == "detail":
            return {"frame": f"{plain['frame']}-{difference['variant']}"}
        if kind == "hue":
            return {"hue": side * difference["degrees"], "brightness": 1 - difference["darker"]}
        if kind == "rotate":
            return {"rotate": plain["rotate"] + side * difference["degrees"]}
        if kind == "mirror":
            return {"isMirrored": not plain["isMirrored"]}
        if kind == "scale":
            return {"scale": 1 - difference["smaller"]}
        return {"brightness": 1 - difference["darker"]}

    def judge(self, cell):
        is_right = cell == self.odd
        self.answered.append({"motif": self.asked["motif"], "cell": cell, "odd": self.odd})
        self.asked = None
        events = [self.judged()]
        if len(self.answered) == self.of:
            right = sum(each["cell"] == each["odd"] for each in self.answered)
            events.append(self.end({"kind": "finished", "right": right, "of": self.of}))
        return events, 100 if is_right else 0

    def judged(self):
        last = self.answered[-1]
        return {
            "kind": "judged",
            "question": len(self.answered),
            "cell": last["cell"],
            "odd": last["odd"],
            "isRight": last["cell"] == last["odd"],
        }

    def view(self):
        verdicts = [
            "missed" if each["cell"] is None else "right" if each["cell"] == each["odd"] else "wrong"
            for each in self.answered
        ]
        return {
            "phase": "asked" if self.asked else "done" if self.is_done else "ready",
            "of": self.of,
            "verdicts": verdicts,
            "asked": self.asked,
            "last": self.judged() if self.answered else None,
        }


class Bridge(Game):
    def open(self, words):
        self.path = []
        self.crossed = 0
        return [{"kind": "began"}], 0

    def pays(self, step):
        tuning = self.tuning
        if step == 0:
            return 0
        return tuning["rtp"] * tuning["panels"] ** step // (100 * tuning["safePanels"] ** step)

    def over(self, why, multiplier):
        end = {"kind": "ended", "why": why, "crossed": self.crossed, "multiplier": multiplier}
        return self.end(end)

    def move(self, move, words):
        if move == {"kind": "quit"}:
            return [self.over("quit", 0)], 0
        if move == {"kind": "take"}:
            claim(self.crossed > 0, "nothing is to be taken before the first step")
            return [self.over("took", self.pays(self.crossed))], self.pays(self.crossed)
        claim(move.keys() == {"kind", "panel"} and move["kind"] == "step", "no move")
        panel = move["panel"]
        claim(whole(panel, 0, self.tuning["panels"] - 1), "no such panel")
        left = list(range(self.tuning["panels"]))
        safe = [left.pop(below(words, len(left))) for _ in range(self.tuning["safePanels"])]
        safe.sort()
        self.path.append({"panel": panel, "safe": safe})
        told = {"step": self.crossed + 1, "panel": panel, "safe": safe}
        if panel not in safe:
            return [{"kind": "fell"} | told, self.over("fell", 0)], 0
        self.crossed += 1
        pays = self.pays(self.crossed)
        events = [{"kind": "crossed"} | told | {"multiplier": pays}]
        if self.crossed < self.tuning["steps"]:
            return events, 0
        return [*events, self.over("arrived", pays)], pays

    def timeout(self, words):
        return [self.over("time", 0)], 0

    def view(self):
        is_last = self.is_done or self.crossed == self.tuning["steps"]
        return {
            "steps": self.tuning["steps"],
            "panels": self.tuning["panels"],
            "path": self.path,
            "crossed": self.crossed,
            "multiplier": self.pays(self.crossed),
            "next": None if is_last else self.pays(self.crossed + 1),
            "end": self.ended,
        }


class Nest(Game):
    def open(self, words):
        self.cracked = []
        return [{"kind": "laid", "eggs": self.tuning["eggs"]}], 0

    def over(self, why):
        return self.end({"kind": "ended", "why": why, "cracked": len(self.cracked)})

    def move(self, move, words):
        if move == {"kind": "quit"}:
            return [self.over("quit")], 0
        claim(move.keys() == {"kind", "egg"} and move["kind"] == "crack", "no move")
        egg = move["egg"]
        claim(whole(egg, 0, self.tuning["eggs"] - 1), "no such egg")
        claim(all(each["egg"] != egg for each in self.cracked), "an egg is cracked twice")
        prize = self.prize(words)
        self.cracked.append({"egg": egg, "prize": prize})
        events = [{"kind": "cracked", "egg": egg, "prize": prize}]
        if len(self.cracked) == self.tuning["eggs"]:
            events.append(self.over("empty"))
        return events, prize["times"]

    def prize(self, words):
        tuning = self.tuning
        coins = tuning["coins"]
        weights = [tuning["nothing"]["weight"], *(each["weight"] for each in coins)]
        held = count_off(words, [*weights, tuning["free"]["weight"], tuning["box"]["weight"]])
        if held == 0:
            return {"kind": "none", "times": 0}
        if held <= len(coins):
            return {"kind": "coins", "times": coins[held - 1]["times"]}
        kind = "free" if held == len(coins) + 1 else "box"
        prizes = tuning[kind]["prizes"]
        at = count_off(words, [each["weight"] for each in prizes])
        return {"kind": kind, "times": prizes[at]["times"]}

    def timeout(self, words):
        return [self.over("time")], 0

    def view(self):
        return {"eggs": self.tuning["eggs"], "cracked": self.cracked, "end": self.ended}


class Wheel(Game):
    def open(self, words):
        segments = self.tuning["segments"]
        at = count_off(words, [each["weight"] for each in segments])
        times = segments[at]["times"]
        sen = self.tuning["unitSen"] * times // 100
        self.spun = self.end({"kind": "spun", "segment": at, "times": times, "sen": sen})
        return [self.spun], times

    def view(self):
        return {"spun": self.spun}


class Throws(Game):
    """Rock, scissors, paper against the house, and looking for an opponent before it."""

    HANDS = ["rock", "scissors", "paper"]

    def __init__(self, tuning, is_sought):
        super().__init__(tuning)
        self.mode = "seek" if is_sought else "house"
        self.phase = "seeking"
        self.score = [0, 0]
        self.throws = []
        self.drawn = None
        self.mine = None
        self.opponent = None

    def open(self, words):
        return ([{"kind": "sought"}], 0) if self.mode == "seek" else self.begin(words)

    def begin(self, words):
        self.mode = "house"
        self.drawn = self.next_result(words)
        return [{"kind": "began", "opponent": None}], 0

    def next_result(self, words):
        wins, pay = self.wins(), self.pay()
        won = 5000
        if self.score == [wins - 1, wins - 1]:
            over, under = {1: (1, 1), 2: (1, 2), 3: (3, 8)}[wins]
            won = 200 * self.tuning["rtp"] * under - 10000 * (under - over) * pay
            won //= 2 * over * pay
        number = below(words, 10000 + self.tuning["ties"])
        return "win" if number < won else "lose" if number < 10000 else "tie"

    def wins(self):
        """Throws to win; rounds before it was in the tuning were best of three."""
        return self.tuning.get("wins", 2)

    def pay(self):
        return self.tuning.get("pay", 200)

    def over(self, why, multiplier, is_void=False):
        end = {"kind": "ended", "why": why, "score": list(self.score), "multiplier": multiplier}
        return [self.end(end, is_void)], multiplier

    def move(self, move, words):
        if move == {"kind": "quit"}:
            return self.over("void", 0, True) if self.mode == "seek" else self.over("quit", 0)
        if self.mode == "seek":
            if move == {"kind": "house"}:
                return self.begin(words)
            claim(move == {"kind": "wait"} and self.phase == "alone", "no move")
            self.phase = "seeking"
            return [{"kind": "sought"}], 0
        claim(move.keys() == {"kind", "hand"} and move["kind"] == "throw", "no move")
        claim(move["hand"] in self.HANDS, "no hand")
        mine = move["hand"]
        # Each hand beats the next one of the list; the house shows the one that makes it true.
        turn = {"tie": 0, "win": 1, "lose": 2}[self.drawn]
        theirs = self.HANDS[(self.HANDS.index(mine) + turn) % 3]
        return self.thrown(mine, theirs, self.drawn, self.pay(), words)

    def timeout(self, words):
        if self.mode == "house":
            theirs = self.HANDS[below(words, 3)]
            return self.thrown(None, theirs, "lose", self.pay(), words)
        if self.phase == "seeking":
            self.phase = "alone"
            return [{"kind": "alone"}], 0
        return self.over("void", 0, True)

    def thrown(self, mine, theirs, result, pays, words):
        self.score[0] += result == "win"
        self.score[1] += result == "lose"
        throw = {
            "kind": "thrown",
            "number": len(self.throws) + 1,
            "mine": mine,
            "theirs": theirs,
            "result": result,
            "score": list(self.score),
        }
        self.throws.append(throw)
        self.drawn = None
        if self.score[0] == self.wins():
            events, multiplier = self.over("won", pays)
            return [throw, *events], multiplier
        if self.score[1] == self.wins():
            events, multiplier = self.over("lost", 0)
            return [throw, *events], multiplier
        if words is not None:
            self.drawn = self.next_result(words)
        return [throw], 0

    def view(self):
        is_seeking = self.mode == "seek"
        phase = self.phase if is_seeking else "chosen" if self.mine else "throwing"
        return {
            "phase": "done" if self.is_done else phase,
            "isLive": self.mode != "house",
            "opponent": self.opponent,
            "score": [0, 0] if is_seeking else self.score,
            "throws": self.throws,
            "mine": self.mine,
            "end": self.ended,
        }


class Match(Throws):
    """A match between two players: nothing is drawn, the other's hands are read from the record."""

    idle = 0

    def told(self, events):
        """Called before each step with what the record tells of it."""
        self.event = events[0] if events and isinstance(events[0], dict) else {}

    def move(self, move, words):
        if self.mode == "seek":
            claim(move != {"kind": "house"}, "a match with a player after one with the house")
            return super().move(move, words)
        if move == {"kind": "quit"}:
            return self.over("quit", 0)
        claim(move.keys() == {"kind", "hand"} and move["kind"] == "throw", "no move")
        claim(move["hand"] in self.HANDS and self.mine is None, "no hand, or a second one")
        if self.event.get("kind") == "thrown" and self.event.get("theirs") is not None:
            return self.show(move["hand"])
        self.mine = move["hand"]
        return [{"kind": "chosen", "mine": self.mine}], 0

    def timeout(self, words):
        if self.mode == "seek":
            opponent = self.event.get("opponent")
            if self.event.get("kind") != "began" or not isinstance(opponent, str):
                return super().timeout(words)
            self.mode, self.opponent = "duel", opponent
            return [{"kind": "began", "opponent": opponent}], 0
        if self.event.get("kind") == "thrown":
            return self.show(self.mine)
        return self.over("won", self.winnings())

    def winnings(self):
        return self.tuning["rtpLive"] // 50

    def show(self, mine):
        theirs = self.event["theirs"]
        claim(theirs is None or theirs in self.HANDS, "no hand")
        self.mine = None
        self.idle = self.idle + 1 if mine is None and theirs is None else 0
        events, multiplier = self.thrown(mine, theirs, self.result(mine, theirs), self.winnings(), None)
        if not self.is_done and self.idle >= self.tuning["idleThrows"]:
            more, multiplier = self.over("void", 0, True)
            events = [*events, *more]
        return events, multiplier

    def result(self, mine, theirs):
        if mine == theirs:
            return "tie"
        if mine is None or theirs is None:
            return "lose" if mine is None else "win"
        beaten = self.HANDS[(self.HANDS.index(mine) + 1) % 3]
        return "win" if beaten == theirs else "lose"


def is_match(record):
    live = record["round"]["game"] == "rock-scissor-paper" and record["round"]["mode"] == "live"
    events = [event for step in record["steps"] for event in step["events"]]
    return live and any(
        event.get("kind") == "began" and isinstance(event.get("opponent"), str) for event in events
    )


def game_of(record):
    game, tuning = record["round"]["game"], record["round"]["tuning"]
    if game == "rock-scissor-paper":
        kind = Match if is_match(record) else Throws
        return kind(tuning, record["round"]["mode"] == "live")
    kinds = {"fto": FindTheOdd, "squidgame": Bridge, "lucky-egg": Nest, "spin-wheel": Wheel}
    claim(game in kinds, "no game of this club")
    return kinds[game](tuning)


def same(one, other):
    """Equal as JSON: true is not 1, and the order of keys does not matter."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return isinstance(one, bool) == isinstance(other, bool) and one == other


def is_staked(game, step):
    if game in ("fto", "spin-wheel"):
        return False
    if game == "lucky-egg":
        return step["by"] == "move" and step["move"]["kind"] == "crack"
    return step["by"] == "open"


def unit_of(record, step):
    game = record["round"]["game"]
    if game == "fto":
        return record["round"]["tuning"]["coinsPerRight"]
    if game == "spin-wheel":
        return 0
    return step["bet"] if game == "lucky-egg" else record["round"]["bet"]


def check_seed(record):
    seed, told = record["serverSeed"], record["round"]
    if seed is None:
        claim(is_match(record), "its server seed is not shown yet")
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
    check_seed(record)
    check_tuning(told)
    game = game_of(record)
    claim(steps, "it has no steps")
    for at, step in enumerate(steps):
        where = f"step {at}"
        claim((step["by"] == "open") == (at == 0), f"{where}: a round opens once, at its start")
        claim(not game.is_done, f"{where}: after the end")
        claim(step["by"] == "move" or "move" not in step, f"{where}: a move that nobody made")
        words = draws(seed, told["clientSeed"], told["nonce"], at) if seed else iter(())
        if isinstance(game, Match):
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
        check_payment(record, step, where)
    check_sums(record, game)


def check_payment(record, step, where):
    bet, tuning = step["bet"], record["round"]["tuning"]
    if is_staked(record["round"]["game"], step):
        claim(whole(bet, tuning["minBet"], tuning["maxBet"]), f"{where}: a stake out of bounds")
        claim(bet % tuning.get("betStep", 1) == 0, f"{where}: a stake between two steps")
    else:
        claim(bet == 0, f"{where}: it costs nothing")
    paid = unit_of(record, step) * step["multiplier"] // 100
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
