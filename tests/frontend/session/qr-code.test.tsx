import decodeQR from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from '../../../frontend/src/session/two-step/qr-code.tsx';

const uri =
  'otpauth://totp/%D0%9F%D1%80%D0%B8%D0%B7%D0%B2%D0%B0%D0%BD%D0%B8%D0%B5:anna@example.ru?secret=IGUWST5PT5NJSHTF7TU3GNDTZ3NVCFNH&issuer=%D0%9F%D1%80%D0%B8%D0%B7%D0%B2%D0%B0%D0%BD%D0%B8%D0%B5';

/** What a camera would see: four pixels to a square. */
function pictureOf(svg: string) {
  const scale = 4;
  const squares = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const side = squares * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++) {
        const at = ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
  return { width: side, height: side, data };
}

test('a scanner reads from the drawing what was written into it', () => {
  const svg = renderToStaticMarkup(<QrCode text={uri} label="QR-код" />);
  expect(decodeQR(pictureOf(svg))).toBe(uri);
  // The CSP forbids inline styles.
  expect(svg).not.toContain('style=');
});
