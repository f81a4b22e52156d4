import { allows } from '#shop/permissions.ts'
import { ApiError } from '../../app/api/api-error.ts'
import type { LayoutLoaderArgs } from '../../app/page.tsx'
import { redirect } from '../../app/router/redirect.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { officePaths } from '../addresses.ts'
import { staffSend } from '../send.ts'
import { waitingIn } from './use-waiting.ts'

export type LayoutData = Awaited<ReturnType<typeof loadLayout>>

/** Redirects guests to the login; refuses customers with 403. */
export async function loadLayout({ api, language, url }: LayoutLoaderArgs) {
  const [person, settings] = await Promise.all([api.me(), api.settings()])
  if (person === null) throw redirect(officePaths.login({ next: url.pathname + url.search }))
  const { id, fullName, role } = person
  if (role === null)
    throw new ApiError({
      status: 403,
      code: 'staff_only',
      message: messagesIn(language, backOfficeMessages)('backOffice.forbidden'),
    })
  const send = staffSend(api)
  const [{ data: mail }, today] = await Promise.all([
    send('adminMail'),
    // Refused until a required two-factor login is set up, for which a page is open.
    allows(role, 'today.read') ? send('adminToday').catch(() => null) : null,
  ])
  const waiting = today === null ? {} : waitingIn(today.data)
  return { id, name: fullName, role, settings, mailOn: mail.on, waiting }
}
