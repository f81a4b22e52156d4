import { useEffect, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { useLocation, useNavigate } from '../../app/router/use-router.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field, FieldError, TextField } from '../../ui/form/field.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { authMessages } from '../../messages/en/storefront/account/auth.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartState } from '../cart/store/use-cart-store.tsx'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { Opener } from '../parts/opener.tsx'
import { clearTyped, typedAtSignup } from './just-signed-up.ts'
import {
  askedAgain,
  type GuestWay,
  guestVisit,
  useOverlay,
  useOverlayActions,
} from '../parts/overlay.tsx'
import { useSession } from './use-session.ts'

type Props = {
  /** where to go after the login, also without scripts */
  next?: string
  /** error of a submit without scripts, and its e-mail or phone */
  refused?: string | undefined
  email?: string
  onDone?: () => void
}

export function LoginForm({ next, refused, email = '', onDone }: Props) {
  const t = useMessages(authMessages, siteMessages)
  const { show, close } = useOverlayActions()
  const overlay = useOverlay()
  const ways = useGuestWays()
  // Shoppers on their way to buy see the guest options first, not a keyboard.
  const isGuestFirst = ways.length > 0 && overlay.guestWay !== null
  const { login } = useSession()
  const { form, busy, problem } = useForm({
    failed: t('login.failed'),
    refused,
    place: (message) => ({ general: message }),
    async send(values) {
      await login({
        email: String(values.get('email')),
        password: String(values.get('password')),
        remember: values.has('remember'),
      })
      onDone?.()
    },
  })

  return (
    <form {...form} action={paths.loginPage()} encType="multipart/form-data" className="grid gap-4">
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      {overlay.reason && (
        <p
          role="alert"
          className="rounded-small bg-marigold-soft px-4 py-3 font-medium text-on-marigold-soft"
        >
          {overlay.reason}
        </p>
      )}
      {isGuestFirst && (
        <>
          <GuestWays ways={ways} isFirst />
          <p className="text-center text-small text-soft">{t('login.or')}</p>
        </>
      )}
      <LoginFields isFirst={!isGuestFirst} email={email} />
      {problem && (
        <div role="alert">
          <FieldError message={problem} />
        </div>
      )}
      <Button type="submit" kind={isGuestFirst ? 'brand' : 'main'} busy={busy}>
        {t('login.title')}
      </Button>
      {!isGuestFirst && <GuestWays ways={ways} isFirst={false} />}
      <p className="text-center text-soft">
        {t('login.new')}{' '}
        <Opener
          to={paths.signup()}
          className="inline-link thumb"
          onOpen={() => show('signup', askedAgain(overlay))}
        >
          {t('login.signUp')}
        </Opener>
      </p>
      <p className="text-center text-soft">
        {t('login.orderedAsGuest')}{' '}
        <Link to={paths.findOrder()} className="inline-link thumb" onClick={close}>
          {t('login.findOrder')}
        </Link>
      </p>
    </form>
  )
}

function LoginFields({ isFirst, email }: { isFirst: boolean; email: string }) {
  const t = useMessages(authMessages)
  const { close } = useOverlayActions()
  const [typed] = useState(() => typedAtSignup() ?? (email === '' ? null : { email, password: '' }))
  // In an effect, since React may render a form twice before mounting it.
  useEffect(clearTyped, [])
  return (
    <>
      <TextField
        label={t('login.who')}
        name="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        maxLength={254}
        required
        defaultValue={typed?.email}
        autoFocus={typed === null && isFirst}
      />
      <Field label={t('login.password')}>
        {(wiring) => (
          <PasswordInput
            name="password"
            autoComplete="current-password"
            required
            defaultValue={typed?.password}
            autoFocus={typed !== null}
            {...wiring}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={t('login.remember')} name="remember" />
        <Link to={paths.forgotPassword()} className="inline-link thumb" onClick={close}>
          {t('login.forgot')}
        </Link>
      </div>
    </>
  )
}

/** The guest's pending action, or buying the cart without an account. */
function useGuestWays(): GuestWay[] {
  const t = useMessages(authMessages, siteMessages)
  const { count, owner } = useCartState()
  const { show } = useOverlayActions()
  const { settings } = useLayoutData()
  const overlay = useOverlay()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  if (owner !== null) return []
  if (overlay.guestWay) return [overlay.guestWay]
  // Asked for something else, such as the wishlist.
  if (overlay.reason !== null || overlay.after !== null) return []
  if (count === 0 || pathname === paths.cart() || pathname === paths.checkout()) return []
  const openCart = () => (overlay.open ? show('cart') : void navigate(paths.cart()))
  const checkOut = { label: t('login.checkOut'), go: () => void navigate(paths.checkout()) }
  const viewCart = { label: t('login.viewCart', { count }), go: openCart }
  return settings?.guestCheckout === false ? [viewCart] : [checkOut, viewCart]
}

function GuestWays({ ways, isFirst }: { ways: readonly GuestWay[]; isFirst: boolean }) {
  const { close } = useOverlayActions()
  return ways.map(({ label, go }, at) => (
    <Button
      key={label}
      kind={isFirst && at === 0 ? 'main' : 'plain'}
      onClick={() => {
        guestVisit.write('1')
        close()
        go()
      }}
    >
      {label}
    </Button>
  ))
}
