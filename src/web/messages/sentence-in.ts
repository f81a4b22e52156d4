import type { Language } from './language.ts'
import type { Screen } from './screen.ts'

/** Falls back to English; undefined if no screen has the key. */
export function sentenceIn(
  { translation }: Language,
  screens: readonly Screen[],
  key: string,
): string | undefined {
  const [group = '', name = ''] = key.split('.')
  const screen = screens.find(({ sentences }) => sentences[group]?.[name] !== undefined)
  return screen && (translation[screen.name]?.[group]?.[name] ?? screen.sentences[group]?.[name])
}
