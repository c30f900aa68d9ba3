import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shared } from './vite.config.ts';
import { writeAscii } from './vite.server.config.ts';

/** The main page as a function from facts to HTML: the server makes its words with it, before any script. */
export default defineConfig({
  ...shared,
  plugins: [react(), writeAscii()],
  publicDir: false,
  // Else the library decides at run time, and brings both of its builds.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'prerender.tsx',
    outDir: '../../dist/prerender',
    emptyOutDir: true,
    target: 'node24',
    minify: true,
    license: { fileName: 'licenses.txt' },
  },
  ssr: { noExternal: true },
});
