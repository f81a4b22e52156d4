import { isSurelyUnwritten } from '../accounts/picture.ts'
import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import {
  chosenColours,
  type Colours,
  type Logo,
  type Branding,
  type SavedBranding,
} from './branding.ts'
import { readBranding, saveBranding } from './branding.store.ts'

/** Removes all files of a logo. */
type RemoveLogo = (path: string) => Promise<void>

/**
 * `colours` null: built-in ones; can also remove the logo. Refuses a changed version (`changed_meanwhile`).
 */
export const changeBranding = (
  visit: Visit,
  version: number,
  { colours, logo }: { colours?: Colours | null | undefined; logo?: null | undefined },
  remove: RemoveLogo,
): Promise<SavedBranding> =>
  writeBranding(visit, { version, remove }, (before) => ({
    logo: logo === null ? null : before.logo,
    colours: colours === undefined ? before.colours : chosenColours(colours),
  }))

const hour = 60 * 60_000
const logosAnHour = 100

/**
 * Replaces the logo. Refuses files that aren't pictures, `changed_meanwhile`, and more than 100 an hour per
 * account (resizing is expensive).
 */
export async function setLogo(
  visit: Visit,
  version: number,
  { keep, remove }: { keep: () => Promise<Logo>; remove: RemoveLogo },
): Promise<SavedBranding> {
  const { id: actor } = requirePermission(visit, 'settings.write')
  if ((await readBranding(visit.db)).version !== version) throw new Refusal('changed_meanwhile')
  const tries = await countTry(visit.db, `logo ${actor}`, visit.now(), hour)
  if (tries > logosAnHour) throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  const logo = await keep()
  return writeBranding(visit, { version, remove }, (before) => ({ ...before, logo })).catch(
    async (error: unknown) => {
      if (isSurelyUnwritten(error)) await remove(logo.path)
      throw error
    },
  )
}

async function writeBranding(
  visit: Visit,
  { version, remove }: { version: number; remove: RemoveLogo },
  change: (before: Branding) => Branding,
): Promise<SavedBranding> {
  const { id: actor } = requirePermission(visit, 'settings.write')
  const { saved, gone } = await visit.db.transaction(async (tx) => {
    const { version: now, ...before } = await readBranding(tx)
    if (now !== version) throw new Refusal('changed_meanwhile')
    const after = change(before)
    const changes = changesBetween(auditOf(before), auditOf(after))
    if (changes.length > 0) {
      if ((await saveBranding(tx, version, after)) === 0) throw new Refusal('changed_meanwhile')
      const data = { changes }
      await record(tx, { kind: 'look.changed', at: visit.now(), actor, subject: 'look', data })
    }
    const old = before.logo !== null && before.logo.path !== after.logo?.path ? before.logo : null
    return { saved: await readBranding(tx), gone: old }
  })
  if (gone !== null) await remove(gone.path)
  return saved
}

/** For the audit; null: built-in. */
const auditOf = ({ logo, colours }: Branding) => ({
  logo: logo?.path ?? null,
  brand: colours?.brand ?? null,
  accent: colours?.accent ?? null,
})
