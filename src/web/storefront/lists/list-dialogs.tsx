import { useState } from 'react'
import { messageOf } from '../../app/api/api-error.ts'
import { listCalls } from '../../app/api/list-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { listPaths } from '../../app/list-paths.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { ListName, nameFault } from '../cart/saving/list-name.tsx'
import type { ListState } from './use-list.ts'

export type ListDialog = 'rename' | 'remove'

type Props = { state: ListState }

/** Renames a list or deletes it. */
export function ListDialogs({
  state,
  open,
  onClose,
}: Props & { open: ListDialog | null; onClose: () => void }) {
  const t = useMessages(listsMessages)
  return (
    <>
      <Dialog open={open === 'rename'} onClose={onClose} title={t('rename.title')}>
        <Rename state={state} onDone={onClose} />
      </Dialog>
      <Dialog open={open === 'remove'} onClose={onClose} title={t('remove.title')}>
        <Remove state={state} onKeep={onClose} />
      </Dialog>
    </>
  )
}

function Rename({ state: { list, change }, onDone }: Props & { onDone: () => void }) {
  const t = useMessages(listsMessages)
  const { form, busy, errorOf, clear } = useForm<'name'>({
    check: (values) => nameFault(values, t),
    async send(values) {
      if (await change({ name: textIn(values, 'name') })) onDone()
    },
  })
  return (
    <form {...form} onInput={clear} noValidate className="grid gap-4">
      <ListName error={errorOf('name')} defaultValue={list.name} />
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
