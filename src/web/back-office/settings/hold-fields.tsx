import { holdReasons, holdRules, holdSettings } from '#shop/settings/hold-rules.ts'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SelectField } from '../../ui/form/select.tsx'
import { pairs, type PartProps, WholeSetting } from './settings-parts.tsx'
import { wholeFields } from './settings-values.ts'

/** From when a rule applies. */
const thresholds = {
  first: null,
  large: 'holdLargeFrom',
  refused: 'holdRefusedFrom',
  far: 'holdFarFrom',
} as const

/** Which orders wait before they are packed, and what for. */
export function HoldFields(props: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  const { settings, errorOf } = props
  return (
    <>
      <p className="text-small text-soft">{t('settings.holdsHint')}</p>
      {holdReasons.map((reason) => {
        const [name, from] = [holdSettings[reason], thresholds[reason]]
        return (
          <div key={reason} className={pairs}>
            <SelectField
              name={name}
              label={t(`settings.${name}`)}
              defaultValue={settings[name]}
              error={errorOf(name)}
              options={holdRules.map((value) => ({ value, label: t(`holdRule.${value}`) }))}
            />
            {from && <WholeSetting {...props} name={from} />}
          </div>
        )
      })}
      <div className={pairs}>
        <WholeSetting
          {...props}
          name="holdHours"
          hint={t('settings.holdHoursHint', wholeFields.holdHours)}
        />
        <WholeSetting {...props} name="firstOrderMost" hint={t('settings.firstOrderMostHint')} />
      </div>
    </>
  )
}
