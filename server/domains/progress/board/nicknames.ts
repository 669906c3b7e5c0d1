import { randomInt } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { type DrawnNickname, NICKNAMES_DRAWN, type Nickname } from '#contract/board.ts';
import { NICKNAME_ADJECTIVES, NICKNAME_ANIMALS, NICKNAME_NUMBERS } from '#contract/nicknames.ts';
import { keyedHash } from '../../../platform/secrets/keyedHash.ts';
import type { SeedCipher } from '../../../platform/secrets/seedCipher.ts';
import { boardMembers } from '../../../platform/store/schema/progress.ts';
import type { Db } from '../../../platform/store/store.ts';

type Key = Pick<SeedCipher, 'keyFor'>;

/** Each part of a nickname has two digits of the number it is kept as. */
const PART = 100;

export const codeOf = ({ adjective, animal, number }: Nickname): number =>
  (NICKNAME_ADJECTIVES.indexOf(adjective) * PART + NICKNAME_ANIMALS.indexOf(animal)) * PART +
  number;

export const nicknameOf = (code: number): Nickname => {
  const adjective = NICKNAME_ADJECTIVES[Math.floor(code / PART / PART)];
  const animal = NICKNAME_ANIMALS[Math.floor(code / PART) % PART];
  if (!adjective || !animal) throw new Error(`no nickname is kept as ${code}`);
  return { adjective, animal, number: code % PART };
};

const wordAt = (words: readonly string[], place: ReturnType<typeof sql>) =>
  sql`(${`{${words.join()}}`}::text[])[${place} + 1]`;

/** The nickname of a row of `board_members` in words. */
export const nicknameInWords = sql`concat_ws(' ',
  ${wordAt(NICKNAME_ADJECTIVES, sql`board_members.nickname / ${PART * PART}::int`)},
  ${wordAt(NICKNAME_ANIMALS, sql`board_members.nickname / ${PART}::int % ${PART}::int`)},
  board_members.nickname % ${PART}::int)`;

/** That this nickname was drawn for that player. */
export const proofOf = (cipher: Key, playerId: number, nickname: Nickname): string =>
  keyedHash(cipher, `nickname ${playerId} ${codeOf(nickname)}`);

const draw = (): number =>
  codeOf({
    adjective: NICKNAME_ADJECTIVES[randomInt(NICKNAME_ADJECTIVES.length)] ?? 'wise',
    animal: NICKNAME_ANIMALS[randomInt(NICKNAME_ANIMALS.length)] ?? 'hornbill',
    number: randomInt(NICKNAME_NUMBERS.least, NICKNAME_NUMBERS.most + 1),
  });

/** Draws at a time: where half of all nicknames were taken, fewer than three would be free once in 2,000 times. */
const DRAWS = 16;

/** Nicknames nobody has, by chance alone: nothing of a player can be told from theirs. */
export const drawNicknames = async (
  db: Db,
  cipher: Key,
  playerId: number,
): Promise<DrawnNickname[]> => {
  const codes = [...new Set(Array.from({ length: DRAWS }, draw))];
  const rows = await db
    .select({ code: boardMembers.nickname })
    .from(boardMembers)
    .where(inArray(boardMembers.nickname, codes));
  const taken = new Set(rows.map(({ code }) => code));
  return codes
    .filter((code) => !taken.has(code))
    .slice(0, NICKNAMES_DRAWN)
    .map((code) => {
      const nickname = nicknameOf(code);
      return { nickname, proof: proofOf(cipher, playerId, nickname) };
    });
};
