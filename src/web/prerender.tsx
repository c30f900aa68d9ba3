import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import type { Prerender } from '#contract/site.ts';
import { App } from './app.tsx';
import { createQueries } from './create-queries.ts';
import { facts } from './facts.ts';
import { Frame } from './frame.tsx';

/** Where the page begins; before it stands what React would have in the head, which is there already. */
const BEGINNING = '<header';

export const prerenderHome: Prerender = async (given, { isNobody }) => {
  Object.assign(facts, given);
  const page = (
    <Router ssrPath={PAGES.home}>
      <Frame queries={createQueries({ isNobody })}>
        <App />
      </Frame>
    </Router>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    // In one piece: a part that comes later comes by an inline script.
    progressiveChunkSize: Infinity,
    // Thrown there, what comes late would be nobody's, and the page never be whole.
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  const html = await new Response(prelude).text();
  return html.slice(html.indexOf(BEGINNING));
};
