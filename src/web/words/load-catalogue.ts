import { takeCatalogue, type Catalogue } from './t.ts';

const CATALOGUES: Readonly<Record<string, () => Promise<{ catalogue: Catalogue }>>> = {
  ar: () => import('./catalogues/ar.ts'),
  de: () => import('./catalogues/de.ts'),
  es: () => import('./catalogues/es.ts'),
  fr: () => import('./catalogues/fr.ts'),
  ja: () => import('./catalogues/ja.ts'),
  pt: () => import('./catalogues/pt.ts'),
};

/** Loads the words of the page's language, which is to be done before anything is shown. */
export async function loadCatalogue(language: string): Promise<void> {
  const module = await CATALOGUES[language]?.();
  // Arabic's numbers as they stand in its sentences, whatever the browser would take.
  if (module !== undefined) takeCatalogue(module.catalogue, `${language}-u-nu-latn`);
}
