import { useState } from 'react'
import type { Input } from '#wire/calls.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeBulkMessages } from '../../messages/en/back-office/catalogue/bulk.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField, type Option } from '../../ui/form/select.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { type BulkChange, figureIn, roundingIn } from '../bulk/read-change.ts'
import { Rounding } from '../bulk/rounding.tsx'
import { ComboboxField } from '../forms/combobox.tsx'
import { DialogButton } from '../forms/dialog-button.tsx'
import { pathSeparator } from '../forms/find-options.ts'
import { ChosenBar } from '../list/chosen-bar.tsx'
import type { Chosen } from '../list/use-chosen.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import { textIn } from '../../ui/form/use-form.ts'
import type { StaffProduct } from './row-values.ts'

type Props = { choice: Chosen<StaffProduct>; categories: readonly Option[] }

/** Shows, hides, prices or moves the selected products at once, and can undo it. */
export function ChosenProducts({ choice, categories }: Props) {
  const t = useMessages(backOfficeBulkMessages)
  const { change, busy } = useChange(choice)
  const { chosen } = choice
  const hasHidden = chosen.some(({ published }) => !published)
  const hasPublished = chosen.some(({ published }) => published)
  const run = (what: BulkChange) =>
    change(what).then(
      (done) => toast.success(...done),
      (error: unknown) => toast.error(messageOf(error, t('bulk.failed')), 'action'),
    )
  return (
    <ChosenBar title={t('chosen.title')} choice={choice}>
      {hasHidden && (
        <Button small busy={busy} onClick={() => void run({ kind: 'publish' })}>
          {t('kind.publish')}
        </Button>
      )}
      {hasPublished && (
        <Button small busy={busy} onClick={() => void run({ kind: 'unpublish' })}>
          {t('kind.unpublish')}
        </Button>
      )}
      <PriceDialog change={change} />
      <CategoryDialog change={change} categories={categories} />
    </ChosenBar>
  )
}

type Change = (change: BulkChange) => Promise<Parameters<typeof toast.success>>
const small = { small: true } as const

function PriceDialog({ change }: { change: Change }) {
  const t = useMessages(backOfficeBulkMessages)
  return (
    <DialogButton
      label={t('kind.percent')}
      button={small}
      title={t('kind.percent')}
      labels={{ send: t('chosen.send'), keep: t('chosen.keep'), failed: t('bulk.failed') }}
      check={(values) =>
        figureIn(values, 'percent', maxPercent) === null
          ? { general: t('fault.percent', { most: maxPercent }) }
          : null
      }
      send={async (values) => {
        const direction = textIn(values, 'direction') === 'down' ? 'down' : 'up'
        const percent = figureIn(values, 'percent', maxPercent) ?? 0
        toast.success(
          ...(await change({
            kind: 'percent',
            price: 'list',
            direction,
            percent,
            roundTo: roundingIn(values),
          })),
        )
        return null
      }}
    >
      <SelectField
        label={t('bulk.direction')}
        name="direction"
        options={(['up', 'down'] as const).map((value) => ({
          value,
          label: t(`direction.${value}`),
        }))}
      />
      <TextField
        label={t('bulk.percent')}
        hint={t('bulk.percentHint')}
        name="percent"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        autoFocus
      />
      <Rounding />
    </DialogButton>
  )
}

const maxPercent = 500

function CategoryDialog({ change, categories }: { change: Change; categories: readonly Option[] }) {
  const t = useMessages(backOfficeBulkMessages)
  const items = categories.filter(({ label }) => label.split(pathSeparator).length === 3)
  const pathOf = (values: FormData) =>
    items.find(({ value }) => value === textIn(values, 'to'))?.label.split(pathSeparator)
  return (
    <DialogButton
      label={t('kind.category')}
      button={small}
      title={t('kind.category')}
      labels={{ send: t('chosen.send'), keep: t('chosen.keep'), failed: t('bulk.failed') }}
      check={(values) => (pathOf(values) === undefined ? { general: t('fault.category') } : null)}
      send={async (values) => {
        const [mainCategory = '', subCategory = '', itemCategory = ''] = pathOf(values) ?? []
        toast.success(
          ...(await change({ kind: 'category', mainCategory, subCategory, itemCategory })),
        )
        return null
      }}
    >
      <ComboboxField label={t('bulk.to')} name="to" options={items} />
    </DialogButton>
  )
}

/** Sends the change with the versions that are shown; its toast can undo it. */
function useChange({ chosen, setAll }: Chosen<StaffProduct>) {
  const t = useMessages(backOfficeBulkMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const products: Input<'adminChangeProducts'>['body']['products'] = chosen.map(
    ({ number, version }) => ({ number, version }),
  )

  async function undo(id: string) {
    try {
      await send('adminUndoImport', { params: { id } })
      toast.success(t('chosen.undone'), 'action')
    } catch (error) {
      toast.error(messageOf(error, t('bulk.failed')), 'action')
    }
    await revalidate()
  }

  const change: Change = async (what) => {
    setBusy(true)
    try {
      const body = { change: what, products }
      const { data } = await send('adminChangeProducts', { body, idempotencyKey: newUuid() })
      const { id, changed, kept } = data
      await revalidate()
      if (kept.length === 0) setAll(false)
      const [first] = kept
      const said = changed > 0 ? t('done.done', { count: changed }) : t('done.none')
      const message = first
        ? t.sentences([said, t('chosen.kept', { count: kept.length, reason: first.reason })])
        : said
      if (id === null) return [message, 'action']
      return [message, 'action', { label: t('chosen.undo'), go: () => void undo(id), undoes: true }]
    } finally {
      setBusy(false)
    }
  }
  return { change, busy }
}
