// npm run pin-images: writes the digest of each base image beside its tag, as the registry says it now.
// Asks `docker buildx imagetools`; run it again to follow a tag.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fail } from './say.mjs';

const FILES = ['Dockerfile', 'compose.yaml'];
/** The image of a build stage, or of a service: its name with the tag, then what was pinned before. */
const IMAGE = /^(FROM |\s*image: )([\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?/gm;

/**
 * @param {string} text of a Dockerfile or a compose file
 * @param {(image: string) => string} readDigest
 */
export function pinImages(text, readDigest) {
  return text.replaceAll(IMAGE, (_all, before, image) => {
    const digest = readDigest(image).trim();
    if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`No digest of ${image}: ${digest}`);
    return `${before}${image}@${digest}`;
  });
}

function askRegistry(image) {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  return execFileSync('docker', args, { encoding: 'utf8' });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of FILES) {
    try {
      writeFileSync(file, pinImages(readFileSync(file, 'utf8'), askRegistry));
    } catch (error) {
      const [why] = error.message.split('\n', 1);
      fail(`${file} stays as it is: Docker, with buildx, could not ask the registry. ${why}`);
    }
    console.log(`${file}: pinned`);
  }
}
