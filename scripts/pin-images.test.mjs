import { expect, test } from 'vitest';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pinImages } from './pin-images.mjs';

const digest = (letter) => `sha256:${letter.repeat(64)}`;

test('each base image of the files gets the digest that the registry says, again and again', () => {
  for (const file of ['Dockerfile', 'compose.yaml']) {
    const text = readFileSync(file, 'utf8');
    const named = text.match(/^(FROM|\s*image:) [a-z]+:.*$/gm) ?? [];
    for (const image of named) expect(image, file).toMatch(/@sha256:[0-9a-f]{64}( AS build)?$/);
    const asked = new Set();
    const pinned = pinImages(text, (image) => {
      asked.add(image);
      return `${digest('a')}\n`;
    });
    expect([...asked], file).toEqual([file === 'Dockerfile' ? 'node:24-slim' : 'postgres:18']);
    const images = pinned.match(/^(FROM|\s*image:) .*$/gm) ?? [];
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toContain(`@${digest('a')}`);
    const later = pinImages(pinned, () => digest('b'));
    expect(later).toBe(pinned.replaceAll(digest('a'), digest('b')));
    expect(later.replaceAll(`@${digest('b')}`, '')).toBe(text.replaceAll(/@sha256:\w+/g, ''));
  }
});

test('an answer that is no digest pins nothing', () => {
  expect(() => pinImages('FROM node:24-slim', () => 'unauthorized')).toThrow('node:24-slim');
});

test('without Docker the command says so, and changes nothing', () => {
  const before = readFileSync('Dockerfile', 'utf8');
  const options = { encoding: 'utf8', env: { PATH: '/nowhere' } };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/pin-images.mjs'], options);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(
    /^Dockerfile stays as it is: Docker, with buildx, could not ask .*$/,
  );
  expect(readFileSync('Dockerfile', 'utf8')).toBe(before);
});
