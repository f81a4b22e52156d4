import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { backOfficeBrandsMessages } from '../../messages/en/back-office/catalogue/brands.ts'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { UrduField } from '../urdu/urdu-field.tsx'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import type { Answer } from '#wire/calls.ts'

export type Brand = Answer<'adminBrands'>['data'][number]

type Props = { open: boolean; brand: Brand; onClose: () => void }

/** Changes the name of a brand, in English and Urdu; merging it into an existing one needs a tick. */
export function RenameBrand({ open, brand, onClose }: Props) {
  const { name, products, nameUr: urdu, toCheck } = brand
  const t = useMessages(backOfficeBrandsMessages, backOfficeTranslationMessages)
  const send = useStaffSend()
  const [id] = useState(newUuid)
  const [nameUr, setNameUr] = useState(urdu)
  const [existing, setExisting] = useState<string | null>(null)
  return (
    <ConfirmDialog
      open={open}
      title={t('rename.title', { name })}
      labels={{ send: t('rename.send'), keep: t('rename.keep'), failed: t('brands.failed') }}
      check={(values) => (textIn(values, 'to') === '' ? { general: t('rename.noName') } : null)}
      send={async (values) => {
        const [to, merge] = [textIn(values, 'to'), values.has('merge')]
        // Left as it was, the Urdu goes along with the name, to be checked.
        const body = { id, from: name, to, merge, ...(nameUr !== urdu && { nameUr }) }
        try {
          const { data } = await send('adminRenameBrand', { body })
          return to === name
            ? t('rename.saved', { name })
            : t('rename.done', { name: to, count: data.changed })
        } catch (error) {
          setExisting(error instanceof ApiError && error.code === 'brand_exists' ? to : null)
          throw error
        }
      }}
      onClose={() => {
        setExisting(null)
        onClose()
      }}
    >
      <p className="text-small text-soft">{t('rename.text', { count: products })}</p>
      <TextField
        label={t('rename.name')}
        hint={t('rename.nameHint')}
        name="to"
        defaultValue={name}
        maxLength={100}
        autoComplete="off"
        required
        autoFocus
        onChange={() => setExisting(null)}
      />
      <UrduField
        label={t('urdu.of', { label: t('rename.name') })}
        name="nameUr"
        most={100}
        rows={1}
        value={nameUr}
        hint={toCheck ? t('urdu.needsCheck') : undefined}
        onChange={setNameUr}
      />
      {existing !== null && <Checkbox name="merge" label={t('rename.merge', { name: existing })} />}
    </ConfirmDialog>
  )
}
