/**
 * Reads a body that may be of any size.
 * @returns null where there is more
 */
export async function readAtMost(
  answer: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.byteLength;
    if (size > maxBytes) return null; // leaving the loop ends the stream
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
