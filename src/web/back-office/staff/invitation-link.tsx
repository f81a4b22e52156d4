import { useState } from 'react'
import { whatsappLink } from '#shop/accounts/contacts/phone.ts'
import type { Answer } from '#wire/calls.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { backOfficeStaffMessages } from '../../messages/en/back-office/settings/staff.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { officePaths } from '../addresses.ts'
import { CopyLink } from '../parts/copy-button.tsx'
import { useStaffSend } from '../send.ts'

type Props = { invitation: Answer<'adminInvitations'>['data'][number] }

/** Shows a new invitation link; a mail that waits with an older one is not sent. */
export function InvitationLink({ invitation: { id, email, expiresAt } }: Props) {
  const t = useMessages(backOfficeStaffMessages)
  const send = useStaffSend()
  const [link, setLink] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function show() {
    setBusy(true)
    try {
      const { data } = await send('adminHandOverInvitation', { params: { id } })
      setLink(window.location.origin + officePaths.invitation(data))
    } catch (error) {
      toast.error(messageOf(error, t('invitations.linkFailed')), 'action')
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        small
        busy={busy}
        aria-label={t('invitations.linkOf', { email })}
        onClick={() => void show()}
      >
        {t('invitations.link')}
      </Button>
      <Dialog
        open={link !== null}
        onClose={() => setLink(null)}
        title={t('invitations.linkTitle', { email })}
      >
        <div className="grid gap-4">
          <p>{t('invitations.linkText', { time: t.moment(Date.parse(expiresAt)) })}</p>
          <p className="rounded-small bg-sunk p-3 break-all">
            <code>{link}</code>
          </p>
          <div className="flex flex-wrap gap-3">
            <CopyLink link={link ?? ''} />
            <a
              href={whatsappLink('', t('invitations.whatsappText', { link: link ?? '' }))}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass()}
            >
              {t('invitations.whatsapp')}
            </a>
          </div>
        </div>
      </Dialog>
    </>
  )
}
