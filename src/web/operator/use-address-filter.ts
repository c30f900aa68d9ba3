import { useSearchParams } from 'wouter';

/**
 * What a tab is narrowed down by, kept in the address: it is there after a reload, in a link for a
 * colleague, and when one comes back from another tab.
 * @param tab in front of each name, so that tabs do not take each other's
 * @param usual what is not in the address
 */
export function useAddressFilter<Filter extends Record<string, string>>(
  tab: string,
  usual: Filter,
): [Record<keyof Filter, string>, (changed: Partial<Record<keyof Filter, string>>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filter: Record<string, string> = { ...usual };
  for (const name of Object.keys(usual)) {
    filter[name] = parameters.get(`${tab}-${name}`) ?? filter[name] ?? '';
  }
  const change = (changed: Partial<Record<keyof Filter, string>>) =>
    setParameters(
      (former) => {
        for (const [name, value = ''] of Object.entries(changed)) {
          if (value === usual[name]) former.delete(`${tab}-${name}`);
          else former.set(`${tab}-${name}`, value);
        }
        return former;
      },
      { replace: true },
    );
  // The names are those of the usual ones.
  return [filter as Record<keyof Filter, string>, change];
}
