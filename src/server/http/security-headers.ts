import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';

/** Where Cloudflare's widget comes from, and asks. */
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';

/**
 * The browser's walls. Nothing inline but the styles of that hash, nothing from elsewhere. COOP keeps
 * the sign-in popup able to report back.
 */
export function setSecurityHeaders(
  config: Pick<Config, 'isSecure' | 'humanVerification'>,
  styleHash: string | null,
): MiddlewareHandler {
  // Cloudflare's widget is a script and a frame of its own; nobody else's is let in.
  const widget = config.humanVerification.kind === 'turnstile' ? [TURNSTILE_ORIGIN] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...widget],
      ...(widget.length > 0 && { frameSrc: widget }),
      styleSrc: ["'self'", ...(styleHash === null ? [] : [styleHash])],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    strictTransportSecurity: config.isSecure ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
  });
}
