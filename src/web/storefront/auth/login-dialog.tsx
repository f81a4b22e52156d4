import { Dialog } from '../../ui/dialog.tsx'
import { t } from '../../messages/t.ts'
import { LoginForm } from './login-form.tsx'
import { useOverlay } from '../parts/overlay.tsx'

export default function LoginDialog({ open }: { open: boolean }) {
  const { close } = useOverlay()
  return (
    <Dialog open={open} onClose={close} title={t('login.title')}>
      <LoginForm />
    </Dialog>
  )
}
