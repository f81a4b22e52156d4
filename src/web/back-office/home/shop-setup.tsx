import { Check, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { paths } from '../../app/paths.ts'
import { backOfficeSetupMessages } from '../../messages/en/back-office/settings/setup.ts'
import { backOfficeStepsMessages } from '../../messages/en/back-office/settings/steps.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'
import { mainAction } from '../setup/steps.ts'

type Setup = NonNullable<Answer<'adminToday'>['data']['setup']>
type Part = Setup['missing'][number]

/** Missing settings with links, and the button that opens the shop. `hasSteps`: the link to the steps stays when nothing required is missing. */
export function ShopSetup({
  setup: { open, missing },
  hasSteps = false,
}: {
  setup: Setup
  hasSteps?: boolean
}) {
  const steps = useMessages(backOfficeStepsMessages)
  const t = useMessages(backOfficeSetupMessages)
  const main = mainAction(missing)
  return (
    <section aria-labelledby="shop-setup" className="office-box grid gap-4">
      <div className="grid gap-1">
        <h2 id="shop-setup" className="text-title">
          {t(titleOf(open, missing))}
        </h2>
        {!open && <p>{t(missing.length === 0 ? 'setup.ready' : 'setup.closedText')}</p>}
      </div>
      {!open && (hasSteps || main === 'steps') && (
        <Link
          to={officePaths.setup()}
          className={buttonClass({
            kind: main === 'steps' ? 'main' : 'plain',
            className: 'justify-self-start',
          })}
        >
          {steps('steps.start')}
        </Link>
      )}
      <Progress missing={missing} />
      <Parts title={t('setup.missing')} parts={missing.filter(({ needed }) => needed)} />
      <Parts title={t('setup.advised')} parts={missing.filter(({ needed }) => !needed)} />
      <DoneParts missing={missing} />
      {!open && <OpenShop kind={main === 'open' ? 'main' : 'plain'} />}
    </section>
  )
}

const titleOf = (open: boolean, missing: readonly Part[]) => {
  if (!open) return 'setup.closed'
  return missing.some(({ needed }) => needed) ? 'setup.open' : 'setup.opened'
}

/** For an open shop: how many recommended settings are missing. */
export function SetupReminder({ count }: { count: number }) {
  const t = useMessages(backOfficeSetupMessages)
  return (
    <Link to={officePaths.setup({ step: 'open' })} className="back-link">
      {t('setup.reminder', { count })}
      <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
    </Link>
  )
}

const placeOf: Record<Part['part'], string> = {
  products: officePaths.starter({ setup: 'yes' }),
  phone: officePaths.setup({ step: 'shop' }),
  name: officePaths.setup({ step: 'shop' }),
  address: officePaths.setup({ step: 'shop' }),
  hours: officePaths.setup({ step: 'hours' }),
  delivery: officePaths.setup({ step: 'delivery' }),
  payment: officePaths.setup({ step: 'payment' }),
  mail: officePaths.mailServer(),
  logo: officePaths.setup({ step: 'shop' }),
  banners: officePaths.banners(),
  pictures: officePaths.products(),
  twoFactor: officePaths.security(),
}

function Parts({ title, parts }: { title: string; parts: readonly Part[] }) {
  const t = useMessages(backOfficeSetupMessages)
  if (parts.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="text-small font-semibold">{title}</h3>
      <ul>
        {parts.map(({ part }) => (
          <li key={part}>
            <Link to={placeOf[part]} className="office-link -mx-3.5 justify-between py-1.5">
              {t(`part.${part}`)}
              <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const partsDone = (missing: readonly Part[]) =>
  (Object.keys(placeOf) as Part['part'][]).filter(
    (one) => !missing.some(({ part }) => part === one),
  )

function Progress({ missing }: { missing: readonly Part[] }) {
  const t = useMessages(backOfficeSetupMessages)
  const done = partsDone(missing).length
  const all = done + missing.length
  return (
    <div className="grid gap-1.5">
      <p className="text-small">{t('setup.progress', { done, all })}</p>
      <span aria-hidden className="h-2 overflow-hidden rounded-pill bg-sunk">
        <span className="block h-full bg-link" style={{ inlineSize: `${(done / all) * 100}%` }} />
      </span>
    </div>
  )
}

function DoneParts({ missing }: { missing: readonly Part[] }) {
  const t = useMessages(backOfficeSetupMessages)
  const done = partsDone(missing)
  if (done.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="text-small font-semibold">{t('setup.done')}</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
        {done.map((part) => (
          <li key={part} className="flex items-center gap-1">
            <Check aria-hidden className="size-4 shrink-0" />
            <s>{t(`done.${part}`)}</s>
          </li>
        ))}
      </ul>
    </div>
  )
}

function OpenShop({ kind }: { kind: 'main' | 'plain' }) {
  const t = useMessages(backOfficeSetupMessages)
  const send = useStaffSend()
  const [asks, setAsks] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind={kind} onClick={() => setAsks(true)}>
        {t('setup.openShop')}
      </Button>
      {/* Another application: the browser itself goes there. */}
      <a href={paths.home()} className={buttonClass()}>
        {t('setup.view')}
      </a>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('setup.openTitle')}
        labels={{ send: t('setup.openShop'), keep: t('setup.keep'), failed: t('setup.failed') }}
        send={async () => {
          await send('adminChangeSettings', { body: { storefrontOpen: true } })
          return t('setup.opened')
        }}
      >
        <p>{t('setup.openText')}</p>
      </ConfirmDialog>
    </div>
  )
}
