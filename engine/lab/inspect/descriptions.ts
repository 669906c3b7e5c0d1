/**
 * What each state of the round's machine is, by the file that makes it. Here and not in the machine, so that
 * players don't load it; chart.test.ts holds both to each other.
 */
export const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'engine/round/states/recalling.ts': {
    starting:
      'A visit begins. The store of the device is asked for a call that a reload cut off before its answer came.',
    recovering:
      'That call is sent again under its own request id, so the server does it once at most. What it did is seen in the state loaded next.',
  },
  'engine/round/states/loading.ts': {
    loading:
      'The server is asked how things stand: the open round, the balance, the tuning, the next commitment.',
  },
  'engine/round/states/arriving.ts': {
    loaded:
      'The answer is there and is brought on at once: told where something happened meanwhile, else shown as it stands.',
    resumable:
      'An open round was found and the game asks first: the player goes on with it or gives it up.',
    restoring: 'The scene draws the round as it stands, without its history.',
  },
  'engine/round/states/opening.ts': {
    idle: 'No round is open. The player may set the stake and open one.',
    waiting: 'The next round may be opened only at a time the server named; until then it waits.',
    settled:
      'The round is over and its result is on the screen. The player puts it away, or opens the next one straight on.',
  },
  'engine/round/states/sending.ts': {
    preparing:
      'What was chosen is given its request id and is kept on the device, before anything is sent.',
    sending: 'The call is under way. The server decides what comes of it.',
  },
  'engine/round/states/telling.ts': {
    answered:
      'The answer’s events lie in a queue. The next one is told, or all have been; while something lies over the stage it waits.',
    presenting:
      'The scene plays the event in front. A skip, or a choice while the last one plays, cuts it short.',
    presented:
      'All of the answer was shown. It is seen who is next: nobody, the game or the player. The game waits while something lies over the stage.',
  },
  'engine/round/states/deciding.ts': {
    deciding:
      'The round is open and waits for the player’s move, for its deadline, or for news: of the other player, or of another tab.',
  },
  'engine/round/states/retrying.ts': {
    reconnecting:
      'A call was lost. It is not known whether it was carried out, so the same one is sent again after a while.',
    repeating:
      'The lost call goes back to where it came from; one that the game made by itself waits while something lies over the stage.',
    maintenance:
      'The club or the game is closed for a while. It is looked at again every half minute.',
    failed: 'Something broke that waiting does not mend. The player is told, and may try again.',
  },
  'engine/round/machine.ts': {
    left: 'The player went. Coins that were due are shown, everything stops.',
  },
};
