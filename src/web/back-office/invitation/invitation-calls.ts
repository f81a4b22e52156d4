import type { Api } from '../../app/api/api.ts'
import { staffSend } from '../send.ts'

export const invitationCalls = (api: Api) => ({
  open: async (token: string) => (await staffSend(api)('openInvitation', { body: { token } })).data,
  accept: async (body: { token: string; name?: string; password?: string }) =>
    (await staffSend(api)('acceptInvitation', { body })).data,
})

export type Invited = Awaited<ReturnType<ReturnType<typeof invitationCalls>['open']>>
