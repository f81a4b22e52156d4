import { plainDigits } from '../../digits.ts'
import type { Weighed } from '../../pricing/weight.ts'
import type { Pack, PackUnit } from '../product.ts'

const units: Record<string, { unit: PackUnit; factor: number }> = {
  mg: { unit: 'g', factor: 0.001 },
  g: { unit: 'g', factor: 1 },
  gm: { unit: 'g', factor: 1 },
  gms: { unit: 'g', factor: 1 },
  gram: { unit: 'g', factor: 1 },
  grams: { unit: 'g', factor: 1 },
  kg: { unit: 'g', factor: 1000 },
  kgs: { unit: 'g', factor: 1000 },
  ml: { unit: 'ml', factor: 1 },
  l: { unit: 'ml', factor: 1000 },
  ltr: { unit: 'ml', factor: 1000 },
  litre: { unit: 'ml', factor: 1000 },
  litres: { unit: 'ml', factor: 1000 },
  lt: { unit: 'ml', factor: 1000 },
  m: { unit: 'm', factor: 1 },
  mtr: { unit: 'm', factor: 1 },
  metre: { unit: 'm', factor: 1 },
  metres: { unit: 'm', factor: 1 },
  pc: { unit: 'pcs', factor: 1 },
  pcs: { unit: 'pcs', factor: 1 },
  piece: { unit: 'pcs', factor: 1 },
  pieces: { unit: 'pcs', factor: 1 },
  dozen: { unit: 'pcs', factor: 12 },
  bags: { unit: 'pcs', factor: 1 },
  tablets: { unit: 'pcs', factor: 1 },
  sheets: { unit: 'pcs', factor: 1 },
  rolls: { unit: 'pcs', factor: 1 },
}

// "3x(3x125 g)" → 3, 3, 125, g
const size = /^((?:\d+\s*[x×*]\s*(?:\(\s*)?)*)(\d+(?:\.\d+)?)\s*([a-z]+)\.?\s*\)*$/

/**
 * The amount in a pack, from how it is written: "1 kg", "6 × 200 ml", "3x(3x125 g)", "12 pcs". What
 * is not understood ("Combo") stays as words, without an amount.
 */
export function readPack(text: string): Pack {
  const spelled = text.trim().replace(/(?<=\d\s{0,2})l$/, 'L') // "1 l" reads as eleven
  const [, times = '', amount = '', name = ''] = size.exec(plainDigits(spelled).toLowerCase()) ?? []
  const known = Object.hasOwn(units, name) ? units[name] : undefined
  if (known === undefined) return { text: spelled, amount: null, unit: null }
  const packs = (times.match(/\d+/g) ?? []).reduce((product, count) => product * Number(count), 1)
  const total = Math.round(packs * Number(amount) * known.factor * 1000) / 1000
  return total > 0
    ? { text: spelled, amount: total, unit: known.unit }
    : { text: spelled, amount: null, unit: null }
}

/** 1200 → "1.2 kg", 750 → "750 g". */
export const gramsText = (grams: number) =>
  grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(3))} kg`

/** "250 g" of what is ordered by weight, "≈ 1.2 kg" of a piece. */
export const packOfWeighed = ({
  unitGrams,
  byPiece,
}: Pick<Weighed, 'unitGrams' | 'byPiece'>): Pack => ({
  text: `${byPiece ? '≈ ' : ''}${gramsText(unitGrams)}`,
  amount: unitGrams,
  unit: 'g',
})
