import { PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { maxListName } from '#shop/ration-lists/ration-list.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { listCalls } from '../../app/api/list-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { listPaths } from '../../app/list-paths.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { toast } from '../../ui/toasts/toast.ts'
import type { ListState } from './use-list.ts'

type Props = { state: ListState }

export function ListSettings({ state }: Props) {
  const t = useMessages(listsMessages)
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-2">
      <Button small onClick={() => setOpen('rename')}>
        <PencilLine aria-hidden className="size-4" /> {t('rename.open')}
      </Button>
      <Button small kind="quiet" onClick={() => setOpen('remove')}>
        <Trash2 aria-hidden className="size-4" /> {t('remove.open')}
      </Button>
      <Dialog open={open === 'rename'} onClose={close} title={t('rename.title')}>
        <Rename state={state} onDone={close} />
      </Dialog>
      <Dialog open={open === 'remove'} onClose={close} title={t('remove.title')}>
        <Remove state={state} onKeep={close} />
      </Dialog>
    </div>
  )
}

function Rename({ state: { list, change }, onDone }: Props & { onDone: () => void }) {
  const t = useMessages(listsMessages)
  const { form, busy, errorOf, clear } = useForm<'name'>({
    check: (values) =>
      textIn(values, 'name') === '' ? { fields: { name: t('newList.needName') } } : null,
    async send(values) {
      if (await change({ name: textIn(values, 'name') })) onDone()
    },
  })
  return (
    <form {...form} onInput={clear} noValidate className="grid gap-4">
      <TextField
        label={t('newList.name')}
        name="name"
        defaultValue={list.name}
        maxLength={maxListName}
        autoComplete="off"
        autoFocus
        error={errorOf('name')}
      />
      <Button type="submit" kind="main" busy={busy}>
        {t('rename.save')}
      </Button>
    </form>
  )
}

function Remove({ state: { list }, onKeep }: Props & { onKeep: () => void }) {
  const t = useMessages(listsMessages)
  const api = useApi()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const { id, name } = list

  async function remove() {
    setBusy(true)
    try {
      await listCalls(api).removeList(id)
      toast.success(t('remove.done', { name }), 'list')
      await navigate(listPaths.lists())
    } catch (error) {
      toast.error(messageOf(error, t('share.failed')), 'list')
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4">
      <p>{t('remove.text', { name })}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" busy={busy} onClick={() => void remove()}>
          {t('remove.confirm')}
        </Button>
        <Button onClick={onKeep}>{t('remove.keep')}</Button>
      </div>
    </div>
  )
}
