import { forgotPassword } from '#shop/accounts/forgot-password.ts'
import { resetPassword } from '#shop/accounts/reset-password.ts'
import type { Handlers } from '../handler.ts'

export const passwordHandlers: Pick<Handlers, 'forgotPassword' | 'resetPassword'> = {
  async forgotPassword(visit, { body }, http) {
    await forgotPassword(visit, { email: body.email, address: http.address })
    return {
      success: true,
      message: 'If there is an account with this address, a link is on its way to it.',
    }
  },
  async resetPassword(visit, { body }, http) {
    await resetPassword(visit, { ...body, address: http.address })
    http.dropSession()
    return { success: true, message: 'Your password has been changed. Please log in with it.' }
  },
}
