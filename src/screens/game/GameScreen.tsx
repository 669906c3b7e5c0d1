import { useParams } from 'react-router';
import { isGameKey } from '#contract/facts.ts';
import { GAMES } from '#games/index.ts';
import { GamePage } from './GamePage.tsx';

/** The router lets only games of the catalogue come here. */
export const GameScreen = () => {
  const { game: key } = useParams();
  return isGameKey(key) ? <GamePage key={key} game={GAMES[key]} /> : null;
};
