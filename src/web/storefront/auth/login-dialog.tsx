import { Dialog } from '../../ui/dialog/dialog.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LoginForm } from './login-form.tsx'
import { useOverlayActions } from '../parts/overlay.tsx'

export default function LoginDialog({ open }: { open: boolean }) {
  const t = useMessages(siteMessages)
  const { close } = useOverlayActions()
  return (
    <Dialog open={open} onClose={close} title={t('login.title')}>
      <LoginForm />
    </Dialog>
  )
}
