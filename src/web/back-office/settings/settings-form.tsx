import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from '../../app/router/link.tsx'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { useAllows } from '../parts/use-allows.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { FormPart } from '../forms/form-part.tsx'
import { OutdatedNote } from '../forms/outdated-note.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { KhataFields } from './khata-fields.tsx'
import { HoldFields } from './hold-fields.tsx'
import { HolidayFields } from './holiday-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import {
  ChoiceFields,
  DeliveryFields,
  pairs,
  type PartProps,
  PaymentFields,
  PointsFields,
  SenderFields,
  ShopFields,
  WeighingFields,
  WholeSetting,
  LabelLanguageField,
} from './settings-parts.tsx'
import { sellingChoices, type Settings, settingsFields, wholeFields } from './settings-values.ts'
import { WhatsappFields } from './whatsapp-fields.tsx'
import { SettingsConflict } from './settings-conflict.tsx'
import { useSettingsForm } from './use-settings-form.ts'

type Props = { settings: Settings; mayWrite: boolean; onTakeTheirs: () => void }

export function SettingsForm({ settings, mayWrite, onTakeTheirs }: Props) {
  const t = useMessages(backOfficeSettingsMessages)
  const { revalidate } = useRevalidator()
  const maySetMail = useAllows('mail.write')
  const editing = useSettingsForm({
    settings,
    fields: settingsFields,
    done(hasChanged) {
      if (!hasChanged) return toast.success(t('settings.unchanged'), 'action')
      toast.success(t('settings.saved'), 'action')
      // Saving again needn't wait for this.
      void revalidate()
    },
  })
  const { form, busy, problem, errorOf, theirs, deleteDraft, isChanged, outdated } = editing
  return (
    <form {...form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {theirs ? (
          <SettingsConflict
            {...theirs}
            onTake={() => {
              deleteDraft()
              onTakeTheirs()
            }}
          />
        ) : (
          problem && <Notice>{problem}</Notice>
        )}
        {!theirs && outdated.length > 0 && (
          <OutdatedNote
            of={{
              kind: 'settings',
              id: 'settings',
              ...(outdated[0] && { field: outdated[0].name }),
            }}
            fields={outdated}
            onTake={editing.takeNow}
          />
        )}
        <FormPart id="about" title={t('settings.shop')}>
          <ShopFields settings={settings} errorOf={errorOf} />
        </FormPart>
        <FormPart id="hours" title={t('settings.hours')}>
          <HoursFields hours={settings.hours} error={errorOf} />
          <HolidayFields holidays={settings.holidays} error={errorOf} />
        </FormPart>
        <FormPart id="delivery" title={t('settings.delivery')}>
          <DeliveryFields settings={settings} errorOf={errorOf} />
        </FormPart>
        <FormPart id="emails" title={t('settings.sender')}>
          <SenderFields settings={settings} errorOf={errorOf} />
          {maySetMail && (
            <Link to={officePaths.mailServer()} className="back-link justify-self-start">
              {t('settings.mailServer')}
              <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
            </Link>
          )}
        </FormPart>
        <FormPart id="whatsapp" title={t('settings.whatsappTexts')}>
          <WhatsappFields settings={settings} errorOf={errorOf} />
        </FormPart>
        <Selling settings={settings} errorOf={errorOf} />
        <FormPart id="holds" title={t('settings.holds')}>
          <HoldFields settings={settings} errorOf={errorOf} />
        </FormPart>
        <FormPart id="khata" title={t('settings.khata')}>
          <KhataFields settings={settings} errorOf={errorOf} />
        </FormPart>
        <FormPart id="points" title={t('settings.points')}>
          <PointsFields settings={settings} errorOf={errorOf} />
        </FormPart>
        {mayWrite && <SaveBar busy={busy} isChanged={isChanged} label={t('settings.save')} />}
      </fieldset>
    </form>
  )
}

function Selling({ settings, errorOf }: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  return (
    <FormPart id="selling" title={t('settings.selling')}>
      <PaymentFields settings={settings} errorOf={errorOf} />
      <ChoiceFields settings={settings} names={sellingChoices} />
      <LabelLanguageField settings={settings} errorOf={errorOf} />
      <WholeRupees settings={settings} />
      <div className={pairs}>
        <WholeSetting
          settings={settings}
          errorOf={errorOf}
          name="lowStock"
          hint={t('settings.lowStockHint', wholeFields.lowStock)}
        />
        <WholeSetting
          settings={settings}
          errorOf={errorOf}
          name="cashDifference"
          hint={t('settings.cashDifferenceHint')}
        />
        <WeighingFields settings={settings} errorOf={errorOf} />
      </div>
    </FormPart>
  )
}

function WholeRupees({ settings }: Pick<PartProps, 'settings'>) {
  const t = useMessages(backOfficeSettingsMessages)
  const mayChangePrices = useAllows('price.write')
  const hint = useId()
  return (
    <div className="grid gap-1">
      <Checkbox
        name="wholeRupees"
        label={t('settings.wholeRupees')}
        defaultChecked={settings.wholeRupees}
        aria-describedby={hint}
      />
      <p id={hint} className="ps-8 text-small text-soft">
        {t('settings.wholeRupeesHint')}
      </p>
      {mayChangePrices && (
        <Link to={officePaths.changeProducts()} className="back-link ms-8 justify-self-start">
          {t('settings.changeMany')}
          <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      )}
    </div>
  )
}
