import { useState } from 'react'
import type { Product } from './find-products.ts'

export type LineProduct = Pick<Product, 'id' | 'name' | 'pack' | 'colors'> &
  Partial<Pick<Product, 'unitGrams' | 'byPiece'>>
export type Line = {
  product: LineProduct
  color: string | undefined
  quantity: number
  /** What its units weigh, at the counter; absent: not weighed yet. */
  grams?: number
  /** More of it was added after it was weighed. */
  isPartlyWeighed?: true
  /** The typed weight can't be read. */
  isMisread?: true
}

/** Maximum quantity of one product, as in a cart. */
export const maxPerProduct = 99

/** The lines of an order or sale that is being entered. */
export function useLines() {
  const [lines, setLines] = useState<readonly Line[]>([])
  const change = (index: number, one: Partial<Line>) =>
    setLines((all) => all.map((line, at) => (at === index ? { ...line, ...one } : line)))
  const add = (product: LineProduct, count: number) => setLines((all) => addTo(all, product, count))
  const remove = (index: number) => setLines((all) => all.toSpliced(index, 1))
  return { lines, setLines, add, change, remove }
}

/** The lines with so many more units of a product. */
export function addTo(all: readonly Line[], product: LineProduct, count = 1): readonly Line[] {
  const index = all.findIndex((line) => line.product.id === product.id)
  const line = all[index]
  const quantity = Math.min((line?.quantity ?? 0) + count, maxPerProduct)
  if (line === undefined) return [...all, { product, color: product.colors[0]?.name, quantity }]
  return all.with(index, { ...line, quantity })
}

/** The lines as a call takes them. */
export const linesOf = (lines: readonly Line[]) =>
  lines.map(({ product, color, quantity, grams, isPartlyWeighed }) => ({
    productId: product.id,
    ...(color !== undefined && { color }),
    quantity,
    ...(grams !== undefined && !isPartlyWeighed && { grams }),
  }))
