"""The bridge of the squid game."""

from page import Game, below, claim, whole


class Bridge(Game):
    def open(self, words):
        self.path = []
        self.crossed = 0
        self.clock = self.tuning["clockMs"]
        return [{"kind": "began"}], 0

    def pays(self, step):
        return self.tuning["steps"][step - 1]["multiplier"] if step else 0

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
        panel, step = move["panel"], self.tuning["steps"][self.crossed]
        claim(whole(panel, 0, step["panels"] - 1), "no such panel")
        left = list(range(step["panels"]))
        safe = [left.pop(below(words, len(left))) for _ in range(step["safePanels"])]
        safe.sort()
        self.path.append({"panel": panel, "safe": safe})
        told = {"step": self.crossed + 1, "panel": panel, "safe": safe}
        if panel not in safe:
            return [{"kind": "fell"} | told, self.over("fell", 0)], 0
        self.crossed += 1
        self.clock = "runs on"
        pays = self.pays(self.crossed)
        events = [{"kind": "crossed"} | told | {"multiplier": pays}]
        if self.crossed < len(self.tuning["steps"]):
            return events, 0
        return [*events, self.over("arrived", pays)], pays

    def timeout(self, words):
        return [self.over("time", 0)], 0

    def view(self):
        is_last = self.is_done or self.crossed == len(self.tuning["steps"])
        return {
            "panels": [step["panels"] for step in self.tuning["steps"]],
            "path": self.path,
            "crossed": self.crossed,
            "multiplier": self.pays(self.crossed),
            "next": None if is_last else self.pays(self.crossed + 1),
            "end": self.ended,
        }


def of(record):
    return Bridge(record["round"]["tuning"])
