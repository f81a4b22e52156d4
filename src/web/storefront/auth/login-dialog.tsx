import { Dialog } from '../../ui/dialog/dialog.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LoginForm } from './login-form.tsx'
import { guestVisit, useOverlay, useOverlayActions } from '../parts/overlay.tsx'

export default function LoginDialog({ open }: { open: boolean }) {
  const t = useMessages(siteMessages)
  const { close } = useOverlayActions()
  const { guestWay } = useOverlay()
  function dismiss() {
    if (guestWay) guestVisit.write('1') // asked once per visit
    close()
  }
  return (
    <Dialog open={open} onClose={dismiss} title={t('login.title')}>
      <LoginForm />
    </Dialog>
  )
}
