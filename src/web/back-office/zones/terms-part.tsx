import { leadDays } from '#shop/delivery/zone.ts'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { UrduField } from '../urdu/urdu-field.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { DaysField } from './days-field.tsx'
import { takesText } from './use-zone-terms.ts'
import type { ZoneForm } from './use-zone-form.ts'

/** What the zone is called, and whether it counts. */
export function NamePart({ form: { typed, set, errorOf, base } }: { form: ZoneForm }) {
  const t = useMessages(backOfficeZonesMessages, backOfficeTranslationMessages)
  return (
    <FormPart title={t('part.zone')}>
      <TextField
        name="name"
        label={t('field.name')}
        hint={t('hint.name')}
        maxLength={60}
        value={typed.name}
        error={errorOf('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <UrduField
        name="nameUr"
        label={t('urdu.of', { label: t('field.name') })}
        most={60}
        rows={1}
        value={typed.nameUr}
        hint={base?.toCheck?.includes('name') ? t('urdu.needsCheck') : undefined}
        error={errorOf('nameUr')}
        onChange={(nameUr) => set({ nameUr })}
      />
      <div>
        <Checkbox
          name="active"
          label={t('field.active')}
          checked={typed.active}
          onChange={({ target }) => set({ active: target.checked })}
        />
        <p className="text-small text-soft">{t('hint.active')}</p>
      </div>
    </FormPart>
  )
}

/** What it asks, and when it is served. */
export function TermsPart({ form }: { form: ZoneForm }) {
  const t = useMessages(backOfficeZonesMessages)
  const { typed, set, errorOf } = form
  return (
    <FormPart title={t('part.terms')}>
      {(['fee', 'minimum', 'freeAbove'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`field.${name}`)}
          hint={t(`hint.${name}`)}
          inputMode="decimal"
          maxLength={10}
          value={typed[name]}
          error={errorOf(name)}
          onChange={({ target }) => set({ [name]: target.value })}
          className="max-w-80"
          optional={name === 'freeAbove'}
        />
      ))}
      <DaysField
        days={typed.days}
        hint={t('hint.days')}
        error={errorOf('days')}
        onChange={(days) => set({ days })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {(['from', 'to'] as const).map((name) => (
          <SelectField
            key={name}
            name={name}
            label={t(`field.${name}`)}
            value={typed[name]}
            error={errorOf(name)}
            onChange={({ target }) => set({ [name]: target.value })}
            options={leadDays.map((days) => ({ value: `${days}`, label: takesText(t, { from: days, to: days }) }))} // prettier-ignore
          />
        ))}
      </div>
      <p className="text-small text-soft">{t('hint.takes')}</p>
    </FormPart>
  )
}
