import { useMemo } from 'react'
import { type MissingChoice, missingChoices } from '#shop/orders/order.ts'
import { storedText } from '../../../app/storage/stored-text.ts'

/** What to do if a product is missing: one choice for all, and exceptions by product. */
export type MissingChoices = { all: MissingChoice; of: Readonly<Record<string, MissingChoice>> }

const stored = storedText('kiryana-if-missing', 10_000)
const maxExceptions = 100

export const choiceFor = ({ all, of }: MissingChoices, productId: string): MissingChoice =>
  Object.hasOwn(of, productId) ? (of[productId] ?? all) : all

/** A choice equal to the general one is no exception; the oldest exceptions are dropped first. */
export function withException(
  { all, of }: MissingChoices,
  productId: string,
  choice: MissingChoice,
): MissingChoices {
  const others = Object.entries(of).filter(([id]) => id !== productId)
  const next = choice === all ? others : [...others, [productId, choice] as const]
  return { all, of: Object.fromEntries(next.slice(-maxExceptions)) }
}

/** Any invalid value counts as no choices. */
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

export const keptChoices = () => parseChoices(stored.read())

export function useMissingChoices() {
  const text = stored.use()
  const choices = useMemo(() => parseChoices(text), [text])
  return { choices, change: (next: MissingChoices) => stored.write(JSON.stringify(next)) }
}
