import type { Answer } from '#wire/calls.ts'

export type StaffText = Answer<'adminText'>['data']

/** `from`: when the text starts, where `when` is `later`; null: not chosen yet. */
export type TextValues = { words: string; when: 'now' | 'draft' | 'later'; from: string | null }

/** The draft or planned text, if there is one, else the one on the page; '' where the standard text stands. */
export function valuesOf({ body, next }: StaffText): TextValues {
  if (next === null) return { words: body ?? '', when: 'now', from: null }
  return {
    words: next.body ?? '',
    when: next.from === null ? 'draft' : 'later',
    from: next.from,
  }
}

/** What is sent: a text that holds at once replaces a draft or a planned one. */
export function changesOf({ words, when, from }: TextValues) {
  const body = words.trim() === '' ? null : words
  return when === 'now'
    ? { body, next: null }
    : { next: { body, from: when === 'later' ? from : null } }
}
