import type { Language } from './language.ts'

/**
 * What is wrong with a form that a browser without scripts has sent: the sentence of the code in the page's
 * address. All sentences of refusals come only where there is one; else every page would begin with them.
 */
export async function problemIn(language: Language, { searchParams }: URL): Promise<string | null> {
  const code = searchParams.get('problem')
  if (code === null) return null
  const { codeIn } = await import('./code-in.ts')
  return codeIn(language, code) ?? null
}
