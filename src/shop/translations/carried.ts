import type { Kept } from './translations.store.ts'

/** A text of the shop that was saved: what it was ('': new), what it is, and the Urdu that was written for it, if any. */
export type SavedText = {
  before: string
  after: string
  urdu?: string | undefined
  /** The Urdu that the record itself keeps; '': none. */
  own?: string
}

/** What is known of both texts; undefined: not translated. */
type Known = { before: Kept | undefined; after: Kept | undefined }

/**
 * The translation that a saved text gets, '' for none; null: it keeps what it has. The Urdu that was written
 * counts. Otherwise a changed text takes the translation along, to be checked, unless its new words have one already.
 */
export function carried({ before, after, urdu, own = '' }: SavedText, known: Known): Kept | null {
  if (after === '') return null
  if (urdu !== undefined) {
    const kept = known.after
    return (kept?.text ?? '') === urdu && !kept?.needsCheck
      ? null
      : { text: urdu, needsCheck: false }
  }
  const text = known.before?.text ?? own
  return before === after || text === '' || known.after !== undefined
    ? null
    : { text, needsCheck: before !== '' }
}
