import { doneIn } from '../done-in.ts'
import { forgotPassword } from '#shop/accounts/signing-in/forgot-password.ts'
import { resetPassword } from '#shop/accounts/signing-in/reset-password.ts'
import type { Handlers } from '../handler.ts'

export const passwordHandlers = {
  async forgotPassword(visit, { body }, http) {
    const sendsMail = (await visit.mail.source()) !== 'none'
    const by = await forgotPassword(visit, {
      login: body.email,
      address: http.address,
      sendsMail,
    })
    return { ...doneIn(http, by === 'email' ? 'done.resetAsked' : 'done.resetAskedShop'), by }
  },
  async resetPassword(visit, { body }, http) {
    await resetPassword(visit, { ...body, address: http.address })
    http.dropSession()
    return doneIn(http, 'done.passwordChanged')
  },
} satisfies Partial<Handlers>
