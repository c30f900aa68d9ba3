/**
 * What operators read is English, whatever the page around it speaks: told to who hears it, and from left to
 * right. For the `ref` of their pages.
 */
export function speakEnglish(page: HTMLElement | null): void {
  if (page !== null) Object.assign(page, { lang: 'en', dir: 'ltr' });
}
