import { mediaOf, THEME_COOKIE, THEMES, type Theme } from '#contract/theme.ts';
import { remember } from './remember.ts';
import styles from './site.module.css';
import { t } from '../words/t.ts';

/** The light to read by, for this device. */
export function ThemeSwitch() {
  const html = globalThis.document?.documentElement; // the server put the theme there
  return (
    <label className={styles['theme']}>
      {t('Theme')}
      <select
        defaultValue={html?.dataset['theme'] ?? 'system'}
        onChange={({ target }) => {
          const theme = THEMES[target.selectedIndex]?.id ?? 'system';
          html.dataset['theme'] = theme;
          colourWindow(theme);
          remember(THEME_COOKIE, theme === 'system' ? '' : theme);
        }}
      >
        {THEMES.map(({ id, label }) => (
          <option key={id} value={id}>
            {t(label)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is around the page follows it. */
function colourWindow(theme: Theme): void {
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  if (light !== undefined) light.media = mediaOf('light', theme);
  if (dark !== undefined) dark.media = mediaOf('dark', theme);
}
