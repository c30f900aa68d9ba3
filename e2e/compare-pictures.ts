import type { Browser } from 'playwright-core';

/** Of a picture, px: a letter is less than this, a word or an icon more. */
const CELL = 8;
/**
 * Of 255: what letters that stand between two pixels make of the mean of a cell. In a browser that may not
 * put them there it was 29 at most; a word or an icon that is gone is 100.
 */
const SAME_TO = 32;
/** Of a cell of one colour, which no browser draws otherwise. */
const SAME_COLOUR_TO = 3;
/** Where a cell of several colours says so, in the channel that no screen has. */
const SEVERAL_COLOURS = 254;

/** A picture made small: the mean colour of each of its cells. */
export interface SmallPicture {
  width: number;
  height: number;
  /** Red, green, blue of each cell, row by row; the fourth says whether it is all one colour. */
  means: number[];
  /** The same, to be kept and looked at. */
  png: Buffer;
}

/** What differs between two pictures, in px of the large ones. */
export interface Difference {
  /** How many cells. */
  cells: number;
  /** Where it begins and ends; null where nothing does. */
  from: { x: number; y: number } | null;
  to: { x: number; y: number } | null;
}

/**
 * Makes pictures small in a page of its own, as browsers read and write PNG anyway.
 * @param options.isSmall of one that this made: each of its pixels is a cell
 */
export async function makeSmall(
  browser: Browser,
  picture: Buffer,
  { isSmall = false } = {},
): Promise<SmallPicture> {
  const page = await browser.newPage();
  try {
    const made = await page.evaluate(averageCells, {
      base64: picture.toString('base64'),
      cell: isSmall ? 1 : CELL,
      severalColours: SEVERAL_COLOURS,
    });
    return { ...made, png: Buffer.from(made.png, 'base64') };
  } finally {
    await page.close();
  }
}

/** Which cells are another colour; all of them where the pictures are not of one size. */
export function compareSmall(one: SmallPicture, other: SmallPicture): Difference {
  const { width, height, means } = one;
  const isOfOneSize = width === other.width && height === other.height;
  const differing = Array.from({ length: width * height }, (_, cell) => 4 * cell)
    .filter((place) => {
      const isPlain = [means, other.means].every((all) => all[place + 3] !== SEVERAL_COLOURS);
      const most = isPlain ? SAME_COLOUR_TO : SAME_TO;
      const isOther = (at: number) => Math.abs((means[at] ?? 0) - (other.means[at] ?? 0)) > most;
      return !isOfOneSize || [place, place + 1, place + 2].some(isOther);
    })
    .map((place) => place / 4);
  if (differing.length === 0) return { cells: 0, from: null, to: null };
  const columns = differing.map((cell) => cell % width);
  const rows = differing.map((cell) => Math.floor(cell / width));
  return {
    cells: differing.length,
    from: { x: CELL * Math.min(...columns), y: CELL * Math.min(...rows) },
    to: { x: CELL * (Math.max(...columns) + 1), y: CELL * (Math.max(...rows) + 1) },
  };
}

/** Runs in the page. */
async function averageCells({
  base64,
  cell,
  severalColours,
}: {
  base64: string;
  cell: number;
  severalColours: number;
}) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const large = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  const width = Math.floor(bitmap.width / cell);
  const height = Math.floor(bitmap.height / cell);
  const canvas = new OffscreenCanvas(width, height);
  const small = canvas.getContext('2d');
  if (large === null || small === null) throw new Error('There is no canvas here');
  large.drawImage(bitmap, 0, 0);
  const image = small.createImageData(width, height);
  const means: number[] = [];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const { data } = large.getImageData(cell * column, cell * row, cell, cell);
      let isPlain = true;
      for (const channel of [0, 1, 2]) {
        let sum = 0;
        for (let at = channel; at < data.length; at += 4) {
          sum += data[at] ?? 0;
          isPlain &&= data[at] === data[channel];
        }
        means.push(Math.round((4 * sum) / data.length));
      }
      // What was made small before says itself which it was.
      means.push(cell === 1 ? (data[3] ?? 0) : isPlain ? 255 : severalColours);
    }
  }
  image.data.set(means);
  small.putImageData(image, 0, 0);
  const written = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  const letters = Array.from(written, (byte) => String.fromCodePoint(byte));
  return { width, height, means, png: btoa(letters.join('')) };
}
