import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const ROOT = dirname(fileURLToPath(import.meta.url));
const FOLDER = join(ROOT, 'dist', 'server');

/**
 * The server in a few files for `npm start`: a thousand modules one by one take a second and
 * 200 MB before anything is done. What is loaded only when used stays in files of its own.
 */
export default defineConfig({
  publicDir: false,
  plugins: [keepAddressesOfFiles(), writeAscii()],
  build: {
    ssr: 'src/server/main.ts',
    outDir: FOLDER,
    emptyOutDir: true,
    target: 'node24',
    sourcemap: false,
    license: { fileName: 'licenses.txt' },
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js', comments: false } },
  },
  ssr: {
    noExternal: true,
    // They read files that lie beside them, or are not there at all.
    external: ['@electric-sql/pglite', 'pg-native'],
  },
});

/** A source that reads a file beside itself finds it there from the built file, too. */
function keepAddressesOfFiles(): Plugin {
  return {
    name: 'riposte:keep-addresses-of-files',
    transform: (code, id) => {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return null;
      const address = JSON.stringify(relative(FOLDER, id).replaceAll('\\', '/'));
      return code.replaceAll('import.meta.url', `new URL(${address}, import.meta.url).href`);
    },
  };
}

/**
 * One letter beyond Latin 1 has the engine hold a whole file at two bytes a letter for as long as the
 * server runs: 2.8 MB in place of 1.3 for the largest. Escapes say the same.
 * @throws where an escape would say something else
 */
export function writeAscii(): Plugin {
  return {
    name: 'riposte:write-ascii',
    generateBundle: (_, files) => {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue;
        if (/\\[^\0-\x7F]|(?:String\.raw|pattern)`[^`]*[^\0-\x7F`]/.test(file.code)) {
          throw new Error(
            `${file.fileName}: a letter beyond ASCII stands behind \\ or in a template that is read raw`,
          );
        }
        file.code = file.code.replaceAll(
          /[^\0-\x7F]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
    },
  };
}
