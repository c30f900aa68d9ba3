import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { listenLocally } from '../testing/listen-locally.ts';

const X_POST = 'https://x.com/ada/status/20';

/**
 * The networks, as one server on loopback; what they are asked stands in `asked`.
 * @param options.isTimed gives up after two seconds, as it is; else never, since a busy machine may
 *   take them all before it answers
 */
async function startNetworks(answer: (response: ServerResponse) => void, { isTimed = false } = {}) {
  const server = createServer((_request, response) => answer(response));
  const port = await listenLocally(server);
  const asked: string[] = [];
  return {
    asked,
    fetchPublic: (address: string, { signal, ...init }: RequestInit) => {
      asked.push(address);
      // X left this host in 2026: it answers with the way to publish.x.com.
      if (address.startsWith('https://publish.twitter.com/')) {
        return Promise.resolve(new Response(null, { status: 301 }));
      }
      const timed = isTimed && signal != null ? { signal } : {};
      return fetch(`http://127.0.0.1:${port}/`, { ...init, ...timed, redirect: 'manual' });
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendJson(body: unknown, type = 'application/json; charset=utf-8') {
  return (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': type }).end(JSON.stringify(body));
  };
}

const quote = (html: string, author_name = 'Ada Lovelace') => ({
  html:
    `<blockquote class="twitter-tweet">${html}&mdash; Ada (@ada) <a href="${X_POST}">May 1</a>` +
    '</blockquote>\n<script async src="https://platform.twitter.com/widgets.js"></script>',
  author_name,
});

/** What a signed-in person gets for an address from networks that answer so. */
async function ask(
  url: unknown,
  answer: (response: ServerResponse) => void,
  settings: Record<string, string> = {},
  { isTimed = false } = {},
) {
  await using networks = await startNetworks(answer, { isTimed });
  await using app = await createTestApp({ fetchPublic: networks.fetchPublic, settings });
  const person = await app.signIn();
  const response = await person.post('/api/post-by-address', { url });
  const body = (await response.json()) as Record<string, unknown>; // JSON of ours is an object
  return { status: response.status, body, asked: networks.asked };
}

const words = sendJson({
  ...quote('<p>Hello</p>'),
  title: 'Hello',
  content: '<p>Hello</p>',
  account: { display_name: 'Ada Lovelace', username: 'ada' },
});

test.each([
  [
    'https://twitter.com/ada/status/20?s=46&t=abc',
    'x',
    X_POST,
    'https://publish.x.com/oembed?omit_script=1&dnt=true&url=https%3A%2F%2Fx.com%2Fada%2Fstatus%2F20',
  ],
  [
    'https://x.com/i/web/status/20',
    'x',
    'https://x.com/i/status/20',
    'https://publish.x.com/oembed?omit_script=1&dnt=true&url=https%3A%2F%2Fx.com%2Fi%2Fstatus%2F20',
  ],
  [
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'youtube',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ',
  ],
  [
    'https://bsky.app/profile/ada.bsky.social/post/3kqm',
    'bluesky',
    'https://bsky.app/profile/ada.bsky.social/post/3kqm',
    'https://embed.bsky.app/oembed?format=json&url=https%3A%2F%2Fbsky.app%2Fprofile%2Fada.bsky.social%2Fpost%2F3kqm',
  ],
  [
    'https://mastodon.social/@ada/109',
    'mastodon',
    'https://mastodon.social/@ada/109',
    'https://mastodon.social/api/v1/statuses/109',
  ],
  [
    'https://old.reddit.com/r/trains/comments/1abc/late_again/?utm_source=share',
    'reddit',
    'https://www.reddit.com/r/trains/comments/1abc/',
    'https://www.reddit.com/oembed?format=json&url=https%3A%2F%2Fwww.reddit.com%2Fr%2Ftrains%2Fcomments%2F1abc%2F',
  ],
  [
    ' https://youtu.be/dQw4w9WgXcQ?si=abc\n',
    'youtube',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ',
  ],
  [
    'https://www.tiktok.com/@ada/video/71?lang=en',
    'tiktok',
    'https://www.tiktok.com/@ada/video/71',
    'https://www.tiktok.com/oembed?format=json&url=https%3A%2F%2Fwww.tiktok.com%2F%40ada%2Fvideo%2F71',
  ],
  [
    // Its oEmbed refuses `/photo/`, and has the same post under `/video/`.
    'https://www.tiktok.com/@ada/photo/71',
    'tiktok',
    'https://www.tiktok.com/@ada/video/71',
    'https://www.tiktok.com/oembed?format=json&url=https%3A%2F%2Fwww.tiktok.com%2F%40ada%2Fvideo%2F71',
  ],
  [
    // Of Mastodon's view in columns.
    'https://mastodon.social/deck/@ada@example.social/109',
    'mastodon',
    'https://mastodon.social/@ada@example.social/109',
    'https://mastodon.social/api/v1/statuses/109',
  ],
])(
  '%s is asked for at its network, under its one address',
  async (url, network, address, asked) => {
    expect(await ask(url, words)).toEqual({
      status: 200,
      body: { text: 'Hello', isCut: false, author: 'Ada Lovelace', address, network },
      asked: [asked],
    });
  },
);

test('nobody is asked for what is no address of a post on a known network', async () => {
  await using networks = await startNetworks(words);
  await using app = await createTestApp({ fetchPublic: networks.fetchPublic });
  const person = await app.signIn();
  for (const url of NO_POSTS) {
    const response = await person.post('/api/post-by-address', { url });
    const { code } = (await response.json()) as { code: string }; // an error of ours
    expect([response.status, code], String(url)).toEqual([400, 'post_address_unknown']);
  }
  expect(networks.asked).toEqual([]);
});

const NO_POSTS = [
  'http://x.com/ada/status/20',
  'https://x.com:8443/ada/status/20',
  'https://ada:secret@x.com/ada/status/20',
  'https://x.com@evil.example/ada/status/20',
  'https://x.com.evil.example/ada/status/20',
  'https://evil.example/@ada/109',
  'https://www.mastodon.social/@ada/109',
  'https://127.0.0.1/ada/status/20',
  'https://169.254.169.254/latest/meta-data',
  'https://x.com/ada',
  'https://www.reddit.com/r/trains/comments/1abc/late_again/kdef/',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&lc=UgwU2iVElD3sEMzrz_14AaABAg',
  'https://youtu.be/dQw4w9WgXcQ?lc=UgwU2iVElD3sEMzrz_14AaABAg',
  'https://mastodon.social/deck/109',
  'https://x.com/ada/status/20%2F..%2F..',
  'https://vm.tiktok.com/ZM1/',
  'https://constructor/ada/status/20',
  'ftp://x.com/ada/status/20',
  'A post about https://x.com/ada/status/20',
  `https://x.com/ada/status/20?${'a'.repeat(500)}`,
  '',
  7,
];

test.each([
  [
    'entities, links and emoji',
    '<p lang="en" dir="ltr">Tom &amp; &quot;Jerry&quot; &lt;3 it&#39;s &#x1F600; 🚆<br>' +
      'See <a href="https://t.co/a?b&amp;c">https://t.co/a</a>' +
      ' <a href="https://t.co/p">pic.twitter.com/p</a></p>',
    'Tom & "Jerry" <3 it\'s 😀 🚆\nSee https://t.co/a',
  ],
  [
    'two paragraphs, lines of its own, and an image',
    '<p lang="">One\ntwo</p><p>Three<br><br><a href="https://bsky.app/">[image or embed]</a></p>',
    'One\ntwo\n\nThree',
  ],
  [
    'markup that is none of a post',
    '<script>alert(1)</script><p>A <b onclick="alert(1)">bold</b> claim: 1 &lt;b&gt; 2</p>',
    'A bold claim: 1 <b> 2',
  ],
  [
    'what only looks like an entity',
    '<p>AT&T &nothing; &toolongtobeone; &#0;&#xD800;&#x110000; &constructor; R&amp;D</p>',
    'AT&T &nothing; &toolongtobeone;  &constructor; R&D',
  ],
])('the words of a post with %s are as they are read there', async (_what, html, text) => {
  expect((await ask(X_POST, sendJson(quote(html)))).body).toMatchObject({ text });
});

test('a long post is cut behind a word, and says so; so is a long name', async () => {
  const html = `<p>${'abcdefghi '.repeat(120)}</p>`;
  const { body } = await ask(X_POST, sendJson(quote(html, `${'x'.repeat(79)}😀`)));
  expect(body).toMatchObject({ isCut: true, author: 'x'.repeat(79) });
  expect(body['text']).toBe('abcdefghi '.repeat(108).trimEnd());
  const whole = 'x'.repeat(1080);
  const fitting = await ask(X_POST, sendJson(quote(`<p>${whole}</p>`)));
  expect(fitting.body).toMatchObject({ text: whole, isCut: false });
  const spaced = sendJson({ title: `${whole}  ` });
  const onReddit = await ask('https://www.reddit.com/r/ada/comments/20/', spaced);
  expect(onReddit.body).toMatchObject({ text: whole, isCut: false });
  const lines = await ask(X_POST, sendJson(quote(`<p>a b ${'abcdefgh<br>'.repeat(120)}</p>`)));
  expect(lines.body['text']).toBe(`a b ${'abcdefgh\n'.repeat(119).trimEnd()}`);
});

test('a post that X itself cut, as its oEmbed does, goes on; one that only ends so does not', async () => {
  const picture = '<a href="https://t.co/zRjjCMxpuW">pic.twitter.com/zRjjCMxpuW</a>';
  for (const [words, isCut] of [
    [`${'They said so. '.repeat(19)}And then…`, true],
    [`${'Know what you are getting into. '.repeat(5)}And then…`, false],
    ['They said so. '.repeat(19).trimEnd(), false],
  ] as const) {
    for (const html of [`<p>${words}</p>`, `<p>${words} ${picture}</p>`]) {
      expect((await ask(X_POST, sendJson(quote(html)))).body).toMatchObject({ text: words, isCut });
    }
  }
});

test('what no text may hold is taken out; who has no name is called as on the network', async () => {
  const odd = sendJson(quote('<p>A \u0000B \uD83D C</p>', 'Ada\u0000'));
  expect((await ask(X_POST, odd)).body).toMatchObject({ text: 'A B \uFFFD C', author: 'Ada' });
  const account = { display_name: '', username: 'ada' };
  const nameless = sendJson({ content: '<p>Hello</p>', account });
  const { body } = await ask('https://mastodon.social/@ada/109', nameless);
  expect(body['author']).toBe('ada');
});

test('a post that cannot be read is to be pasted', async () => {
  let answer: (response: ServerResponse) => void = words;
  await using networks = await startNetworks((response) => answer(response));
  await using app = await createTestApp({ fetchPublic: networks.fetchPublic });
  const person = await app.signIn();
  for (const [what, bad] of UNREADABLE) {
    answer = bad;
    const response = await person.post('/api/post-by-address', { url: X_POST });
    const { code, error } = (await response.json()) as { code: string; error: string }; // an error of ours
    expect([response.status, code], what).toEqual([502, 'post_not_fetched']);
    expect(error).toContain('Paste the text instead.');
  }
  const levels = app.log.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(Math.max(...levels)).toBe(30); // nothing that who runs the service has to look at
});

const JSON_TYPE = { 'content-type': 'application/json' };
const GOOD = JSON.stringify(quote('<p>Hello</p>'));

const UNREADABLE: readonly [string, (response: ServerResponse) => void][] = [
  ['not there', (response) => response.writeHead(404, JSON_TYPE).end(GOOD)],
  [
    'elsewhere',
    (response) => response.writeHead(302, { ...JSON_TYPE, location: 'http://x/' }).end(GOOD),
  ],
  ['a page', sendJson(quote('<p>Hello</p>'), 'text/html')],
  ['more than 64 kB', sendJson({ ...quote('<p>Hello</p>'), more: 'a'.repeat(64 * 1024) })],
  ['not JSON', (response) => response.writeHead(200, JSON_TYPE).end('<p>Hello</p>')],
  ['without words', sendJson(quote('<p> <br> </p>'))],
  // An article, a picture and its like: X has a link for them and no words.
  ['nothing but a link', sendJson(quote('<p><a href="https://t.co/a">https://t.co/a</a></p>'))],
  ['in a frame', sendJson({ html: '<iframe src="https://x.com/"></iframe>', author_name: 'Ada' })],
  ['another thing', sendJson({ html: 7 })],
  [
    'broken off',
    (response) => response.writeHead(200, JSON_TYPE).write('{', () => response.destroy()),
  ],
];

test('a network that is silent, or goes on for ever, is given up after two seconds', async () => {
  const ends: Promise<number>[] = [];
  const watch = (response: ServerResponse) => {
    const startedMs = performance.now();
    ends.push(
      new Promise((resolve) => {
        response.once('close', () => resolve(performance.now() - startedMs));
      }),
    );
  };
  const [silent, endless] = await Promise.all([
    ask(X_POST, watch, {}, { isTimed: true }),
    ask(
      X_POST,
      (response) => {
        watch(response);
        response.writeHead(200, JSON_TYPE).write('{');
      },
      {},
      { isTimed: true },
    ),
  ]);
  expect([silent.status, endless.status]).toEqual([502, 502]);
  const tookMs = await Promise.all(ends);
  expect(tookMs).toHaveLength(2);
  expect(Math.min(...tookMs)).toBeGreaterThan(200);
  expect(Math.max(...tookMs)).toBeLessThan(20_000); // a slow machine's too
});

test('64 kB are read', async () => {
  const answer = { ...quote('<p>Hello</p>'), more: '' };
  const room = 64 * 1024 - JSON.stringify(answer).length;
  const { status } = await ask(X_POST, sendJson({ ...answer, more: 'a'.repeat(room) }));
  expect(status).toBe(200);
});

test('POST_FETCHING=0 asks nobody, and says what to do', async () => {
  const { status, body, asked } = await ask(X_POST, words, { POST_FETCHING: '0' });
  expect([status, body['code'], asked]).toEqual([403, 'post_fetching_off', []]);
});

test('visitors fetch posts where they generate, and nowhere else', async () => {
  for (const [settings, status] of [
    [{}, 401],
    [{ ANONYMOUS_GENERATIONS: '1' }, 200],
  ] as const) {
    await using networks = await startNetworks(words);
    await using app = await createTestApp({ fetchPublic: networks.fetchPublic, settings });
    expect((await askAsVisitor(app, '203.0.113.7')).status).toBe(status);
  }
});

function askAsVisitor(app: TestApp, address: string): Promise<Response> {
  return app.request('/api/post-by-address', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.deps.config.publicUrl },
    body: JSON.stringify({ url: X_POST }),
    address,
  });
}

test('what one visitor asks for is not taken from another', async () => {
  await using networks = await startNetworks(words);
  const settings = { ANONYMOUS_GENERATIONS: '1' };
  await using app = await createTestApp({ fetchPublic: networks.fetchPublic, settings });
  for (let time = 0; time < 60; time += 1) await askAsVisitor(app, '203.0.113.7');
  expect((await askAsVisitor(app, '203.0.113.7')).status).toBe(429);
  expect((await askAsVisitor(app, '203.0.113.8')).status).toBe(200);
});

test('asking without end is refused before a network hears of it; another person goes on', async () => {
  await using networks = await startNetworks(words);
  await using app = await createTestApp({ fetchPublic: networks.fetchPublic });
  const [person, other] = [await app.signIn(), await app.signIn()];
  const statuses = [];
  for (let time = 0; time < 61; time += 1) {
    statuses.push((await person.post('/api/post-by-address', { url: X_POST })).status);
  }
  expect(networks.asked).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await other.post('/api/post-by-address', { url: X_POST })).status).toBe(200);
});

test.each([
  [
    'a long post without spaces comes as far as it fits, though one stands at its beginning',
    `<p>速報 ${'この記事はとても長いです。'.repeat(120)}</p>`,
    /^速報 この記事[^ ]{1000,}$/,
  ],
  [
    'a list is part of the words of a post',
    '<p>Why I left:</p><ul><li>The pay<ul><li><p>The hours</p></li></ul></li></ul><h2>Agree?</h2>',
    /^Why I left:\n\nThe pay\n\nThe hours\n\nAgree\?$/,
  ],
  [
    'the link to what a post quotes, which Mastodon does not show, is left out',
    '<p class="quote-inline">RE: <a href="https://g0v.social/@ada/117">' +
      '<span class="invisible">https://</span>g0v.social/@ada/117</a></p><p>I disagree.</p>',
    /^I disagree\.$/,
  ],
  [
    'a post that came from Pleroma, without paragraphs, has its words',
    '<span class="h-card"><a class="u-url mention" href="https://pl.example/users/ada">' +
      '@<span>ada</span></a></span> Late again.<br/>Again.',
    /^@ada Late again\.\nAgain\.$/,
  ],
])('%s', async (_, content, words) => {
  const status = { content, account: { display_name: 'Ada', username: 'ada' } };
  await using networks = await startNetworks(sendJson(status));
  await using app = await createTestApp({ fetchPublic: networks.fetchPublic });
  const person = await app.signIn();
  const url = 'https://infosec.exchange/@ada/113000000000000001';
  const answer = await person.post('/api/post-by-address', { url });
  expect(await answer.json()).toMatchObject({ text: expect.stringMatching(words) });
});

test('what a post of Mastodon is folded under stands before it, as it is read there', async () => {
  const account = { display_name: 'Ada', username: 'ada' };
  const folded = { content: '<p>I can no longer.</p>', spoiler_text: 'about illness', account };
  const { body } = await ask('https://mastodon.social/@ada/109', sendJson(folded));
  expect(body['text']).toBe('about illness\n\nI can no longer.');
});

test.each([
  ['refuses', (response: ServerResponse) => void response.writeHead(403).end(), '"status":403'],
  ['says something else', sendJson({ secret: 'Words' }), '"error":"ZodError"'],
  [
    'says no JSON',
    (response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('Words of ada'),
    '"error":"SyntaxError"',
  ],
])('that a network %s is in the log, and nothing of the post is', async (_, answer, said) => {
  await using networks = await startNetworks(answer);
  await using app = await createTestApp({ fetchPublic: networks.fetchPublic });
  const person = await app.signIn();
  expect((await person.post('/api/post-by-address', { url: X_POST })).status).toBe(502);
  const told = app.log.filter((line) => line.includes('a network gave no post'));
  expect(told).toEqual([expect.stringContaining(said)]);
  expect(told[0]).toContain('"network":"x"');
  // As a word: the number of a request may hold these letters.
  expect(told[0]).not.toMatch(/\bada\b|Words/);
});
