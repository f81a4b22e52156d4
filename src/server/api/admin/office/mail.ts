import { changeMailServer, removeMailServer } from '#shop/notifications/change-mail-server.ts'
import { readMailServer } from '#shop/notifications/mail-server.store.ts'
import { testMailServer } from '#shop/notifications/test-mail-server.ts'
import type { OpenVisit } from '../../../open-shop.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'

export const mailHandlers = {
  adminMail: async ({ mail }) => ({ data: { on: (await mail.source()) !== 'none' } }),
  adminMailServer: async (visit) => ({ data: await mailServerOf(visit) }),
  async adminChangeMailServer(visit, { body }) {
    await changeMailServer(visit, body)
    return { data: await mailServerOf(visit) }
  },
  async adminRemoveMailServer(visit) {
    await removeMailServer(visit)
    return { data: await mailServerOf(visit) }
  },
  async adminTestMailServer(visit, _, http) {
    await testMailServer(visit)
    return doneIn(http, 'done.testSent')
  },
} satisfies Partial<Handlers>

async function mailServerOf({ db, mail }: OpenVisit) {
  const source = await mail.source()
  if (mail.environment !== null)
    return { source, ...mail.environment, username: '', hasPassword: false }
  const saved = await readMailServer(db)
  const sealed = saved?.sealedPassword ?? null
  return {
    source,
    host: saved?.host ?? '',
    port: saved?.port ?? null,
    username: saved?.username ?? '',
    hasPassword: sealed !== null && (await mail.open(sealed)) !== null,
  }
}
