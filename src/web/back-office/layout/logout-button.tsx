import { useState } from 'react'
import { useApi } from '../../app/api/use-api.ts'
import { paths } from '../../app/paths.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { clearRun } from '../rider/stored-run.ts'

export function LogoutButton({ className }: { className: string }) {
  const t = useMessages(backOfficeMessages)
  const api = useApi()
  const [busy, setBusy] = useState(false)

  async function logout() {
    setBusy(true)
    try {
      await api.logout()
      clearRun()
      window.location.assign(paths.home())
    } catch {
      setBusy(false)
      toast.error(t('backOffice.logoutFailed'))
    }
  }

  return (
    <Button kind="plain" small className={className} busy={busy} onClick={() => void logout()}>
      {t('backOffice.logout')}
    </Button>
  )
}
