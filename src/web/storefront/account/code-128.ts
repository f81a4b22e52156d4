// Code 128 (ISO/IEC 15417): each symbol is three bars and three spaces, widths in modules, bar first. The last three are the start symbols;
// the very last is the stop, which has a seventh bar.
const signs = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')

const start = { letters: 104, pairs: 105 }
const stop = 106
/** Quiet zone in modules that a scanner needs on both sides. */
export const quiet = 10

/** Symbol values: start, text (digits in pairs where possible), checksum, stop. */
function valuesOf(text: string): number[] {
  const inPairs = /^(\d\d)+$/.test(text)
  const values = inPairs
    ? [start.pairs, ...(text.match(/../g) ?? []).map(Number)]
    : [start.letters, ...[...text].map((letter) => letter.charCodeAt(0) - 32)]
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103
  return [...values, check, stop]
}

/** Alternating widths of bars and spaces, bar first. `text` is printable ASCII. */
export const widthsOf = (text: string): number[] =>
  valuesOf(text).flatMap((value) => [...(signs[value] ?? '')].map(Number))

/** An SVG path of the bars with height 1, and the total width with both quiet zones. */
export function drawCode(text: string): { path: string; width: number } {
  let at = quiet
  let path = ''
  for (const [place, width] of widthsOf(text).entries()) {
    if (place % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`
    at += width
  }
  return { path, width: at + quiet }
}
