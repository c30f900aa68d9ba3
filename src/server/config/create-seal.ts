import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte: how the rest is to be read. */
const VERSION = 1;

export interface Seal {
  /** @param owner whose it is: under another name it cannot be opened */
  seal(text: string, owner: string): string;
  /** @returns null for what was sealed by other secrets, or for another owner */
  open(sealed: string, owner: string): string | null;
}

/**
 * Encrypts short texts by AES-256-GCM, so that nobody reads or changes them on their way.
 * @param options.purpose what it is for: what was sealed for another cannot be opened
 * @param options.secrets the first seals, each of them opens
 */
export function createSeal(options: {
  purpose: string;
  secrets: readonly [string, ...string[]];
}): Seal {
  // As bytes they would become a key again at each use.
  const derive = (secret: string) =>
    createSecretKey(
      Buffer.from(hkdfSync('sha256', secret, '', `riposte ${options.purpose}`, KEY_BYTES)),
    );
  const first = derive(options.secrets[0]);
  const keys = [first, ...options.secrets.slice(1).map(derive)];
  return {
    seal: (text, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, first, iv);
      cipher.setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [Buffer.from([VERSION]), iv, cipher.getAuthTag(), sealed];
      return Buffer.concat(parts).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes[0] !== VERSION || bytes.length < 1 + IV_BYTES + TAG_BYTES) return null;
      for (const key of keys) {
        const opened = openBy(key, bytes.subarray(1), owner);
        if (opened !== null) return opened;
      }
      return null;
    },
  };
}

function openBy(key: KeyObject, bytes: Buffer, owner: string): string | null {
  const text = IV_BYTES + TAG_BYTES;
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), options);
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, text));
  try {
    return decipher.update(bytes.subarray(text), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null; // sealed by another key, or changed since
  }
}
