import {
  BitmapText,
  BufferImageSource,
  Container,
  Graphics,
  Mesh,
  MeshGeometry,
  NineSliceSprite,
  Sprite,
  Text,
  Texture,
  TilingSprite,
} from 'pixi.js';
import { expect, it } from 'vitest';
import { displayTree } from './displayTree.ts';
import { createLabel } from './label.ts';

const coin = new Texture({ label: 'coin' });

/** A table with a coin, a word, digits, a board and a shape on it. */
const table = () => {
  const sprite = new Sprite({ texture: coin, anchor: 0.5, x: 12, y: 34 });
  const label = createLabel('fto.start', { face: 'text', size: 20, wordWrapWidth: 200 });
  const digits = new BitmapText({
    text: '0.50',
    anchor: { x: 1, y: 0.5 },
    style: { fontFamily: 'club-digits', fontSize: 21, fill: 0xfff3da },
  });
  const board = new NineSliceSprite({
    texture: new Texture({ label: 'board' }),
    width: 90,
    height: 40,
  });
  const shape = new Graphics()
    .roundRect(-20, -10, 40, 20, 4)
    .fill({ color: 0x120c24, alpha: 0.5 })
    .stroke({ color: 0xe8b64c, width: 1.5 });
  const holder = new Container<Container>({ x: 5, scale: 0.5, children: [sprite, label] });
  const pixels = new Uint8Array([255, 0, 0, 255, 0, 0, 255, 255]);
  const source = new BufferImageSource({ resource: pixels, width: 2, height: 1 });
  const geometry = new MeshGeometry({
    positions: new Float32Array([0, 0, 10, 0, 10, 20]),
    uvs: new Float32Array([0.25, 0.5, 0.25, 0.5, 0.25, 0.5]),
    indices: new Uint32Array([0, 1, 2]),
  });
  const mesh = new Mesh({ geometry, texture: new Texture({ source, label: 'paints' }) });
  const root = new Container({ children: [holder, board, shape, digits, mesh] });
  return { root, holder, sprite, label, digits, board, shape, mesh, pixels };
};
type Table = ReturnType<typeof table>;

it('[replay] what is seen is told a line each, in the order it is drawn', () => {
  expect(displayTree(table().root)).toEqual([
    'group at 5,0 scale 0.5',
    '  sprite coin at 12,34',
    '  text "fto.start" 20 600 Plus Jakarta Sans Variable #fff3da wrapped 200',
    'slices board 90,40 from 0',
    'shape',
    '  fill #120c24 alpha 0.5 roundRect -20 -10 40 20 4',
    '  stroke 1.5 #e8b64c roundRect -20 -10 40 20 4',
    'digits "0.50" 21 normal club-digits #fff3da left from 1,0.5',
    expect.stringMatching(/^mesh of 1 triangles paints within 0 0 10 20 \w+$/),
  ]);
});

const CHANGES: Record<string, (on: Table) => void> = {
  moved: ({ sprite }) => sprite.position.set(12.1, 34),
  'its holder moved': ({ holder }) => holder.position.set(6, 0),
  'another texture': ({ sprite }) => {
    sprite.texture = new Texture({ label: 'spark' });
  },
  'another text': ({ label }) => {
    label.text = 'fto.stop';
  },
  'other digits': ({ digits }) => {
    digits.text = '0.51';
  },
  'another colour': ({ sprite }) => {
    sprite.tint = 0xfffffe;
  },
  'words of another colour': ({ label }) => {
    label.style.fill = 0xff0000;
  },
  'larger words': ({ label }) => {
    label.style.fontSize = 21;
  },
  fainter: ({ sprite }) => {
    sprite.alpha = 0.99;
  },
  hidden: ({ sprite }) => {
    sprite.visible = false;
  },
  'not there': ({ holder }) => {
    holder.alpha = 0;
  },
  'another order': ({ root, board }) => root.setChildIndex(board, 0),
  'another order by index': ({ root, board }) => {
    root.sortableChildren = true;
    board.zIndex = -1;
  },
  turned: ({ board }) => {
    board.rotation = 0.001;
  },
  smaller: ({ shape }) => shape.scale.set(0.999),
  skewed: ({ sprite }) => sprite.skew.set(0.1, 0),
  'about another point': ({ sprite }) => sprite.pivot.set(1, 0),
  'by another corner': ({ sprite }) => sprite.anchor.set(0.5, 1),
  'in another light': ({ sprite }) => {
    sprite.blendMode = 'add';
  },
  wider: ({ board }) => {
    board.width = 91;
  },
  'another shape': ({ shape }) => shape.clear().rect(0, 0, 40, 20).fill(0x120c24),
  'a corner moved': ({ mesh }) => {
    mesh.geometry.positions[0] = 1;
  },
  'a mesh of another colour': ({ pixels }) => {
    pixels[0] = 254;
  },
  'a shape drawn elsewhere': ({ shape }) =>
    shape.clear().translateTransform(3, 0).roundRect(-20, -10, 40, 20, 4).fill(0x120c24),
};
it.each(Object.keys(CHANGES))('[replay] what is %s is seen', (name) => {
  const on = table();
  const before = displayTree(on.root);
  CHANGES[name]?.(on);
  expect(displayTree(on.root)).not.toEqual(before);
});

it('what nobody can see is not told: a hair’s breadth, a holder without effect, what is hidden', () => {
  const { root, sprite, holder } = table();
  const before = displayTree(root);
  sprite.x += 0.01;
  sprite.rotation = -0.0001;
  holder.addChild(new Container(), new Sprite({ texture: coin, visible: false }));
  expect(displayTree(new Container({ children: [root] }))).toEqual(before);
});

it('what is drawn by the frame that shows it is told as drawn', () => {
  const { root, sprite, holder } = table();
  holder.onRender = () => {
    sprite.x = 40;
  };
  expect(displayTree(root).join()).toContain('at 40,34');
});

it('a shape of many steps is a line that is another when one of them is', () => {
  const shapeOf = (last: number) => {
    const shape = new Graphics();
    for (const x of [0, 1, 2, 3, 4, 5, last]) shape.circle(x, 0, 1).fill(0x120c24);
    return displayTree(shape);
  };
  const [line = '', ...more] = shapeOf(6);
  expect(more).toEqual([]);
  expect(line).toMatch(/^shape of 7 steps #120c24 within -1 -1 8 2 \w+$/);
  expect(shapeOf(5)).not.toEqual([line]);
});

it('what it can’t tell is an error, and no line that could be anything', () => {
  const masked = new Sprite({ texture: coin });
  masked.mask = new Graphics();
  for (const node of [
    new Sprite({ texture: new Texture() }),
    new TilingSprite({ texture: coin }),
    masked,
  ])
    expect(() => displayTree(node)).toThrow(TypeError);
  expect(() => displayTree(new Text({ text: '' }))).not.toThrow();
});
