import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError, ERRORS, type ErrorCode } from '#contract/errors.ts';

/**
 * Parses the request's JSON body by a schema of the contract, whose messages are catalogue codes.
 * @throws AppError body_not_json, body_invalid, or the code the schema names
 */
export async function readJsonBody<Output>(c: Context, schema: z.ZodType<Output>): Promise<Output> {
  const text = await readWhole(c.req.text());
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new AppError('body_not_json', { cause: error });
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const named = read.error.issues.map(({ message }) => message).find(isErrorCode);
  throw new AppError(named ?? 'body_invalid');
}

/**
 * A body that ends with its connection is nobody's fault here, and none of the database's, whose
 * connections end by the same name.
 * @throws AppError body_not_json
 */
export async function readWhole<Body>(reading: Promise<Body>): Promise<Body> {
  try {
    return await reading;
  } catch (error) {
    const isCut = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
    throw isCut ? new AppError('body_not_json', { cause: error }) : error;
  }
}

function isErrorCode(message: string): message is ErrorCode {
  return message in ERRORS;
}
