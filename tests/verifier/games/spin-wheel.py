"""The wheel."""

from page import UNIT, Game, count_off


class Wheel(Game):
    left = "settled"

    def open(self, words):
        segments = self.tuning["segments"]
        at = count_off(words, [each["weight"] for each in segments])
        times = segments[at]["times"]
        sen = self.tuning["unitSen"] * times // UNIT
        self.spun = self.end({"kind": "spun", "segment": at, "times": times, "sen": sen})
        return [self.spun], times

    def view(self):
        return {"spun": self.spun}

    def is_staked(self, step):
        return False

    def unit(self, told, step):
        return 0


def of(record):
    return Wheel(record["round"]["tuning"])
