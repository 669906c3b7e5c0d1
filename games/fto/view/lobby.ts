import { Container } from 'pixi.js';
import { alongside } from '#engine/canvas/stage/kit/alongside.ts';
import { countDown } from '#engine/canvas/stage/kit/countdown.ts';
import { COLOURS, type Kit } from '#engine/canvas/stage/kit/kit.ts';
import { createButton, createPanel, type Panel } from '#engine/canvas/stage/kit/panel.ts';
import { fitWidth } from '#engine/canvas/stage/label.ts';
import type { Layout } from '#engine/canvas/stage/layout.ts';
import { MOTIFS } from '#games/fto/shapes.ts';
import { BEATS } from './beats.ts';

/** What stands on the table before the first question: an invitation, or when to come back. */
export interface Lobby extends Pick<Panel, 'shade' | 'view'> {
  resize(layout: Layout): void;
  invite(isPaid: boolean): void;
  /** `at`: local time of the next round, epoch milliseconds. */
  closed(at: number): void;
  close(): void;
}

const SIZE = { width: 322, height: 452 };

/** Some of the cards, as a hand holds them. */
const createFan = (kit: Kit) => {
  const view = new Container({ sortableChildren: true });
  const cards = MOTIFS.slice(0, 5).map((motif, i) => {
    const card = new Container();
    const shadow = kit.sprite('card-shadow');
    shadow.alpha = 0.5;
    const picture = kit.sprite(motif);
    picture.scale.set(0.84);
    card.addChild(shadow, kit.sprite('card-front'), picture);
    card.scale.set(0.38);
    card.zIndex = i === 2 ? 9 : i;
    view.addChild(card);
    return card;
  });
  /** From 0, one upon the other, to 1. */
  const spread = (t: number) => {
    for (const [i, card] of cards.entries()) {
      const side = i - 2;
      card.rotation = side * 0.17 * t;
      card.position.set(side * 47 * t, side * side * 5 * t);
    }
  };
  spread(1);
  return { view, spread };
};

export const createLobby = (kit: Kit, onStart: () => void, onLeave: () => void): Lobby => {
  const { texts } = kit.context;
  const panel = createPanel(kit, SIZE.width, SIZE.height);
  const title = kit.label('', { face: 'display', size: 31, weight: '700', fill: COLOURS.goldPale });
  title.y = -178;
  const fan = createFan(kit);
  fan.view.y = -72;
  const text = kit.label('', {
    face: 'text',
    size: 16,
    weight: '500',
    lineHeight: 23,
    wordWrapWidth: SIZE.width - 44,
    fill: COLOURS.text,
  });
  text.y = 66;
  const digits = kit.digits('00:00:00', 46);
  digits.tint = COLOURS.goldPale;
  digits.y = 28;
  const button = createButton(kit, texts('fto.start'), () => press());
  button.view.y = 174;
  panel.content.addChild(title, fan.view, text, digits, button.view);

  let press = onStart;
  let stopCount: (() => void) | null = null;
  let at = { x: 0, y: 0, scale: 1 };
  const placeControl = () => button.control({ x: at.x, y: at.y + 174 * at.scale, scale: at.scale });

  const show = (until: number | null, words: string) => {
    const isClosed = until !== null;
    stopCount?.();
    stopCount = null;
    digits.visible = isClosed;
    title.text = texts(isClosed ? 'fto.closed.title' : 'fto.title');
    fitWidth(title, SIZE.width - 64);
    text.text = texts(words);
    text.y = isClosed ? 92 : 66;
    button.text(texts(isClosed ? 'fto.back' : 'fto.start'));
    press = isClosed ? onLeave : onStart;
    placeControl();
    const said = [`${title.text}.`, text.text];
    if (until !== null) said.push(texts('fto.said.next', { at: until }));
    kit.context.controls.say(said.join(' '));
    if (!panel.isOpen() && !kit.isCalm()) alongside(kit.idle.run(fan.spread, BEATS.fan));
    void panel.open().catch(() => {});
  };

  return {
    shade: panel.shade,
    view: panel.view,
    invite: (isPaid) => show(null, isPaid ? 'fto.invitation' : 'fto.unpaid.invitation'),
    closed(until) {
      show(until, 'fto.closed.text');
      stopCount = countDown(kit, digits, until, () => {});
    },
    close() {
      stopCount?.();
      stopCount = null;
      button.retire();
      void panel.close().catch(() => {});
    },
    resize(layout) {
      at = panel.resize(layout);
      if (panel.isOpen()) placeControl();
    },
  };
};
