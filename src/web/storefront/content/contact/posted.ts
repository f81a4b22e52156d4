import type { Language } from '../../../messages/language.ts'
import { problemIn } from '../../../messages/problem-in.ts'

/** Result of a form sent without scripts. */
export type Posted = { sent: boolean; problem: string | null }

export const postedIn = async (url: URL, language: Language): Promise<Posted> => ({
  sent: url.searchParams.has('sent'),
  problem: await problemIn(language, url),
})
