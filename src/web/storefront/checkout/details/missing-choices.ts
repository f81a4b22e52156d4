import { useMemo } from 'react'
import { type MissingChoice, missingChoices } from '#shop/orders/order.ts'
import { storedText } from '../../../app/storage/stored-text.ts'

/** What is wanted when something cannot be had: for everything, and of products where it is another. */
export type MissingChoices = { all: MissingChoice; of: Readonly<Record<string, MissingChoice>> }

const kept = storedText('kiryana-if-missing', 10_000)
const mostExceptions = 100

export const choiceFor = ({ all, of }: MissingChoices, productId: string): MissingChoice =>
  Object.hasOwn(of, productId) ? (of[productId] ?? all) : all

/** The choices with another one for a product; what is as everything else is no exception, and the oldest go first. */
export function withException(
  { all, of }: MissingChoices,
  productId: string,
  choice: MissingChoice,
): MissingChoices {
  const others = Object.entries(of).filter(([id]) => id !== productId)
  const next = choice === all ? others : [...others, [productId, choice] as const]
  return { all, of: Object.fromEntries(next.slice(-mostExceptions)) }
}

/** What the browser has kept; whatever else may lie there counts as nothing. */
export function parseChoices(text: string): MissingChoices {
  try {
    const found: unknown = JSON.parse(text)
    const { all, of } = found as { all?: unknown; of?: unknown }
    const known = Object.entries(of ?? {}).filter((entry): entry is [string, MissingChoice] =>
      isChoice(entry[1]),
    )
    return { all: isChoice(all) ? all : 'call', of: Object.fromEntries(known) }
  } catch {
    return { all: 'call', of: {} }
  }
}

const isChoice = (value: unknown): value is MissingChoice =>
  (missingChoices as readonly unknown[]).includes(value)

/** The choices of this browser. */
export const keptChoices = () => parseChoices(kept.read())

/** The same as they change, and changing them. */
export function useMissingChoices() {
  const text = kept.use()
  const choices = useMemo(() => parseChoices(text), [text])
  return { choices, change: (next: MissingChoices) => kept.write(JSON.stringify(next)) }
}
