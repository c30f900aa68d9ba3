/**
 * A part of an address as it was before it was put there; where that cannot be told, as it stands,
 * which is how database drivers take it.
 */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
