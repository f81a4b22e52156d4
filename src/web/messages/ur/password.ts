import type { passwordMessages as English } from '../en/password.ts'
import { translated } from '../screen.ts'

export const passwordMessages = translated<typeof English>('password', {
  password: {
    show: 'دکھائیں',
    hide: 'چھپائیں',
    it: 'پاس ورڈ',
  },
})
