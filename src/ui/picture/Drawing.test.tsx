import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Drawing } from './Drawing.tsx';

afterEach(cleanup);

it('leaves its place empty where it can’t be had: no torn picture over words that it needs the network', () => {
  render(<Drawing src="/away.svg" className="" />);
  const drawing = screen.getByRole<HTMLImageElement>('presentation');
  expect(drawing.style.visibility).toBe('');
  fireEvent.error(drawing);
  expect(drawing.style.visibility).toBe('hidden');
  expect([drawing.width, drawing.height]).toEqual([240, 180]);
});
