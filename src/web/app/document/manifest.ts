export type Chunk = {
  file: string
  name?: string
  isEntry?: boolean
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** Vite's manifest: built files by source module. */
export type Manifest = Record<string, Chunk>

export function entryOf(manifest: Manifest): Chunk {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build of the pages is incomplete: run npm run build')
  return entry
}

/** These chunks and all their static imports. */
export function withImports(manifest: Manifest, start: readonly Chunk[]): ReadonlySet<Chunk> {
  const found = new Set<Chunk>(start)
  for (const chunk of found) {
    for (const key of chunk.imports ?? []) {
      const next = manifest[key]
      if (next) found.add(next)
    }
  }
  return found
}

export const stylesOf = (chunks: ReadonlySet<Chunk>) => [
  ...new Set([...chunks].flatMap(({ css = [] }) => css).map(address)),
]

/** The fonts that pages preload. */
export const fontsOf = (manifest: Manifest) =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /-latin-(700|wght)-normal-.*\.woff2$/.test(file))
    .map(address)

export const drawingsOf = (manifest: Manifest) =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.svg'))
    .map(address)

export const address = (file: string) => `/${file}`
