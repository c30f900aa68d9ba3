import { parse } from 'hono/utils/cookie';

/** A person's browser, for tests: keeps cookies by path, says where its requests come from. */
export interface Browser {
  /** Does not follow redirects. */
  get(address: string, headers?: Record<string, string>): Promise<Response>;
  post(
    address: string,
    options?: { form?: Record<string, string>; json?: unknown; headers?: Record<string, string> },
  ): Promise<Response>;
  put(address: string, json: unknown): Promise<Response>;
  delete(address: string): Promise<Response>;
  /** Cookies a request to the path would carry. */
  cookies(path?: string): Record<string, string>;
  /** Plants a cookie, as another page of the same host could. */
  setCookie(name: string, value: string): void;
}

/**
 * @param options.fetch the application as one function, `app.request` for instance
 * @param options.origin where its pages are, as the person sees them
 */
export function createBrowser(options: {
  fetch: (url: string, init: RequestInit) => Response | Promise<Response>;
  origin: string;
}): Browser {
  const jar = new Map<string, { value: string; path: string }>();

  async function send(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, options.origin);
    const headers = new Headers(init.headers);
    const carried = cookiesFor(url.pathname).map(([name, value]) => `${name}=${value}`);
    if (carried.length > 0) headers.set('cookie', carried.join('; '));
    const response = await options.fetch(url.href, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function cookiesFor(path: string): [string, string][] {
    return [...jar].flatMap(([name, cookie]) =>
      path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/'))
        ? [[name, cookie.value] satisfies [string, string]]
        : [],
    );
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const name = pair.slice(0, pair.indexOf('=')).trim();
    const { Path: path = '/', 'Max-Age': maxAge } = parse(attributes.join(';'));
    if (maxAge === '0') jar.delete(name);
    else jar.set(name, { value: pair.slice(pair.indexOf('=') + 1), path });
  }

  return {
    get: (address, headers = {}) => send(address, { headers }),
    post: (address, { form, json, headers = {} } = {}) =>
      send(address, {
        method: 'POST',
        headers: {
          origin: options.origin,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    put: (address, json) =>
      send(address, {
        method: 'PUT',
        headers: { origin: options.origin, 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
    delete: (address) => send(address, { method: 'DELETE', headers: { origin: options.origin } }),
    cookies: (path = '/') => Object.fromEntries(cookiesFor(path)),
    setCookie: (name, value) => void jar.set(name, { value, path: '/' }),
  };
}
