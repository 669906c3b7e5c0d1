import { expect, it } from 'vitest';
import { assetKind, languageOf } from './addresses.ts';

it.each([
  ['/assets/club-C4Au9jE0.js', 'part'],
  ['/assets/club-JiL4BAWo.css', 'part'],
  ['/assets/eczar-latin-wght-normal-DyXAEWGN.woff2', 'part'],
  ['/assets/card.en-B4XPTKmh.svg', 'picture'],
  ['/art/fto@1.4x-65d3de2bb6.webp', 'played'],
  ['/audio/club-f8f52b56d1.webm', 'played'],
])('[pwa] %s is kept as a %s', (path, kind) => {
  expect(assetKind(path)).toBe(kind);
});

it.each([
  '/',
  '/index.html',
  '/sw.js',
  '/manifest.json',
  '/api/player',
  '/api/inbox/assets/a-12345678.js',
  '/uploads/banner-0123456789.webp',
  '/icons/192.png',
  '/assets/plain.svg',
])('[pwa] %s is never kept', (path) => {
  expect(assetKind(path)).toBeNull();
});

it('[pwa] knows the files of a language', () => {
  expect(languageOf('/assets/zh-nZI5Pn8X.js')).toBe('zh');
  expect(languageOf('/assets/card.ms-Bab-3w-8.svg')).toBe('ms');
  expect(languageOf('/assets/de-nZI5Pn8X.js')).toBeNull();
  expect(languageOf('/assets/club-C4Au9jE0.js')).toBeNull();
});
