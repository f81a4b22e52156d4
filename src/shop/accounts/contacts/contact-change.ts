const hour = 60 * 60_000
const day = 24 * hour

export const confirmableFor = day
/** From when it took effect. */
export const undoableFor = 3 * day
/** No link for a change works after this. */
export const changesKeptFor = confirmableFor + undoableFor + day

export const contactKinds = ['email', 'phone'] as const
export type ContactKind = (typeof contactKinds)[number]
export const contactStates = ['asked', 'applied', 'replaced', 'undone'] as const

/** Times are ms UTC. */
export type ContactChange = {
  id: string
  accountId: string
  sequence: number
  kind: ContactKind
  oldValue: string
  newValue: string
  /** `asked`: unconfirmed; `replaced`: by a later change before it was confirmed. */
  state: (typeof contactStates)[number]
  askedAt: number
  appliedAt: number | null
}

export const linkPurposes = ['confirm', 'undo'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** A replaced change can still undo those after it. */
export function isLinkGood(change: ContactChange, purpose: LinkPurpose, now: number): boolean {
  const { state, askedAt, appliedAt } = change
  if (purpose === 'confirm') return state === 'asked' && now < askedAt + confirmableFor
  return state !== 'undone' && now < (appliedAt ?? askedAt + confirmableFor) + undoableFor
}

/** Value of each kind before the first of these changes that took effect. */
export function valuesBefore(
  changes: readonly ContactChange[],
): Partial<Record<ContactKind, string>> {
  const applied = changes
    .filter(({ appliedAt, state }) => appliedAt !== null && state === 'applied')
    .toSorted((a, b) => b.sequence - a.sequence)
  return Object.fromEntries(applied.map(({ kind, oldValue }) => [kind, oldValue]))
}
