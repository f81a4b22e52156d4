import type { Tx } from '#db/database.ts'
import type { Paisa } from '../money.ts'
import { Refusal } from '../refusals.ts'
import type { ShopSettings } from '../settings/settings.ts'
import { khataRejection } from './khata.ts'
import { readStanding } from './khata.store.ts'

type Asked = {
  accountId: string | null
  /** Paisa. */
  total: Paisa
  now: number
  settings: Pick<ShopSettings, 'khataGraceDays'>
  /** A changed order, which isn't counted as under way. */
  orderId?: string
}

/**
 * The caller holds the account's lock, so that two orders at one moment can't exceed the limit. Refuses `khata_off`,
 * `khata_overdue` and `khata_limit` with the figures.
 */
export async function requireKhata(
  tx: Tx,
  { accountId, total, now, settings, orderId }: Asked,
): Promise<void> {
  if (accountId === null) throw new Refusal('khata_off')
  const standing = await readStanding(tx, accountId, orderId)
  const why = khataRejection(standing, { total, graceDays: settings.khataGraceDays, now })
  if (why?.code === 'khata_off') throw new Refusal(why.code)
  if (why?.code === 'khata_overdue') {
    const { code, overdue, days } = why
    throw new Refusal(code, { days, expected: { overdue } })
  }
  if (why?.code === 'khata_limit') {
    const { code, left, limit } = why
    throw new Refusal(code, { expected: { total, left, limit } })
  }
}
