/** The pages of small print and of help, whose words staff can replace by their own. */
export const textPages = [
  'helpinfo',
  'cash-on-delivery',
  'payment-info',
  'policy',
  'terms',
  'privacy',
  'faqs',
  'help',
] as const
export type TextPage = (typeof textPages)[number]

/** What staff wrote in place of the shop's own words: Markdown. `at`: when, ms UTC. */
export type OwnText = { body: string; at: number }

/**
 * Words that do not hold yet. `from` null: a draft, which has words; else the moment (ms UTC) from which they hold.
 * `body` null: from then on the shop's own words stand there again.
 */
export type NextWords = { body: string | null; from: number | null }

/** What stands on a page, and what will. `body` null: the shop's own words. */
export type Words = { body: string | null; next: NextWords | null }

/** `version` 0: nobody has ever written one. `changedAt`: since when its words hold. */
export type WrittenText = Words & { page: TextPage; changedAt: number | null; version: number }

/** Words from the past hold: nothing is planned any more. */
export const wordsAt = (text: Words, now: number): Words =>
  holds(text.next, now) ? { body: text.next.body, next: null } : text

/**
 * A stored text as it is at a moment, ms UTC. Words that have come to hold count as a change, so that nobody who has
 * read the page before that moment writes over them unasked.
 */
export function textAt(stored: WrittenText, now: number): WrittenText {
  const { next, version } = stored
  if (!holds(next, now)) return stored
  return { ...stored, ...wordsAt(stored, now), changedAt: next.from, version: version + 1 }
}

const holds = (next: NextWords | null, now: number): next is NextWords & { from: number } =>
  next !== null && next.from !== null && next.from <= now

/** A draft of nothing is none. */
export const isEmptyDraft = ({ next }: Words) =>
  next !== null && next.from === null && next.body === null
