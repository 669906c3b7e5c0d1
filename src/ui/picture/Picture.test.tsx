import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BRAND } from '#src/base/brand.ts';
import { Picture } from './Picture.tsx';

afterEach(cleanup);

const shown = () => screen.getByRole<HTMLImageElement>('img', { name: 'A kite' });

it('[image-fallback] an image that fails to load becomes the load-fail image, at the same size', () => {
  render(<Picture src="/kite.svg" alt="A kite" width={640} height={400} />);
  expect(shown().getAttribute('src')).toBe('/kite.svg');
  fireEvent.error(shown());
  expect(shown().getAttribute('src')).toBe(BRAND.loadFail);
  expect([shown().width, shown().height]).toEqual([640, 400]);
});

it('[image-fallback] another image after a failed one is tried again', () => {
  const { rerender } = render(<Picture src="/kite.svg" alt="A kite" width={4} height={3} />);
  fireEvent.error(shown());
  rerender(<Picture src="/other.svg" alt="A kite" width={4} height={3} />);
  expect(shown().getAttribute('src')).toBe('/other.svg');
});
