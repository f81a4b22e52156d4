import type { Language } from './language.ts'

/** Error of a form sent without scripts, by the code in the address. Loads the refusals only if there is one, to keep them out of the
 * first script. */
export async function problemIn(language: Language, { searchParams }: URL): Promise<string | null> {
  const code = searchParams.get('problem')
  if (code === null) return null
  const { codeIn } = await import('./code-in.ts')
  return codeIn(language, code) ?? null
}
