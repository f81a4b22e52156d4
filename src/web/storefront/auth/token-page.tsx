import { useEffect, useState } from 'react'
import type { Language } from '../../messages/language.ts'
import { problemIn } from '../../messages/problem-in.ts'
import { Link } from '../../app/router/link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { PlainForm } from '../parts/plain-form.tsx'
import { AuthPage } from './auth-page.tsx'

/** From the address: the link's token, and the result once its form was sent. */
export const tokenIn = async (url: URL, language: Language) => ({
  token: url.searchParams.get('token') ?? '',
  done: url.searchParams.get('done'),
  problem: (await problemIn(language, url)) ?? undefined,
})

type Props = {
  /** the page's own address with its token: a "busy" error leads back to it */
  action: string
  token: string
  title: string
  lead: string
  button: string
  problem: string | undefined
}

/** Landing page of a mailed link: one button, posted as a form also without scripts. */
export function TokenPage({ action, token, title, lead, button, problem }: Props) {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const back = () => setBusy(false) // when Back restores the page
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  return (
    <AuthPage title={title} lead={lead}>
      <PlainForm action={action} onSubmit={() => setBusy(true)} className="grid gap-3">
        <input type="hidden" name="token" value={token} />
        <div>
          <Button type="submit" kind="main" busy={busy}>
            {button}
          </Button>
        </div>
        <div role="alert" className="empty:hidden">
          {problem && <FieldError message={problem} />}
        </div>
      </PlainForm>
    </AuthPage>
  )
}

type AfterProps = {
  role: 'status' | 'alert'
  title: string
  text: string
  to: string
  label: string
}

export const AfterToken = ({ role, title, text, to, label }: AfterProps) => (
  <div role={role}>
    <AuthPage title={title} lead={text}>
      <div>
        <Link to={to} className={buttonClass({ kind: 'main' })}>
          {label}
        </Link>
      </div>
    </AuthPage>
  </div>
)
