import { doneIn } from '../done-in.ts'
import { deleteAccount } from '#shop/privacy/delete-account.ts'
import { listSessions } from '#shop/accounts/sessions/list-sessions.ts'
import { deleteSessions } from '#shop/accounts/sessions/sessions.store.ts'
import { customer } from '#shop/visit.ts'
import { encodeSession } from '#wire/v1/account/session.ts'
import type { Handlers } from '../handler.ts'

export const sessionHandlers = {
  sessions: async (visit) => ({ data: (await listSessions(visit)).map(encodeSession) }),
  async signOutEverywhere(visit, _, http) {
    await deleteSessions(visit.db, customer(visit).id)
    http.dropSession()
    return doneIn(http, 'done.loggedOutEverywhere')
  },
  async deleteAccount(visit, { body }, http) {
    const { remove: removePicture, removeReturnPhoto } = http.pictures
    await deleteAccount(visit, body.password ?? '', { removePicture, removeReturnPhoto })
    http.dropSession()
    return doneIn(http, 'done.accountDeleted')
  },
} satisfies Partial<Handlers>
