import { isDeepStrictEqual } from 'node:util'
import { defaultSettings, type ShopSettings, tidyTowns, settingsRejection } from './settings.ts'
import { readSettings, saveSetting, settingsSavedAt } from './settings.store.ts'
import { Refusal, refuseIf } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import type { SavedText } from '../translations/carried.ts'
import { saveTexts } from '../translations/save-texts.ts'

/**
 * Saves changed settings and records them in the audit. Money in paisa. `seen`: values the client read;
 * refuses to overwrite another's change (`changed_meanwhile`).
 */
export async function changeSettings(
  visit: Visit,
  changes: Partial<ShopSettings>,
  seen: Partial<ShopSettings> = {},
): Promise<ShopSettings> {
  const { id: by } = requirePermission(visit, 'settings.write')
  const at = visit.now()
  return visit.db.transaction(async (tx) => {
    const before = await readSettings(tx)
    const after = { ...before, ...changes }
    after.holidays = after.holidays.toSorted((one, other) => (one.day < other.day ? -1 : 1))
    if (changes.towns) after.towns = tidyTowns(changes.towns)
    refuseIf(settingsRejection(after))
    // A retry of a lost answer is no conflict.
    const isTheirs = (name: keyof ShopSettings) =>
      name in seen && !isSame(before[name], seen[name]) && !isSame(before[name], after[name])
    if (settingNames.some(isTheirs)) throw new Refusal('changed_meanwhile')
    const saved = await settingsSavedAt(tx)
    const isFirstSaid = (name: keyof ShopSettings) =>
      sayable.has(name) && changes[name] !== undefined && saved[name] === undefined
    const changed = settingNames.filter(
      (name) => !isSame(before[name], after[name]) || isFirstSaid(name),
    )
    for (const name of changed) await saveSetting(tx, name, after[name], at)
    await saveTexts(tx, changedTexts(before, after), { actor: by, at })
    if (changed.length > 0)
      await record(tx, {
        kind: 'settings.changed',
        at,
        actor: by,
        subject: 'settings',
        data: { changed, changes: changesBetween(before, after) },
      })
    return after
  })
}

const settingNames = Object.keys(defaultSettings) as (keyof ShopSettings)[]

/** Confirming these defaults counts as setting them. */
const sayable: ReadonlySet<keyof ShopSettings> = new Set([
  'shopName',
  'shippingPrice',
  'paymentMethods',
])

/**
 * Each text before and after, so that its translation can follow. Texts of a list are paired by position; a list that
 * became longer or shorter has no pairs.
 */
function changedTexts(before: ShopSettings, after: ShopSettings): SavedText[] {
  const textsOf = ({ tagline, address, sellerStatistics, counters, holidays }: ShopSettings) => [
    [tagline],
    [address],
    sellerStatistics.map(({ label }) => label),
    counters.map(({ label }) => label),
    holidays.map(({ name }) => name),
  ]
  const old = textsOf(before)
  return textsOf(after).flatMap((texts, list) => {
    const were = old[list] ?? []
    const isSameList = texts.length === were.length
    return isSameList ? texts.map((text, at) => ({ before: were[at] ?? '', after: text })) : []
  })
}

/** Ignores field order. */
const isSame = isDeepStrictEqual
