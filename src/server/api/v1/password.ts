import { doneIn } from '../done-in.ts'
import { forgotPassword } from '#shop/accounts/signing-in/forgot-password.ts'
import { resetPassword } from '#shop/accounts/signing-in/reset-password.ts'
import type { Handlers } from '../handler.ts'

export const passwordHandlers = {
  async forgotPassword(visit, { body }, http) {
    await forgotPassword(visit, { email: body.email, address: http.address })
    return doneIn(http, 'done.resetAsked')
  },
  async resetPassword(visit, { body }, http) {
    await resetPassword(visit, { ...body, address: http.address })
    http.dropSession()
    return doneIn(http, 'done.passwordChanged')
  },
} satisfies Partial<Handlers>
