const hour = 60 * 60_000
const day = 24 * hour

/** How long the link to a new e-mail address works. */
export const confirmableFor = day
/** How long after it took effect a change can be undone. */
export const undoableFor = 3 * day
/** After this long no link for a change can still work. */
export const changesKeptFor = confirmableFor + undoableFor + day

export const contactKinds = ['email', 'phone'] as const
export type ContactKind = (typeof contactKinds)[number]
export const contactStates = ['asked', 'applied', 'replaced', 'undone'] as const

/** A change of an account's e-mail address or phone (times in milliseconds UTC). */
export type ContactChange = {
  id: string
  accountId: string
  sequence: number
  kind: ContactKind
  oldValue: string
  newValue: string
  /** `asked`: not confirmed yet; `replaced`: by a later one before it was confirmed. */
  state: (typeof contactStates)[number]
  askedAt: number
  appliedAt: number | null
}

export const linkPurposes = ['confirm', 'undo'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Whether a link for this change works at this time. One that was replaced can still undo what came after it. */
export function isLinkGood(change: ContactChange, purpose: LinkPurpose, now: number): boolean {
  const { state, askedAt, appliedAt } = change
  if (purpose === 'confirm') return state === 'asked' && now < askedAt + confirmableFor
  return state !== 'undone' && now < (appliedAt ?? askedAt + confirmableFor) + undoableFor
}

/**
 * What an account gets back when these changes are undone: of each kind the value before the first
 * that took effect.
 */
export function valuesBefore(
  changes: readonly ContactChange[],
): Partial<Record<ContactKind, string>> {
  const applied = changes
    .filter(({ appliedAt, state }) => appliedAt !== null && state === 'applied')
    .toSorted((a, b) => b.sequence - a.sequence)
  return Object.fromEntries(applied.map(({ kind, oldValue }) => [kind, oldValue]))
}
