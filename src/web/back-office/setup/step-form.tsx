import { useLayoutEffect, useState } from 'react'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'
import { Link } from '../../app/router/link.tsx'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeStepsMessages } from '../../messages/en/back-office/settings/steps.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { officePaths } from '../addresses.ts'
import { ColourFields } from '../branding/colour-form.tsx'
import type { StaffBranding } from '../branding/branding-values.ts'
import { useBrandingForm } from '../branding/use-branding-form.ts'
import { HoursFields } from '../settings/hours-fields.tsx'
import {
  ChoiceFields,
  DeliveryFields,
  type PartProps,
  PaymentFields,
  ShopFields,
} from '../settings/settings-parts.tsx'
import { changesIn, type Settings, type SettingsField } from '../settings/settings-values.ts'
import { useSettingsForm } from '../settings/use-settings-form.ts'
import { saveDraft, draftOf } from './step-draft.ts'
import { fieldsOf, nextStep } from './steps.ts'

type FormStep = keyof typeof fieldsOf
type Props = { step: FormStep; settings: Settings; branding: StaffBranding }

/** A step with fields; what was typed before and not saved is in them. */
export function StepForm(props: Props) {
  // The server doesn't know the draft. Redraws only if there is one: the user may be typing already.
  const isHydrated = useHydrated()
  const [isKept, setKept] = useState(() => isHydrated && hasKept(props.step))
  useLayoutEffect(() => setKept(hasKept(props.step)), [props.step])
  return <Fields key={String(isKept)} isKept={isKept} {...props} />
}

const hasKept = (step: FormStep) => Object.keys(draftOf(step)).length > 0

function Fields({ step, settings, branding, isKept }: Props & { isKept: boolean }) {
  const t = useMessages(backOfficeStepsMessages)
  const go = useNavigate()
  const [shown] = useState(() => (isKept ? { ...settings, ...draftOf(step) } : settings))
  const fields = fieldsOf[step]
  const next = officePaths.setup({ step: nextStep(step) })
  const colours = useBrandingForm(branding)
  const hasColours = step === 'shop'
  const { form, busy, problem, errorOf } = useSettingsForm({
    settings,
    fields,
    always: saidOf[step] ?? [],
    async done() {
      saveDraft(step, {})
      if (hasColours && colours.isChanged) await colours.save()
      await go(next)
    },
  })
  return (
    <form
      {...form}
      noValidate
      className="grid gap-4"
      onInput={({ currentTarget }) =>
        saveDraft(step, typedIn(new FormData(currentTarget), settings, fields))
      }
    >
      {problem && !colours.theirs && <Notice>{problem}</Notice>}
      {hasColours && (
        <ColourFields editing={colours} branding={branding} shopName={settings.shopName} />
      )}
      <StepFields step={step} settings={shown} errorOf={errorOf} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="main" busy={busy}>
          {t('steps.save')}
        </Button>
        <Link to={next} className={buttonClass()}>
          {t('steps.skip')}
        </Link>
      </div>
    </form>
  )
}

/** Whoever leaves these as they are has said so too. */
const saidOf: { [S in FormStep]?: (keyof Settings & SettingsField)[] } = {
  shop: ['shopName'],
  delivery: ['shippingPrice'],
  payment: ['paymentMethods'],
}

function StepFields({ step, ...part }: PartProps & { step: FormStep }) {
  switch (step) {
    case 'shop':
      return <ShopFields {...part} />
    case 'hours':
      return <HoursFields hours={part.settings.hours} error={part.errorOf} />
    case 'delivery':
      return <DeliveryFields {...part} />
    case 'payment':
      return (
        <>
          <PaymentFields {...part} />
          <ChoiceFields settings={part.settings} names={['guestCheckout', 'spendPointsAtOnce']} />
        </>
      )
  }
}

/** A number that is none cannot be kept as one. */
const typedIn = (...of: Parameters<typeof changesIn>): Partial<Settings> =>
  Object.fromEntries(Object.entries(changesIn(...of)).filter(([, value]) => !Number.isNaN(value)))
