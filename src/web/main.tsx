import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createQueries } from './create-queries.ts';
import { isNobody } from './facts.ts';
import { Frame } from './frame.tsx';
import { tellTakenOver } from './taken-over.ts';
import './ui/faces.css';
import './ui/tokens.css';
import './ui/base.css';
import './tones/tones.css';

const root = document.querySelector('#root');
if (root === null) {
  document.body.textContent = 'App Error: could not find root element';
} else {
  if (location.search !== '') {
    // What cannot be fetched now leaves the box as it is.
    import('./home/shared-post.ts').then((all) => all.takeSharedPost()).catch(() => undefined);
  }
  const page = (
    <Frame queries={createQueries({ isNobody })}>
      <App />
    </Frame>
  );
  const show = () => {
    if (root.hasChildNodes()) hydrateRoot(root, page);
    else {
      tellTakenOver();
      createRoot(root).render(page);
    }
  };
  const { lang } = document.documentElement;
  if (lang === 'en') show();
  else {
    // Without it the words are English.
    import('./words/load-catalogue.ts').then((all) => all.loadCatalogue(lang)).then(show, show);
  }
}
