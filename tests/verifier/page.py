"""What docs/fairness.md says of every game: its numbers, and a round under way."""

import hashlib
import hmac


# The multiplier that pays a stake once.
UNIT = 10000


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


def whole(value, least=0, most=2**53 - 1):
    """A whole number that every language keeps exactly; true is none."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


class Game:
    """A round under way: each call answers its events and multiplier, or raises Unfair."""

    def __init__(self, tuning):
        self.tuning = tuning
        self.is_done = False
        self.is_void = False

    ended = None
    # Milliseconds until the step that was made last ends by itself; None: no clock runs, or "runs on".
    clock = None
    # True where nothing is drawn: the other player's part is read from the record.
    is_told = False
    # True where players may meet.
    has_live = False

    def end(self, event, is_void=False):
        self.is_done, self.is_void, self.ended, self.clock = True, is_void, event, None
        return event

    def ran_out(self, step):
        """The step says that a clock ran out."""
        return step["by"] == "timeout"

    # A round that is left for a day gives its bet back, where it has one.
    left = "voided"

    def is_staked(self, step):
        return step["by"] == "open"

    def unit(self, told, step):
        """What the step's multiplier is of, in hundredths of a coin."""
        return told["bet"]
