import { useState } from 'react'
import { bulkPrices, directions } from '#shop/catalogue/bulk/bulk-rule.ts'
import { backOfficeBulkMessages } from '../../messages/en/back-office/catalogue/bulk.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField, type Option } from '../../ui/form/select.tsx'
import { ComboboxField } from '../forms/combobox.tsx'
import { FormPart } from '../forms/form-part.tsx'
import type { BulkKind } from './read-change.ts'
import { Rounding } from './rounding.tsx'
import type { Bulk } from './use-bulk.ts'

const kinds = [
  'percent',
  'amount',
  'offer',
  'offer-end',
  'round',
  'category',
  'publish',
  'unpublish',
] as const satisfies readonly BulkKind[]

type Props = { bulk: Bulk; categories: readonly Option[] }

export function ChangeFields({ bulk, categories }: Props) {
  const t = useMessages(backOfficeBulkMessages)
  const [kind, setKind] = useState<BulkKind>('percent')
  return (
    <FormPart title={t('bulk.what')}>
      <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-3">
        <SelectField
          label={t('bulk.change')}
          name="kind"
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as BulkKind)}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        {(kind === 'percent' || kind === 'amount') && <StepFields kind={kind} bulk={bulk} />}
        {kind === 'offer' && <OfferFields bulk={bulk} />}
        {kind === 'round' && <Rounding key="round" hint={t('bulk.roundHint')} initial={1} />}
        {kind === 'category' && (
          <ComboboxField
            label={t('bulk.to')}
            name="to"
            error={bulk.form.errorOf('category')}
            options={categories}
          />
        )}
      </div>
    </FormPart>
  )
}

function StepFields({ kind, bulk: { form } }: { kind: 'percent' | 'amount'; bulk: Bulk }) {
  const t = useMessages(backOfficeBulkMessages)
  return (
    <>
      <SelectField
        label={t('bulk.price')}
        name="price"
        options={bulkPrices.map((value) => ({ value, label: t(`price.${value}`) }))}
      />
      <SelectField
        label={t('bulk.direction')}
        name="direction"
        options={directions.map((value) => ({ value, label: t(`direction.${value}`) }))}
      />
      <TextField
        key={kind}
        label={t(`bulk.${kind}`)}
        hint={t(`bulk.${kind}Hint`)}
        error={form.errorOf(kind)}
        name={kind}
        {...figure}
      />
      <Rounding />
    </>
  )
}

function OfferFields({ bulk: { form } }: { bulk: Bulk }) {
  const t = useMessages(backOfficeBulkMessages)
  return (
    <>
      <TextField
        label={t('bulk.offerPercent')}
        hint={t('bulk.offerPercentHint')}
        error={form.errorOf('percent')}
        name="percent"
        {...figure}
      />
      <Rounding />
      <TextField label={t('bulk.from')} name="from" type="datetime-local" optional />
      <TextField
        label={t('bulk.until')}
        name="until"
        type="datetime-local"
        error={form.errorOf('until')}
        optional
      />
    </>
  )
}

const figure = { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } as const
