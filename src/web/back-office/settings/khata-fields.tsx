import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { pairs, type PartProps, WholeSetting } from './settings-parts.tsx'
import { wholeFields } from './settings-values.ts'

/** When orders on account are refused, and when customers are reminded. */
export function KhataFields(props: PartProps) {
  const t = useMessages(backOfficeSettingsMessages)
  const { settings, errorOf } = props
  return (
    <>
      <p className="text-small text-soft">{t('settings.khataHint')}</p>
      <div className={pairs}>
        <WholeSetting
          {...props}
          name="khataGraceDays"
          hint={t('settings.khataGraceDaysHint', wholeFields.khataGraceDays)}
        />
        <TextField
          name="khataReminders"
          data-figures
          label={t('settings.khataReminders')}
          hint={t('settings.khataRemindersHint')}
          defaultValue={settings.khataReminders.join(', ')}
          error={errorOf('khataReminders')}
          className="max-w-80"
        />
      </div>
    </>
  )
}
