import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../database/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const ADDRESS = 'https://lh3.googleusercontent.com/a/photo=s96-c';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

/** A person with a photo at this address, in an application whose network answers so. */
async function askPhoto(
  photoURL: string | null,
  answer: () => Response | Promise<Response> = () => image(PNG),
) {
  const asked: { url: string; redirect: string | undefined }[] = [];
  const network: typeof fetch = async (url, init) => {
    asked.push({ url: new Request(url).url, redirect: init?.redirect });
    return answer();
  };
  await using app = await createTestApp({ fetch: network });
  const user = await app.signIn();
  await setPhoto(app, user.userId, photoURL);
  const response = await user.request('/api/profile/photo');
  const { status, headers } = response;
  return { asked, status, headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function setPhoto(app: TestApp, userId: string, photoURL: string | null): Promise<void> {
  await app.deps.database.orm.update(users).set({ photoURL }).where(eq(users.userId, userId));
}

function image(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream,
  type = 'image/png',
  init: ResponseInit = {},
): Response {
  return new Response(body, { ...init, headers: { 'content-type': type, ...init.headers } });
}

test('a photo that Google serves comes through our own origin, and stays with its person for a day', async () => {
  const { asked, status, headers, bytes } = await askPhoto(ADDRESS);
  expect(asked).toEqual([{ url: ADDRESS, redirect: 'error' }]);
  expect([status, headers.get('content-type'), bytes]).toEqual([200, 'image/png', PNG]);
  expect(headers.get('cache-control')).toBe('private, max-age=86400');
  expect(headers.get('vary')).toContain('Cookie');
});

test.each([
  'http://lh3.googleusercontent.com/a/photo',
  'https://photos.example/ada.png',
  'https://lh3.googleusercontent.com.evil.example/a',
  'https://evil-lh3.googleusercontent.com/a',
  'https://evilgoogleusercontent.com/a',
  'https://lh3.googleusercontent.com:8443/a',
  'https://user:password@lh3.googleusercontent.com/a',
  'https://lh3.googleusercontent.com@evil.example/a',
  'https://169.254.169.254/latest/meta-data',
  'not an address',
  null,
])('a photo at %s is not asked for', async (photoURL) => {
  const { asked, status } = await askPhoto(photoURL);
  expect({ asked, status }).toEqual({ asked: [], status: 404 });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['a page', () => image('<script>alert(1)</script>', 'text/html')],
  ['an image that may hold scripts', () => image('<svg/>', 'image/svg+xml')],
  ['more than 512 kB', () => image(new Uint8Array(512 * 1024 + 1))],
  ['not there', () => image(PNG, 'image/png', { status: 404 })],
  ['elsewhere', () => Promise.reject(new TypeError('unexpected redirect'))],
])('what turns out to be %s is not passed on', async (_what, answer) => {
  expect(await askPhoto(ADDRESS, answer)).toMatchObject({ status: 404 });
});

test('512 kB are passed on whole, in however many pieces', async () => {
  const piece = new Uint8Array(128 * 1024).fill(7);
  const body = new ReadableStream({
    start: (stream) => {
      for (let count = 0; count < 4; count += 1) stream.enqueue(piece);
      stream.close();
    },
  });
  const { status, bytes } = await askPhoto(ADDRESS, () => image(body));
  expect([status, bytes.byteLength]).toEqual([200, 512 * 1024]);
});

test('what a type says besides is not handed on', async () => {
  const { status, headers } = await askPhoto(ADDRESS, () =>
    image(PNG, 'image/PNG; charset=binary'),
  );
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('asking without end is refused before the network hears of it', async () => {
  let asked = 0;
  await using app = await createTestApp({
    fetch: async () => {
      asked += 1;
      return image(PNG);
    },
  });
  const user = await app.signIn();
  await setPhoto(app, user.userId, ADDRESS);
  const statuses = [];
  for (let time = 0; time < 61; time += 1) {
    statuses.push((await user.request('/api/profile/photo')).status);
  }
  expect(asked).toBe(60);
  expect(statuses.at(-1)).toBe(429);
});
