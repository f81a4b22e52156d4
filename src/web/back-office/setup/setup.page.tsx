import { Check } from 'lucide-react'
import { startTransition, useState } from 'react'
import { Link } from '../../app/router/link.tsx'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeStepsMessages } from '../../messages/en/back-office/settings/steps.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { ShopSetup } from '../home/shop-setup.tsx'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { staffSend } from '../send.ts'
import { ProductWays } from './product-ways.tsx'
import { StepForm } from './step-form.tsx'
import { isDone, stepIn, steps } from './steps.ts'

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    const { role } = await layoutData
    refuseWithout(role, 'settings.write')
    const send = staffSend(api)
    const [{ data: settings }, { data: branding }, { data: today }] = await Promise.all([
      send('adminSettings'),
      send('adminBranding'),
      send('adminToday'),
    ])
    return {
      settings,
      branding,
      setup: today.setup,
      step: stepIn(searchParams.get('step'), today.setup),
    }
  },
  head: ({ step }, { language }) => ({
    title: messagesIn(language, backOfficeStepsMessages)(`step.${step}`),
  }),
  Page: ({ data: { settings, branding, setup, step } }) => {
    const t = useMessages(backOfficeStepsMessages)
    const index = steps.indexOf(step) + 1
    const { revalidate } = useRevalidator()
    /** Starts a new form. */
    const [times, setTimes] = useState(0)
    // Fresh data arrives in a transition, then the form starts with it.
    const beginAnew = () => startTransition(() => setTimes(times + 1))
    return (
      <div className="grid max-w-4xl grid-cols-1 gap-4">
        <h1 className="text-head">{t('steps.title')}</h1>
        <p>{t('steps.text')}</p>
        <nav aria-label={t('steps.label')}>
          <ol className="flex flex-wrap gap-x-1 md:justify-between">
            {steps.map((one, before) => (
              <li key={one}>
                <Link
                  to={officePaths.setup({ step: one })}
                  aria-current={one === step ? 'step' : undefined}
                  className="office-link gap-1.5 px-2 text-small"
                >
                  <span className="money text-soft">{t.number(before + 1)}</span>
                  {t(`step.${one}`)}
                  {isDone(one, setup) && (
                    <>
                      <Check aria-hidden className="size-4 shrink-0" />
                      <span className="sr-only">{t('steps.done')}</span>
                    </>
                  )}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <section aria-labelledby="step" className="office-box grid min-w-0 grid-cols-1 gap-4">
          <div className="grid gap-1">
            <p className="text-small text-soft">
              {t('steps.of', { step: index, steps: steps.length })}
            </p>
            <h2 id="step" className="text-title">
              {t(`step.${step}`)}
            </h2>
            {!(step === 'open' && isDone(step, setup)) && <p>{t(`hint.${step}`)}</p>}
          </div>
          {step === 'products' ? (
            <ProductWays hasSome={isDone('products', setup)} />
          ) : step === 'open' ? null : (
            <StepForm
              key={`${step} ${times}`}
              step={step}
              settings={settings}
              branding={branding}
              onTakeTheirs={() => void revalidate().then(beginAnew)}
            />
          )}
        </section>
        {step === 'open' && (setup === null ? <AllDone /> : <ShopSetup setup={setup} />)}
      </div>
    )
  },
})

function AllDone() {
  const t = useMessages(backOfficeStepsMessages)
  return (
    <section className="office-box grid gap-3">
      <p>{t('steps.all')}</p>
      <Link
        to={officePaths.settings()}
        className={buttonClass({ className: 'justify-self-start' })}
      >
        {t('steps.settings')}
      </Link>
    </section>
  )
}
