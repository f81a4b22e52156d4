import { isRefusalCode } from '#shop/refusal-kinds.ts'
import { refusalMessages } from './en/refusals.ts'
import type { Language } from './language.ts'
import { messagesIn } from './messages-in.ts'
import type { PlainKey } from './screen.ts'

/** Sentence of a refusal code in an address; undefined for an unknown code or one that needs data. */
export const codeIn = (language: Language, code: string | null): string | undefined =>
  code !== null && isRefusalCode(code) && !refusalMessages.sentences.refusal[code].includes('{')
    ? messagesIn(language, refusalMessages)(`refusal.${code}` as PlainKey<typeof refusalMessages>)
    : undefined
