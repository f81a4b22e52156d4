/** How a list names a product that has no code of its own: by its number in the shop. */
export const codeOfNumber = (number: number) => `kiryana-${number}`

/** The number in such a code; null: it is another one. */
export function numberInCode(code: string): number | null {
  const [, digits] = /^kiryana-(\d{1,9})$/i.exec(code) ?? []
  return digits === undefined ? null : Number(digits)
}
