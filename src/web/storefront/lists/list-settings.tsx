import { PencilLine, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import type { ListDialog } from './list-dialogs.tsx'
import type { ListState } from './use-list.ts'

const ListDialogs = lazyPart(async () => (await import('./list-dialogs.tsx')).ListDialogs)

export function ListSettings({ state }: { state: ListState }) {
  const t = useMessages(listsMessages)
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState<ListDialog | null>(null)
  const ask = (dialog: ListDialog) => {
    setAsked(true)
    setOpen(dialog)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button small onClick={() => ask('rename')}>
        <PencilLine aria-hidden className="size-4" /> {t('rename.open')}
      </Button>
      <Button small kind="quiet" onClick={() => ask('remove')}>
        <Trash2 aria-hidden className="size-4" /> {t('remove.open')}
      </Button>
      {asked && (
        <Suspense>
          <ListDialogs state={state} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}
