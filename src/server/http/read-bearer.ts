/** What follows `Authorization: Bearer`; null when the header is absent or of another scheme. */
export function readBearer(headers: Headers): string | null {
  const authorization = headers.get('authorization')?.trim() ?? '';
  return /^bearer\b(.*)$/i.exec(authorization)?.[1]?.trim() ?? null;
}
