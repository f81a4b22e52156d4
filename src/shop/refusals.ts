import { refusalCatalogue, type RefusalKind } from './refusal-catalogue.ts'

export type RefusalCode = keyof typeof refusalCatalogue

/** The sentence of a code that comes from outside; undefined for what is no code. */
export const sentenceOf = (code: string): string | undefined =>
  Object.entries(refusalCatalogue).find(([known]) => known === code)?.[1].says

/** A refusal of the shop: its code, and figures that a client may need. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Record<string, unknown>

  constructor(code: RefusalCode, details: Record<string, unknown> = {}) {
    super(filled(refusalCatalogue[code].says, details))
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  get kind(): RefusalKind {
    return refusalCatalogue[this.code].kind
  }
}

/** Too much was asked at once, and nothing was done. */
export const isBusy = (error: unknown) => error instanceof Refusal && error.code === 'busy'

export function refuseIf(code: RefusalCode | null, details?: Record<string, unknown>) {
  if (code !== null) throw new Refusal(code, details)
}

const filled = (sentence: string, details: Record<string, unknown>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ''))
