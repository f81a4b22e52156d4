import { accountById, lockAccounts } from '../accounts/accounts.store.ts'
import { isMailable } from '../accounts/contacts/mailable.ts'
import { daysOverdue, overdueOf } from '../khata/khata.ts'
import { readStanding } from '../khata/khata.store.ts'
import { chargesDueBefore, markKhataReminded, remindersOfOpen } from '../khata/khata-list.store.ts'
import { insertEmail } from '../outbox/outbox.store.ts'
import { readSettings } from '../settings/settings.store.ts'
import { dayLength, shopClock } from '../settings/shop-day.ts'
import type { Shop } from '../visit.ts'

const sentFrom = 9 * 60

/**
 * Reminds customers from nine o'clock of what they owe on account, on the days of the setting `khataReminders`. Each
 * charge has each step once; steps and charges that come together are one e-mail. Without a mailable address staff are
 * asked to remind the customer.
 */
export async function remindOfKhata({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const at = now()
  const { khataReminders: steps } = await readSettings(db)
  if (steps.length === 0 || shopClock(at).minutes < sentFrom) return
  const sent = new Set((await remindersOfOpen(db)).map(keyOf))
  const due = (await chargesDueBefore(db, at - Math.min(...steps) * dayLength)).flatMap((charge) =>
    steps
      .filter((step) => daysOverdue(charge.dueAt, at) >= step)
      .map((step) => ({ ...charge, step }))
      .filter((reminder) => !sent.has(keyOf(reminder))),
  )
  for (const [accountId, charges] of Map.groupBy(due, (charge) => charge.accountId))
    await db.transaction(async (tx) => {
      // An account deletion in progress holds this lock first.
      await lockAccounts(tx, [accountId])
      const { open, balance } = await readStanding(tx, accountId)
      const account = await accountById(tx, accountId)
      if (account === undefined || account.deleted_at !== null) return
      const forStaff = !isMailable(account.email)
      let isNew = false
      for (const { seq, step } of charges) {
        if (!open.some((charge) => charge.seq === seq)) continue
        if ((await markKhataReminded(tx, { accountId, seq, step, at, forStaff })) > 0) isNew = true
      }
      if (!isNew || forStaff) return
      const { amount: overdue } = overdueOf(open, at)
      const dueAt = Math.min(...open.map((charge) => charge.dueAt))
      const khata = { balance, overdue, dueAt }
      const about = { name: account.full_name, khata, to: account.email }
      await insertEmail(tx, { kind: 'khata-reminder', ...about }, at, accountId)
    })
}

const keyOf = ({ accountId, seq, step }: { accountId: string; seq: number; step: number }) =>
  `${accountId} ${seq} ${step}`
