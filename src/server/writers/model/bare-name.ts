/**
 * A model's name without the folders before it, in lower case: those of its maker, of a hub, or of a disk,
 * where llama-server lists the file that it serves.
 */
export function bareName(modelId: string): string {
  return modelId.toLowerCase().split(/[/\\]/).at(-1) ?? '';
}
