import { ChevronRight } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeStepsMessages } from '../../messages/en/back-office/settings/steps.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'

const ways = [
  { way: 'starter', to: officePaths.starter({ setup: 'yes' }) },
  { way: 'import', to: officePaths.importProducts({ setup: 'yes' }) },
  { way: 'new', to: officePaths.newProduct() },
] as const

/** The ways to fill the shelves. */
export function ProductWays({ hasSome }: { hasSome: boolean }) {
  const t = useMessages(backOfficeStepsMessages)
  return (
    <>
      {hasSome && <p className="font-semibold">{t('way.some')}</p>}
      <ul className="grid gap-3">
        {ways.map(({ way, to }) => (
          <li key={way} className="grid">
            <Link
              to={to}
              className="flex items-center justify-between gap-3 rounded-card border border-line px-4 py-3 hover:bg-sunk"
            >
              <span>
                <strong className="block font-semibold">{t(`way.${way}`)}</strong>
                <span className="block text-small text-soft">{t(`way.${way}Text`)}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={officePaths.setup({ step: 'open' })}
        className={buttonClass({
          kind: hasSome ? 'main' : 'plain',
          className: 'justify-self-start',
        })}
      >
        {t('steps.on')}
      </Link>
    </>
  )
}
