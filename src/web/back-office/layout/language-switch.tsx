import { useState } from 'react'
import { languagePath } from '../../app/language-path.ts'
import { useLocation } from '../../app/router/use-router.tsx'
import { backOfficeLanguageMessages } from '../../messages/en/back-office/language.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { officePaths } from '../addresses.ts'
import { useStaffSend } from '../send.ts'

const useOther = () => (useLanguage().locale === 'ur' ? 'en' : 'ur')

/** The back office in the other language, kept with the account. */
export function useLanguageSwitch() {
  const t = useMessages(backOfficeLanguageMessages, siteMessages)
  const other = useOther()
  const send = useStaffSend()
  const [busy, setBusy] = useState(false)
  async function turn() {
    setBusy(true)
    try {
      await send('adminChooseLanguage', { body: { language: other } })
      window.location.reload()
    } catch {
      setBusy(false)
      toast.error(t('officeLanguage.failed'))
    }
  }
  return { other, name: t('nav.language'), words: t('officeLanguage.words'), busy, turn }
}

export function LanguageSwitch({ className }: { className: string }) {
  const { other, name, busy, turn } = useLanguageSwitch()
  return (
    <Button
      kind="plain"
      small
      lang={other}
      className={className}
      busy={busy}
      onClick={() => void turn()}
    >
      {name}
    </Button>
  )
}

/** Before the login: the page in the other language, which the account then keeps. */
export function GuestLanguageLink() {
  const t = useMessages(siteMessages)
  const other = useOther()
  const { pathname, search } = useLocation()
  const given = new URLSearchParams(search)
  const to =
    pathname === officePaths.login()
      ? officePaths.login({ next: given.get('next') ?? '', language: other })
      : pathname + search
  return (
    <a
      href={languagePath(other, to)}
      lang={other}
      className={buttonClass({ small: true, className: 'office-action' })}
    >
      {t('nav.language')}
    </a>
  )
}
