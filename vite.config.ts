import react from '@vitejs/plugin-react';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

// Workers are left out of licenses.txt; ours holds this one library.
const altchaLicense = readFileSync(
  new URL('node_modules/altcha-lib/LICENSE.txt', import.meta.url),
  'utf8',
);

const IN_FIRST_DOWNLOAD = /\/(?:libraries|rolldown-runtime)-/;

/** What later pages share; in files of their own they would be more than names of 6 letters can tell apart. */
const SHARED_LATER = [
  'web/ui/',
  'web/words/plural',
  'web/words/t-parts',
  'web/home/copy-button',
  'web/home/count-words',
  'web/home/describe-replies',
  'web/home/mark-reply',
  'web/home/note-saved',
  'web/home/browser-choice',
  'web/new-id',
  'web/premium/use-premium-details',
  'contract/later-',
  'contract/operator-roles',
  'contract/gift-durations',
];

/** The same of what the operators' tabs share. */
const SHARED_BY_TABS = ['deed-button', 'export-button', 'show-', 'use-address-filter', 'use-deeds'];

/** What makes the page the same in the browser and before. */
export const shared = {
  root: 'src/web',
  resolve: {
    alias: {
      // The router brings a stand-in for a hook that React has had since 18.
      'use-sync-external-store/shim/index.js': 'react',
      regexparam: new URL('src/web/no-patterns.ts', import.meta.url).pathname,
    },
  },
  // Names of files are unique: nothing has to be hashed into every class, which compresses badly.
  css: {
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` },
  },
} satisfies UserConfig;

export default defineConfig({
  ...shared,
  plugins: [answerLibraries(), nameReact(), react(), shipFaces(), compressFiles()],
  worker: {
    rolldownOptions: { output: { postBanner: `/*! altcha-lib\n\n${altchaLicense}*/` } },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Of what is bundled: its authors ask for their notices where it goes.
    license: { fileName: 'licenses.txt' },
    // The server names a page's files in its head.
    manifest: true,
    // The Content-Security-Policy allows no inline code and no data: scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What is there already need not be named for each page that is loaded later.
      resolveDependencies: (_name, all, { hostType }) =>
        hostType === 'html' ? all : all.filter((file) => !IN_FIRST_DOWNLOAD.test(file)),
    },
    rolldownOptions: {
      // Else the first script hands the limits of the contract to the later ones by name.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The first script names all files: a letter less in each is some bytes less of it.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6].[ext]',
        codeSplitting: {
          // What every page needs is two files: ours, and the libraries, which change seldom.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules|named:/, priority: 1 },
            { name: 'riposte', tags: ['$initial'] },
            // One file for what later pages share: the first one lists the names of all.
            {
              name: 'ui',
              test: (id) =>
                SHARED_LATER.some((part) => id.replaceAll('\\', '/').includes(`/src/${part}`)),
            },
            {
              name: 'tabs',
              test: new RegExp(
                `[/\\\\]operator[/\\\\](?:\\w+[/\\\\])?(?:${SHARED_BY_TABS.join('|')})`,
              ),
            },
          ],
        },
      },
    },
  },
});

/**
 * What every browser has that these files are for, or none: libraries ask, and keep something for the others. React's
 * developer tools are looked for while one develops alone.
 */
const ANSWERS = {
  object: ['window', 'window.document', 'document', 'navigator', 'performance', 'Reflect'],
  function: [
    ...['AbortController', 'MessageChannel', 'Object.is', 'queueMicrotask', 'reportError'],
    ...['setTimeout', 'clearTimeout', 'window.document.createElement'],
  ],
  undefined: ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'setImmediate'],
};

/** Not while one develops: there the answers would be set in the browser, which then is Internet Explorer to React. */
function answerLibraries(): Plugin {
  return {
    name: 'riposte:answer-libraries',
    apply: 'build',
    config: () => ({
      define: Object.fromEntries([
        ['document.documentMode', 'undefined'], // Internet Explorer's
        ...Object.entries(ANSWERS).flatMap(([type, names]) =>
          names.map((name) => [`typeof ${name}`, JSON.stringify(type)] as const),
        ),
      ]),
    }),
  };
}

/**
 * React comes as CommonJS, which is asked for each name where it is used, by helpers in a file of their own. Named once
 * beside it, what is used of it is called like anything else.
 */
function nameReact(): Plugin {
  const named = 'named:';
  return {
    name: 'riposte:name-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      /^react(?:-dom)?(?:\/|$)/.test(id) &&
      !/\/node_modules\/react(?:-dom)?\//.test(importer) &&
      !importer.startsWith(named)
        ? `${named}${id}`
        : null,
    load: async (id) => {
      if (!id.startsWith(named)) return null;
      const from = id.slice(named.length);
      const { default: all } = (await import(from)) as { default: object };
      const lines = Object.keys(all).map(
        (name) => `export const ${name} = /* @__PURE__ */ (() => it.${name})();`,
      );
      return {
        code: [`import it from '${from}';`, 'export default it;', ...lines].join('\n'),
        moduleSideEffects: false,
      };
    },
  };
}

/** The Latin pieces are asked for with the page, and the faces' licence goes with them. */
function shipFaces(): Plugin {
  return {
    name: 'riposte:ship-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => /-latin-(?:wght|600)-normal-[^/]+\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${name}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
    writeBundle: ({ dir = '' }) => {
      for (const name of ['@fontsource-variable/source-sans-3', '@fontsource/brygada-1918']) {
        const license = new URL(`node_modules/${name}/LICENSE`, import.meta.url);
        appendFileSync(
          join(dir, 'licenses.txt'),
          `\n## ${name} - SIL Open Font License 1.1\n\n${readFileSync(license, 'utf8')}`,
        );
      }
    },
  };
}

/** Below this a compressed file saves no packet. */
const LEAST_BYTES = 1024;

/** Once here with the greatest care, and not at each request. */
function compressFiles(): Plugin {
  return {
    name: 'riposte:compress-files',
    apply: 'build',
    writeBundle: ({ dir = '' }) => {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !/\.(?:css|js|svg|txt|webmanifest)$/.test(path)) continue;
        const bytes = readFileSync(path);
        if (bytes.length < LEAST_BYTES) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
