import { expect, test } from 'vitest';
import { minifySvg, minifyUris } from './svg.ts';

test('a drawing is shipped without the space between its parts, and without names nobody asks for', () => {
  const drawn = `<svg viewBox="0 0 9 9">
  <defs>
    <clipPath id="face">
      <circle r="4"/>
    </clipPath>
    <g id="leaf">
      <path d="M0 0H9"/>
    </g>
  </defs>
  <g id="hornbill">
    <g id="wing" transform="scale(2)">
      <g id="feather">
        <path id="quill" d="M0 0V9" clip-path="url(#face)"/>
      </g>
    </g>
    <use href="#leaf"/>
  </g>
</svg>
`;
  expect(minifySvg(drawn)).toBe(
    '<svg viewBox="0 0 9 9"><defs><clipPath id="face"><circle r="4"/></clipPath>' +
      '<g id="leaf"><path d="M0 0H9"/></g></defs><g transform="scale(2)">' +
      '<path d="M0 0V9" clip-path="url(#face)"/></g><use href="#leaf"/></svg>',
  );
});

test('one that stands in a script or a style sheet is shipped so, too', () => {
  const uri = (names: string) =>
    `data:image/svg+xml,%3csvg%20viewBox='0%200%209%209'%3e${names}%3c/svg%3e`;
  const sky = "%3clinearGradient%20id='sky'/%3e%3cpath%20d='M0%200H9'%20fill='url(%23sky)'/%3e";
  const named = uri(`${sky}%3cg%20id='sun'%3e%3cpath%20id='ray'%20fill='url(%23sky)'/%3e%3c/g%3e`);
  const shipped = uri(`${sky}%3cpath%20fill='url(%23sky)'/%3e`);
  expect(minifyUris(`export default "${named}"`)).toBe(`export default "${shipped}"`);
  expect(minifyUris(`a{background:url("${named}") 0/9px}`)).toBe(
    `a{background:url("${shipped}") 0/9px}`,
  );
});
