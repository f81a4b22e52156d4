import { deleteExpiredSessions } from '#shop/accounts/sessions.store.ts'
import { changesKeptFor } from '#shop/accounts/contact-change.ts'
import { deleteOldContactChanges } from '#shop/accounts/contact-changes.store.ts'
import { deleteOldResets } from '#shop/accounts/password-resets.store.ts'
import { deleteOldTries } from '#shop/accounts/throttle.store.ts'
import { refreshPopularity } from '#shop/catalogue/catalogue.store.ts'
import { forgetFingerprints } from '#shop/orders/repeats.store.ts'
import { deleteOldConfirmedEmails } from '#shop/notifications/confirmed-emails.store.ts'
import { deleteOldLetters } from '#shop/notifications/outbox.store.ts'
import { forgetAnswers } from '#shop/delivery/places.store.ts'
import { sweepPictures } from '#shop/verify/pictures.ts'
import type { Shop } from '#shop/visit.ts'

const hour = 60 * 60_000
const month = 30 * 24 * hour

/** What is tidied up now and then. A failure (the database is away) waits for the next time. */
export function startChores({ db, now }: Shop, dataFolder: string) {
  const tidy = async () => {
    await deleteExpiredSessions(db, now())
    await deleteOldTries(db, now())
    await deleteOldResets(db, now())
    await deleteOldContactChanges(db, now() - changesKeptFor)
    await deleteOldConfirmedEmails(db, now() - 12 * month)
    await deleteOldLetters(db, now() - month)
    await forgetFingerprints(db, now() - hour)
    await forgetAnswers(db, now() - 30 * 24 * hour)
    await refreshPopularity(db)
    await sweepPictures(db, dataFolder, Date.now()) // files have the machine's own times
  }
  const timer = setInterval(() => void tidy().catch(() => undefined), hour)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
