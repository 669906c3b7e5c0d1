"""Rock, scissors, paper: against the house, and between two players."""

from page import UNIT, Game, below, claim


class Throws(Game):
    """Rock, scissors, paper against the house, and looking for an opponent before it."""

    HANDS = ["rock", "scissors", "paper"]
    has_live = True

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
        return self.seek() if self.mode == "seek" else self.begin(words)

    def seek(self):
        self.phase, self.clock = "seeking", self.tuning["seekMs"]
        return [{"kind": "sought"}], 0

    def throw_clock(self):
        self.clock = self.tuning["throwMs"] + self.tuning["showMs"]

    def begin(self, words):
        self.mode = "house"
        self.throw_clock()
        self.drawn = self.next_result(words)
        return [{"kind": "began", "opponent": None}], 0

    def next_result(self, words):
        wins, pay = self.wins(), self.pay()
        won = 5000
        if self.score == [wins - 1, wins - 1]:
            over, under = {1: (1, 1), 2: (1, 2), 3: (3, 8)}[wins]
            won = 2 * UNIT * self.tuning["rtp"] * under - 10000 * (under - over) * pay
            won //= 2 * over * pay
        number = below(words, 10000 + self.tuning["ties"])
        return "win" if number < won else "lose" if number < 10000 else "tie"

    def wins(self):
        """Throws to win; rounds before it was in the tuning were best of three."""
        return self.tuning["wins"]

    def pay(self):
        return self.tuning["pay"]

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
            return self.seek()
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
            self.phase, self.clock = "alone", self.tuning["decideMs"]
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
        self.throw_clock()
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
    is_told = True

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
        self.mine, self.clock = move["hand"], "runs on"
        return [{"kind": "chosen", "mine": self.mine}], 0

    def timeout(self, words):
        if self.mode == "seek":
            opponent = self.event.get("opponent")
            if self.event.get("kind") != "began" or not isinstance(opponent, str):
                return super().timeout(words)
            self.mode, self.opponent = "duel", opponent
            self.throw_clock()
            return [{"kind": "began", "opponent": opponent}], 0
        if self.event.get("kind") == "thrown":
            return self.show(self.mine)
        return self.over("won", self.winnings())

    def ran_out(self, step):
        """Nobody was found, or no hand was shown in time; all else the other player does."""
        if step["by"] != "timeout":
            return False
        kind = self.event.get("kind")
        hands = [self.event.get("mine"), self.event.get("theirs")]
        return kind == "alone" or (kind == "thrown" and None in hands)

    def winnings(self):
        return 2 * self.tuning["rtpLive"]

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
    events = [event for step in record["steps"] for event in step["events"]]
    return record["round"]["mode"] == "live" and any(
        event.get("kind") == "began" and isinstance(event.get("opponent"), str) for event in events
    )


def of(record):
    kind = Match if is_match(record) else Throws
    return kind(record["round"]["tuning"], record["round"]["mode"] == "live")
