import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Firefox/140.0', 'Firefox on Windows'],
  ['SomeReader/2.0 (Windows NT 10.0)', 'Windows'],
  ['Mozilla/5.0 (PlayStation 5) Safari/605.1', 'Safari'],
  ['curl/8.5.0', ''],
  ['', ''],
])('of %j is said what is known: %j', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
