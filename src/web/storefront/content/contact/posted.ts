import type { Language } from '../../../messages/language.ts'
import { codeIn } from '../../../messages/code-in.ts'

/** What became of a form that a browser without scripts has sent. */
export type Posted = { sent: boolean; problem: string | null }

export const postedIn = ({ searchParams }: URL, language: Language): Posted => ({
  sent: searchParams.has('sent'),
  problem: codeIn(language, searchParams.get('problem')) ?? null,
})
