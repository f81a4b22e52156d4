import { useEffect, useState } from 'react'
import type { AccountKind } from '#shop/person.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { signupMessages } from '../../messages/en/storefront/account/signup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { askedAgain, useOverlay, useOverlayActions } from '../parts/overlay.tsx'
import { SignupSteps } from './signup-steps.tsx'

export default function SignupDialog({ open }: { open: boolean }) {
  const t = useMessages(signupMessages)
  const { close, show } = useOverlayActions()
  const overlay = useOverlay()
  const [kind, setKind] = useState<AccountKind | null>(null)
  const login = () => show('login', askedAgain(overlay))

  useEffect(() => {
    if (open) setKind(null)
  }, [open])

  return (
    <Dialog open={open} onClose={close} title={t(kind === null ? 'signup.who' : 'signup.title')}>
      {kind === null && <p className="mb-4 text-soft">{t('signup.whoText')}</p>}
      <SignupSteps kind={kind} onKind={setKind} onDone={login} onLogin={login} />
    </Dialog>
  )
}
