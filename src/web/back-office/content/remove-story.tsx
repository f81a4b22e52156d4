import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { RemoveThing } from '../parts/remove-thing.tsx'

type Props = {
  call: 'adminRemoveEvent' | 'adminRemoveBlock'
  id: string
  title: string
  /** where one goes then */
  to: string
}

/** Asks, and deletes an event or a block. */
export function RemoveStory({ call, id, title, to }: Props) {
  const t = useMessages(backOfficeContentMessages)
  return (
    <RemoveThing
      call={call}
      id={id}
      words={{
        open: t('remove.open'),
        title: t('remove.title', { title }),
        text: t('remove.text'),
        send: t('remove.send'),
        keep: t('remove.keep'),
        failed: t('content.failed'),
      }}
      to={to}
    />
  )
}
