"""Find the Odd."""

from page import UNIT, Game, below, claim, whole


class FindTheOdd(Game):
    MOTIFS = ["durian", "wau", "hibiscus", "hornbill", "kuih", "batik"]

    left = "settled"

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
        is_asked = whole(move["question"]) and move["question"] == self.asked["question"]
        claim(is_asked, "an answer to another question")
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
        self.clock = rung["timeMs"]
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
        self.asked = self.clock = None
        events = [self.judged()]
        if len(self.answered) == self.of:
            right = sum(each["cell"] == each["odd"] for each in self.answered)
            events.append(self.end({"kind": "finished", "right": right, "of": self.of}))
        return events, UNIT if is_right else 0

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

    def is_staked(self, step):
        return False

    def unit(self, told, step):
        return self.tuning["coinsPerRight"]


def of(record):
    return FindTheOdd(record["round"]["tuning"])
