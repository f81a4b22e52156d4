import { detailsMessages } from '../../../messages/en/details.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { usePointsRule } from '../../layout-data/use-points-rule.ts'
import { useOverlayActions } from '../../parts/overlay.tsx'

/** A guest may still log in: the cart comes along, and what was typed stays. */
export function LoginHint() {
  const t = useMessages(detailsMessages)
  const person = usePerson()
  const { on } = usePointsRule()
  const { show } = useOverlayActions()
  if (person) return null
  return (
    <p className="text-small text-soft">
      {t('details.have')}{' '}
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

/** The button that had the focus is gone with the login. */
const focusPage = () => document.getElementById('main')?.focus()
