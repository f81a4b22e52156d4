import { useEffect, useState } from 'react'
import { type CartItem, itemOf, sameTogether } from '#shop/cart/cart.ts'
import type { OwnList } from '#shop/ration-lists/open-list.ts'
import type { RationList } from '#shop/ration-lists/ration-list.ts'
import { listCalls } from '../../../app/api/list-calls.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { listPaths } from '../../../app/list-paths.ts'
import { newKey } from '../../../app/new-key.ts'
import { useNavigate } from '../../../app/router/use-router.tsx'
import { listsMessages } from '../../../messages/en/storefront/account/lists.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SelectField } from '../../../ui/form/select.tsx'
import { textIn, useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { ListName, nameFault } from './list-name.tsx'

type Props = { items: readonly CartItem[] }

/** Saves items as a new list, or adds them to one. */
export function SaveList({ items }: Props) {
  const t = useMessages(listsMessages)
  const navigate = useNavigate()
  const [open, setOpen] = useState(true)

  function onSaved(list: OwnList) {
    setOpen(false)
    toast.success(t('saveList.saved', { name: list.name }), 'list', {
      label: t('saveList.open'),
      go: () => void navigate(listPaths.list(list)),
    })
  }

  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={t('saveList.title')}>
      <SaveForm items={sameTogether(items.map(itemOf))} onSaved={onSaved} />
    </Dialog>
  )
}

function SaveForm({ items, onSaved }: Props & { onSaved: (list: OwnList) => void }) {
  const t = useMessages(listsMessages)
  const calls = listCalls(useApi())
  const lists = useLists()
  const [into, setInto] = useState('')
  const [id] = useState(newKey)
  const { form, busy, problem, errorOf, clear } = useForm<'name'>({
    failed: t('newList.failed'),
    check: (values) => (into === '' ? nameFault(values, t) : null),
    place: (general) => ({ general }),
    send: async (values) =>
      onSaved(
        into === ''
          ? await calls.createList({ id, name: textIn(values, 'name'), items })
          : await calls.changeList(into, { lines: items }),
      ),
  })
  return (
    <form {...form} onInput={clear} noValidate className="grid gap-4">
      {problem && <Notice>{problem}</Notice>}
      <p className="text-soft">{t('saveList.lead', { count: items.length })}</p>
      {lists.length > 0 && (
        <SelectField
          label={t('saveList.into')}
          value={into}
          options={[
            { value: '', label: t('saveList.new') },
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => setInto(target.value)}
        />
      )}
      {into === '' && <ListName error={errorOf('name')} />}
      <Button type="submit" kind="main" busy={busy}>
        {t('saveList.save')}
      </Button>
    </form>
  )
}

/** Empty while they load. */
function useLists(): readonly RationList[] {
  const api = useApi()
  const [lists, setLists] = useState<readonly RationList[]>([])
  useEffect(() => {
    listCalls(api)
      .lists()
      .then(setLists, () => undefined)
  }, [api])
  return lists
}
