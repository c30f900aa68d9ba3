/** Patterns that may be slow on a long text, and why that is no trouble. */
export const ALLOWED: readonly { file: string; code: string; why: string }[] = [
  {
    file: 'src/server/config/settings.ts',
    code: String.raw`/\/+$/`,
    why: "an operator's own setting, read once at the start",
  },
  {
    file: 'src/server/site/openapi.ts',
    code: '/[^a-z]+(\\w?)/gi',
    why: 'reads the addresses of the contract, each of which is short',
  },
  {
    file: 'sandbox/commerce/serve-sandbox-commerce.ts',
    code: 'new RegExp(`name="${name}"[^>]*value="([^"]*)"`)',
    why: "reads the sandbox's own page, in tests",
  },
];

/** Rooms whose patterns are not held to the bound. */
const ALLOWED_UNDER: readonly string[] = ['src/server/writers/builtin/', 'src/server/reading/'];

export function isAllowed({ file, code }: { file: string; code: string }): boolean {
  return (
    ALLOWED_UNDER.some((room) => file.startsWith(room)) ||
    ALLOWED.some((each) => each.file === file && each.code === code)
  );
}
