/** Numbers as they lie in memory. */
export type Numbers = Uint8Array | Uint32Array | Int32Array | Float32Array | Float64Array

/** A section of a file; its parts are made one by one as they are written. */
export type Draft = { name: string; parts: () => Iterable<Numbers> }

/** The sections of a file by name. */
export type Sections = ReadonlyMap<string, ArrayBuffer>

const perPart = 2000

/** So many of a list at a time. */
export function* partsOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += perPart) yield all.slice(from, from + perPart)
}

export const numberDraft = (name: string, ...numbers: Numbers[]): Draft => ({
  name,
  parts: () => numbers,
})

/** Texts: all their letters, how many each has, and how many bytes each part is long. */
export function textDrafts(name: string, texts: () => readonly string[]): Draft[] {
  const bytes: number[] = []
  return [
    {
      name,
      *parts() {
        for (const part of partsOf(texts())) {
          const letters = Buffer.from(part.join(''))
          bytes.push(letters.length)
          yield letters
        }
      },
    },
    {
      name: `${name} lengths`,
      *parts() {
        for (const part of partsOf(texts())) yield Uint32Array.from(part, ({ length }) => length)
      },
    },
    { name: `${name} bytes`, parts: () => [Uint32Array.from(bytes)] },
  ]
}

/** A section as the numbers that it has; fails when it is not there or ends within a number. */
export function readNumbers<T extends Numbers>(
  sections: Sections,
  name: string,
  Type: new (buffer: ArrayBuffer) => T,
): T {
  const section = sections.get(name)
  if (section === undefined) throw new RangeError(`there is no section ${name}`)
  return new Type(section)
}

export function readTexts(sections: Sections, name: string): string[] {
  const letters = Buffer.from(readNumbers(sections, name, Uint8Array).buffer)
  const lengths = readNumbers(sections, `${name} lengths`, Uint32Array)
  const texts: string[] = []
  let from = 0
  for (const bytes of readNumbers(sections, `${name} bytes`, Uint32Array)) {
    const part = letters.toString('utf8', from, (from += bytes))
    let at = 0
    for (const length of lengths.subarray(texts.length, texts.length + perPart))
      texts.push(part.slice(at, (at += length)))
  }
  return texts
}
