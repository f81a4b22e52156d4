const sameLetters: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ۃ',
}
const foreign = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g')
// What old programs write for a letter by its place in the word.
const shapes = /[\ufb50-\ufbff\ufe70-\ufefc]/g

/** The text with the letters of Urdu where it has the Arabic ones that look alike; anything else stays. */
export const inUrduLetters = (text: string): string =>
  text
    .replace(shapes, (shape) => shape.normalize('NFKC'))
    .replace(foreign, (letter) => sameLetters[letter] ?? letter)
