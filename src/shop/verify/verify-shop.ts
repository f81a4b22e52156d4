import type { Db } from '#db/database.ts'
import { audit } from './audit.store.ts'
import { auditOfWork } from './audit-of-work.store.ts'
import { cash } from './cash.store.ts'
import type { Check, Violation } from './check.ts'
import { once, totals, whole } from './orders.store.ts'
import { foldedTexts } from './folded-texts.ts'
import { orphans } from './orphans.store.ts'
import { checkPictures } from './pictures.ts'
import { knownValues } from './known-values.store.ts'
import { khata } from './khata.store.ts'
import { emails } from './emails.store.ts'
import { points } from './points.store.ts'
import { replacements } from './replacements.store.ts'
import { ratings } from './ratings.store.ts'
import { returns } from './returns.store.ts'
import { sales } from './sales.store.ts'
import { stock } from './stock.store.ts'
import { weighings } from './weighings.store.ts'
import { windows } from './windows.store.ts'

const checks: Check[] = [
  ...once,
  ...totals,
  ...points,
  ...stock,
  ...whole,
  ...replacements,
  ...weighings,
  ...returns,
  ...ratings,
  ...emails,
  ...orphans,
  ...knownValues,
  ...foldedTexts,
  ...audit,
  ...auditOfWork,
  ...sales,
  ...windows,
  ...cash,
  ...khata,
]

/** Read-only; the shop may stay open. */
export async function verifyShop(db: Db, dataFolder: string, now: number): Promise<Violation[]> {
  const found: Violation[] = []
  for (const { name, says, find } of checks)
    found.push({ name, says, ids: (await find(db)).map(({ id }) => id) })
  found.push(...(await checkPictures(db, dataFolder, now)))
  return found.filter(({ ids }) => ids.length > 0)
}
