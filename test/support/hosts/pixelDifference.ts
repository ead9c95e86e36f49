import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The share of pixels that differ between two screenshots, ignoring antialiasing. Where only one has pixels, they differ. */
export function pixelDifference(before: Buffer, after: Buffer): number {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  return pixelmatch(padded(a, width, height), padded(b, width, height), undefined, width, height) / (width * height);
}

function padded(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const larger = new PNG({ width, height }); // transparent
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger.data;
}
