import { useState } from 'react'
import { categoryId } from '#wire/admin/catalogue/category.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { backOfficeCategoriesMessages } from '../../messages/en/back-office/catalogue/categories.ts'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { ComboboxField } from '../forms/combobox.tsx'
import { UrduField } from '../urdu/urdu-field.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'
import type { CategoryBranch, CategoryParent } from '../parts/category-tree.ts'

type DialogProps = { open: boolean; onClose: () => void }
type WithParents = { parents: readonly CategoryParent[] }

export function NewCategory({ open, parents, onClose }: DialogProps & WithParents) {
  const t = useMessages(backOfficeCategoriesMessages)
  const send = useStaffSend()
  const top = { value: '', label: t('field.top') }
  return (
    <ConfirmDialog
      open={open}
      title={t('new.title')}
      labels={{ send: t('new.send'), keep: t('new.keep'), failed: t('categories.failed') }}
      check={useNameCheck()}
      send={async (values) => {
        const [name, parent] = [textIn(values, 'name'), textIn(values, 'parent') || null]
        const nameUr = textIn(values, 'nameUr')
        await send('adminCreateCategory', { body: { name, parent, nameUr } })
        return t('new.done', { name })
      }}
      onClose={onClose}
    >
      <NameField />
      <UrduName />
      <ComboboxField
        label={t('field.parent')}
        hint={t('field.parentHint')}
        name="parent"
        options={[top, ...parents.map(({ path, label }) => ({ value: path, label }))]}
      />
    </ConfirmDialog>
  )
}

type OfOne = DialogProps & { branch: CategoryBranch }

export function ChangeCategory({ open, branch, parents, onClose }: OfOne & WithParents) {
  const t = useMessages(backOfficeCategoriesMessages)
  const send = useStaffSend()
  const [exists, setExists] = useState(false)
  const { path, parent, level } = branch
  const choices = parents.filter((one) => one.level === level - 1)
  const close = () => {
    setExists(false)
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('change.title', { name: branch.name })}
      labels={{ send: t('change.send'), keep: t('change.keep'), failed: t('categories.failed') }}
      check={useNameCheck()}
      send={async (values) => {
        const name = textIn(values, 'name')
        const nameUr = textIn(values, 'nameUr')
        const body = {
          name,
          // Left as it was, it goes along with the name, to be checked.
          ...(nameUr !== branch.nameUr && { nameUr }),
          ...(level > 1 && { parent: textIn(values, 'parent') }),
          merge: values.has('merge'),
        }
        try {
          await send('adminChangeCategory', { params: { id: categoryId(path) }, body })
        } catch (error) {
          setExists(error instanceof ApiError && error.code === 'category_exists')
          throw error
        }
        return t('change.done', { name })
      }}
      onClose={close}
    >
      <p className="text-small text-soft">{t('change.text')}</p>
      <NameField name={branch.name} />
      <UrduName name={branch.nameUr} isToCheck={branch.toCheck} />
      {level > 1 && (
        <ComboboxField
          label={t('field.parent')}
          name="parent"
          defaultValue={parent ?? ''}
          options={choices.map((one) => ({ value: one.path, label: one.label }))}
        />
      )}
      {exists && <Checkbox name="merge" label={t('change.merge')} />}
    </ConfirmDialog>
  )
}

export function RemoveCategory({ open, branch: { path, name }, onClose }: OfOne) {
  const t = useMessages(backOfficeCategoriesMessages)
  const send = useStaffSend()
  return (
    <ConfirmDialog
      open={open}
      title={t('remove.title', { name })}
      kind="danger"
      labels={{ send: t('remove.send'), keep: t('remove.keep'), failed: t('categories.failed') }}
      send={async () =>
        (await send('adminRemoveCategory', { params: { id: categoryId(path) } })).message
      }
      onClose={onClose}
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  )
}

const longest = 100

function NameField({ name = '' }: { name?: string }) {
  const t = useMessages(backOfficeCategoriesMessages)
  return (
    <TextField
      label={t('field.name')}
      name="name"
      defaultValue={name}
      maxLength={longest}
      autoComplete="off"
      required
      autoFocus
    />
  )
}

function UrduName({ name = '', isToCheck = false }: { name?: string; isToCheck?: boolean }) {
  const t = useMessages(backOfficeCategoriesMessages, backOfficeTranslationMessages)
  const [typed, setTyped] = useState(name)
  return (
    <UrduField
      label={t('urdu.of', { label: t('field.name') })}
      name="nameUr"
      most={longest}
      rows={1}
      value={typed}
      hint={isToCheck ? t('urdu.needsCheck') : undefined}
      onChange={setTyped}
    />
  )
}

function useNameCheck() {
  const t = useMessages(backOfficeCategoriesMessages)
  return (values: FormData) =>
    textIn(values, 'name') === '' ? { general: t('field.noName') } : null
}
