import { maxListName } from '#shop/ration-lists/ration-list.ts'
import { listsMessages } from '../../../messages/en/storefront/account/lists.ts'
import type { Translate } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { textIn } from '../../../ui/form/use-form.ts'

type Props = { error: string | undefined; defaultValue?: string }

/** The name of a list, with `nameFault`. */
export function ListName(props: Props) {
  const t = useMessages(listsMessages)
  return (
    <TextField
      label={t('newList.name')}
      name="name"
      placeholder={t('newList.example')}
      maxLength={maxListName}
      autoComplete="off"
      autoFocus
      {...props}
    />
  )
}

/** For the `check` of its form; null: it has a name. */
export const nameFault = (values: FormData, t: Translate<typeof listsMessages>) =>
  textIn(values, 'name') === '' ? { fields: { name: t('newList.needName') } } : null
