import type { Kept } from './translations.store.ts'

/** A text of the shop that was saved: what it was ('': new), what it is, and its Urdu if somebody has written one. */
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
 * The translation that a saved text gets, '' for none; null: it keeps what it has. The Urdu that somebody has written
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
