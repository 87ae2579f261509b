import { Tokenizer } from 'marked'

/** More than a person writes. */
const MAX_NESTING = 50

/** Quotes, lists or emphases of a text are nested deeper than `MAX_NESTING`. */
export class TooNestedError extends Error {}

/**
 * A tokenizer of Markdown that stops at deep nesting. The default one calls itself for each level: 1,500 list markers in a
 * line overflow its stack, and 3,000 nested emphases take seconds.
 */
export class BoundedTokenizer extends Tokenizer {
  #depth = 0

  override blockquote(...args: Parameters<Tokenizer['blockquote']>) {
    return this.#nested(() => super.blockquote(...args))
  }

  override list(...args: Parameters<Tokenizer['list']>) {
    return this.#nested(() => super.list(...args))
  }

  override emStrong(...args: Parameters<Tokenizer['emStrong']>) {
    return this.#nested(() => super.emStrong(...args))
  }

  override del(...args: Parameters<Tokenizer['del']>) {
    return this.#nested(() => super.del(...args))
  }

  override link(...args: Parameters<Tokenizer['link']>) {
    return this.#nested(() => super.link(...args))
  }

  override reflink(...args: Parameters<Tokenizer['reflink']>) {
    return this.#nested(() => super.reflink(...args))
  }

  #nested<Token>(tokenize: () => Token): Token {
    if (this.#depth === MAX_NESTING) throw new TooNestedError()
    this.#depth++
    try {
      return tokenize()
    } finally {
      this.#depth--
    }
  }
}
