/** A model that `npm run model` can get: one file of weights, exactly known. */
export interface CatalogueModel {
  /** What a person types. */
  name: string;
  title: string;
  /** What it is good for, in a few words. */
  about: string;
  /** Offered first, where it fits. */
  isFirstChoice?: true;
  /** Where its file lies, at one commit of a repository of Hugging Face. */
  repository: string;
  revision: string;
  file: string;
  bytes: number;
  sha256: string;
  licence: string;
  /** Where the licence can be read. */
  licenceUrl: string;
  /** Of the machine: with less, it and all else on the machine crawl. */
  memoryBytes: number;
}

const GB = 1e9;

/**
 * Three sizes. Files, sizes and checksums are those that several public projects pinned, who had
 * them from the source; no file of these was seen by who wrote this, so what is told here is
 * compared with what the source says, and then with the bytes.
 */
export const CATALOGUE: readonly CatalogueModel[] = [
  {
    name: 'small',
    title: 'Qwen3.5 0.8B',
    about: 'quick on any machine; plain replies, English best',
    repository: 'unsloth/Qwen3.5-0.8B-GGUF',
    revision: '6ab461498e2023f6e3c1baea90a8f0fe38ab64d0',
    file: 'Qwen3.5-0.8B-Q8_0.gguf',
    bytes: 811_843_840,
    sha256: '0ad885ffd4bb022fc4f0d33a3308fa108ef8613159d3b3a67e23abca056b7a6c',
    licence: 'Apache-2.0',
    licenceUrl: 'https://huggingface.co/Qwen/Qwen3.5-0.8B',
    memoryBytes: 3 * GB,
  },
  {
    name: 'medium',
    title: 'Qwen3.5 4B',
    about: 'the one to begin with; many languages',
    isFirstChoice: true,
    repository: 'unsloth/Qwen3.5-4B-GGUF',
    revision: 'e87f176479d0855a907a41277aca2f8ee7a09523',
    file: 'Qwen3.5-4B-Q4_K_M.gguf',
    bytes: 2_740_937_888,
    sha256: '00fe7986ff5f6b463e62455821146049db6f9313603938a70800d1fb69ef11a4',
    licence: 'Apache-2.0',
    licenceUrl: 'https://huggingface.co/Qwen/Qwen3.5-4B',
    memoryBytes: 6 * GB,
  },
  {
    name: 'large',
    title: 'Gemma 4 E4B',
    about: 'for a machine with memory to spare; many languages',
    repository: 'google/gemma-4-E4B-it-qat-q4_0-gguf',
    revision: '4b4a2c1d584be7264f87aac328a1bc739ce81b6c',
    file: 'gemma-4-E4B_q4_0-it.gguf',
    bytes: 5_154_941_280,
    sha256: '676c35070db6dbe52f93e9c864ee0fba4eddea94b9c875d9cb10daff453fbaee',
    licence: 'Apache-2.0',
    licenceUrl: 'https://huggingface.co/google/gemma-4-E4B-it-qat-q4_0-gguf',
    memoryBytes: 10 * GB,
  },
];

/** The address of a model's file at its source or a mirror of it, without a slash at the end. */
export function addressOf(model: CatalogueModel, source: string): string {
  return `${source}/${model.repository}/resolve/${model.revision}/${model.file}`;
}
