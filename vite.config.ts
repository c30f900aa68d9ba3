import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

// Workers are left out of licenses.txt; ours holds this one library.
const altchaLicense = readFileSync(
  new URL('node_modules/altcha-lib/LICENSE.txt', import.meta.url),
  'utf8',
);

export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  worker: {
    rolldownOptions: { output: { postBanner: `/*! altcha-lib\n\n${altchaLicense}*/` } },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Of what is bundled: its authors ask for their notices where it goes.
    license: { fileName: 'licenses.txt' },
    // The Content-Security-Policy allows no inline code and no data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs is two files: ours, and the libraries, which change seldom.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'riposte', tags: ['$initial'] },
            // One file for what later pages share: the first one lists the names of all.
            { name: 'ui', test: /src[\\/]web[\\/]ui[\\/]/ },
          ],
        },
      },
    },
  },
});
