/** Whole paisa. The brand keeps quantities and points from being added to prices. */
export type Paisa = number & { readonly unit: 'paisa' }

export const nothing = 0 as Paisa

/** For whole paisa from the database. */
export const paisa = (amount: number) => amount as Paisa

/** Rupees with at most two decimals → paisa; amounts are rounded only here. */
export const rupees = (amount: number) => Math.round(amount * 100) as Paisa

/** For JSON and people only. */
export const toRupees = (amount: Paisa) => amount / 100

export const times = (price: Paisa, quantity: number) => (price * quantity) as Paisa
export const plus = (a: Paisa, b: Paisa) => (a + b) as Paisa
export const less = (amount: Paisa, off: Paisa) => (amount - off) as Paisa
export const sum = (amounts: readonly Paisa[]) =>
  amounts.reduce<number>((a, b) => a + b, 0) as Paisa

/**
 * 1250 → "1,250", 4.5 → "4.5". Intl.NumberFormat would block a cheap phone for almost 100 ms on first use.
 */
export function grouped(number: number) {
  const [whole = '', ...part] = String(number).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...part].join('.')
}

/** "Rs. 1,250", or "Rs. 1,250.50" with paisa. */
export function show(amount: Paisa) {
  const whole = Math.trunc(Math.abs(amount) / 100)
  const rest = Math.abs(amount) % 100
  const sign = amount < 0 ? '−' : ''
  return `Rs. ${sign}${grouped(whole)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

const decimal = /^\d{1,12}(\.\d{1,2})?$/

/**
 * A number or plain decimal string, exact to the paisa. Null for anything else ("1,150.00", "1.15e3",
 * 1150.004): money is never guessed.
 */
export function readRupees(value: unknown): Paisa | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !decimal.test(text)) return null
  const [whole = '0', part = ''] = text.split('.')
  return (Number(whole) * 100 + Number(part.padEnd(2, '0'))) as Paisa
}
