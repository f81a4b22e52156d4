import { isRefusalCode } from '#shop/refusal-kinds.ts'
import { refusalMessages } from './en/refusals.ts'
import type { Language } from './language.ts'
import { messagesIn } from './messages-in.ts'
import type { PlainKey } from './screen.ts'

/** The sentence of a refusal's code in an address; undefined for what is no code, or needs more than the code. */
export const codeIn = (language: Language, code: string | null): string | undefined =>
  code !== null && isRefusalCode(code) && !refusalMessages.sentences.refusal[code].includes('{')
    ? messagesIn(language, refusalMessages)(`refusal.${code}` as PlainKey<typeof refusalMessages>)
    : undefined
