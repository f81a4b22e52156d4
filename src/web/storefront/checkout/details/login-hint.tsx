import { detailsMessages } from '../../../messages/en/storefront/checkout/details.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { usePointsRule } from '../../layout-data/use-points-rule.ts'
import { useOverlayActions } from '../../parts/overlay.tsx'

/** Logging in keeps the cart and the typed fields. */
export function LoginHint() {
  const t = useMessages(detailsMessages)
  const person = usePerson()
  const { on } = usePointsRule()
  const { show } = useOverlayActions()
  if (person) return null
  return (
    <p className="text-small text-soft">
      <button
        type="button"
        className="inline-link thumb"
        onClick={() => show('login', { after: focusPage })}
      >
        {t(on ? 'details.login' : 'details.loginPlain')}
      </button>
    </p>
  )
}

/** The focused button disappears with the login. */
const focusPage = () => document.getElementById('main')?.focus()
