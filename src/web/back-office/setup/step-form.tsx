import { type ComponentProps, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'
import { Link } from '../../app/router/link.tsx'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { backOfficeStepsMessages } from '../../messages/en/back-office/settings/steps.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { officePaths } from '../addresses.ts'
import { ColourFields } from '../branding/colour-form.tsx'
import { LogoField } from '../branding/logo-field.tsx'
import type { StaffBranding } from '../branding/branding-values.ts'
import { useBrandingForm } from '../branding/use-branding-form.ts'
import { putField } from '../forms/form-texts.ts'
import { isTypedEarly } from '../forms/use-draft-form.ts'
import { HoursFields, usual } from '../settings/hours-fields.tsx'
import { SettingsConflict } from '../settings/settings-conflict.tsx'
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
type Props = {
  step: FormStep
  settings: Settings
  branding: StaffBranding
  /** Starts the form again with what colleagues saved. */
  onTakeTheirs: () => void
}

/** A step with fields; what was typed before and not saved is in them. */
export function StepForm({ step, settings, branding, onTakeTheirs }: Props) {
  const t = useMessages(backOfficeStepsMessages, backOfficeSettingsMessages)
  const go = useNavigate()
  const isHydrated = useHydrated()
  /** Of an earlier visit; null: none. */
  const [draft, setDraft] = useState(() => (isHydrated ? draftOf(step) : null))
  const fields = fieldsOf[step]
  // A shop without hours starts with the usual ones: saving an empty list would skip the step silently.
  const shown =
    settings.hours.length > 0
      ? settings
      : { ...settings, hours: [{ days: t('settings.usualDays'), ...usual }] }
  const next = officePaths.setup({ step: nextStep(step) })
  const colours = useBrandingForm(branding)
  const hasColours = step === 'shop'
  const { form, busy, problem, errorOf, theirs, startFrom, deleteDraft } = useSettingsForm({
    settings: { ...settings, ...draft?.seen },
    fields,
    always: saidOf[step] ?? [],
    async done() {
      saveDraft(step, {})
      if (hasColours && colours.isChanged) await colours.save()
      await go(next)
    },
  })
  // The server doesn't know the draft. A field in which the user types already must not be replaced.
  const restore = useEffectEvent(() => {
    const kept = draftOf(step)
    if (isHydrated || kept === null || form.ref.current === null) return
    startFrom(kept.seen)
    if (step !== 'hours') return putDraft(form.ref.current, kept.typed)
    const typed = typedIn(new FormData(form.ref.current), shown, fields)
    setDraft({ ...kept, typed: { ...kept.typed, ...typed } })
  })
  useLayoutEffect(() => restore(), [])
  return (
    <form
      {...form}
      noValidate
      className="grid gap-4"
      onInput={({ currentTarget }) =>
        saveDraft(step, typedIn(new FormData(currentTarget), shown, fields), settings)
      }
    >
      {theirs ? (
        <SettingsConflict
          {...theirs}
          onTake={() => {
            saveDraft(step, {})
            deleteDraft()
            onTakeTheirs()
          }}
        />
      ) : (
        problem && !colours.theirs && <Notice>{problem}</Notice>
      )}
      <StepFields
        key={String(draft === null)}
        step={step}
        settings={{ ...shown, ...draft?.typed }}
        errorOf={errorOf}
      />
      {hasColours && (
        <LooksFields editing={colours} branding={branding} shopName={settings.shopName} />
      )}
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

function LooksFields(props: ComponentProps<typeof ColourFields>) {
  const t = useMessages(backOfficeStepsMessages)
  return (
    <details open={props.editing.theirs !== null || undefined}>
      <summary className="office-chip cursor-pointer">{t('steps.looks')}</summary>
      <div className="mt-4 grid gap-4">
        <LogoField branding={props.branding} mayWrite />
        <ColourFields {...props} />
      </div>
    </details>
  )
}

function putDraft(form: HTMLFormElement, draft: Partial<Settings>) {
  for (const field of form.elements) {
    const name = field.getAttribute('name') ?? ''
    const value: unknown = draft[name as keyof Settings]
    if (value === undefined || isTypedEarly(name)) continue
    if (!Array.isArray(value)) putField(field, String(value))
    else if (field instanceof HTMLInputElement) putField(field, String(value.includes(field.value)))
    else putField(field, value.join('\n'))
  }
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
          <ChoiceFields settings={part.settings} names={['guestCheckout']} />
        </>
      )
  }
}

/** A number that is none cannot be kept as one. */
const typedIn = (...of: Parameters<typeof changesIn>): Partial<Settings> =>
  Object.fromEntries(Object.entries(changesIn(...of)).filter(([, value]) => !Number.isNaN(value)))
