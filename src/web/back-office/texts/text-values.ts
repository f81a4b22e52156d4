import type { Answer } from '#wire/calls.ts'

export type StaffText = Answer<'adminText'>['data']

/** `from`: from when on the words hold, where `when` is `later`; null: not chosen yet. */
export type TextValues = { words: string; when: 'now' | 'draft' | 'later'; from: string | null }
export const textFields = ['words', 'when', 'from'] as const

/** The words that do not hold yet, if there are such, else those on the page; '' where ours stand there. */
export function valuesOf({ body, next }: StaffText): TextValues {
  if (next === null) return { words: body ?? '', when: 'now', from: null }
  return {
    words: next.body ?? '',
    when: next.from === null ? 'draft' : 'later',
    from: next.from,
  }
}

type Faults = Partial<Record<keyof TextValues, 'texts.empty' | 'texts.noMoment'>>

/** From a moment on no words of one's own are ours again; at once that is a step of its own. */
export function faultsIn({ words, when, from }: TextValues): Faults {
  if (when === 'later') return from === null ? { from: 'texts.noMoment' } : {}
  return words.trim() === '' ? { words: 'texts.empty' } : {}
}

/** What is sent: words that hold at once take the place of a draft and of what is planned. */
export function changesOf({ words, when, from }: TextValues) {
  const body = words.trim() === '' ? null : words
  return when === 'now'
    ? { body, next: null }
    : { next: { body, from: when === 'later' ? from : null } }
}
