import { listSessions } from '#shop/accounts/list-sessions.ts'
import { deleteSessions } from '#shop/accounts/sessions.store.ts'
import { customer } from '#shop/visit.ts'
import { encodeSession } from '#wire/session.ts'
import type { Handlers } from '../handlers.ts'

export const sessionHandlers: Pick<Handlers, 'sessions' | 'signOutEverywhere'> = {
  sessions: async (visit) => ({ data: (await listSessions(visit)).map(encodeSession) }),
  async signOutEverywhere(visit, _, http) {
    await deleteSessions(visit.db, customer(visit).id)
    http.dropSession()
    return { success: true, message: 'You are signed out on every device' }
  },
}
