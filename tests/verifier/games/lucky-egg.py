"""The nest of lucky eggs."""

from page import Game, claim, count_off, whole

FINDS = ["leaf", "fig", "feather", "pebble", "rambutan", "shell", "orchid", "nutmeg", "beetle",
         "bead", "bell", "thread"]


class Nest(Game):
    left = "settled"

    def open(self, words):
        self.cracked = []
        self.clock = self.tuning["sessionMs"]
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
        self.clock = "runs on"
        cracked = {"kind": "cracked", "egg": egg, "prize": prize}
        find = self.find(words)
        events = [{**cracked, "find": find} if find else cracked]
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

    def find(self, words):
        chances = self.tuning.get("finds")
        if chances is None:
            return None
        return [*FINDS, None][count_off(words, [*chances, 1000000 - sum(chances)])]

    def timeout(self, words):
        return [self.over("time")], 0

    def view(self):
        return {"eggs": self.tuning["eggs"], "cracked": self.cracked, "end": self.ended}

    def is_staked(self, step):
        return step["by"] == "move" and step["move"]["kind"] == "crack"

    def unit(self, told, step):
        return step["bet"]


def of(record):
    return Nest(record["round"]["tuning"])
