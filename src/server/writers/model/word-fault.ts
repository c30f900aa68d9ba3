import type { ErrorCode } from '#contract/errors.ts';
import type { Fault } from './classify-fault.ts';

/** What a failure says to who chose the writer; people who generate are told less. */
export function wordFault({ kind }: Pick<Fault, 'kind'>): ErrorCode {
  return WORDS[kind];
}

const WORDS: Record<Fault['kind'], ErrorCode> = {
  auth: 'writer_key_refused',
  no_model: 'writer_model_unknown',
  bad_request: 'writer_request_refused',
  no_credit: 'writer_provider_busy',
  rate_limited: 'writer_provider_busy',
  timeout: 'writer_provider_slow',
  upstream: 'writer_provider_unreachable',
  network: 'writer_provider_unreachable',
  empty: 'writer_model_unfit',
  no_json: 'writer_model_unfit',
  filtered: 'writer_model_unfit',
};
