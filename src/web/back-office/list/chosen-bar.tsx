import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

type Props = {
  title: string
  choice: { chosen: readonly object[]; isAll: boolean; setAll: (isChosen: boolean) => void }
  children: ReactNode
}

/** Actions for all selected rows, at the bottom of the screen. */
export function ChosenBar({ title, choice: { chosen, isAll, setAll }, children }: Props) {
  const t = useMessages(backOfficeMessages)
  if (chosen.length === 0) return null
  return (
    <section aria-label={title} className="office-chosen">
      <div className="me-auto flex grow items-center">
        <p role="status" className="font-semibold">
          {t('chosenRows.count', { count: chosen.length })}
        </p>
        <IconButton
          label={t('chosenRows.clear')}
          icon={<X aria-hidden />}
          onClick={() => setAll(false)}
        />
        {!isAll && (
          <Button small kind="quiet" className="ms-auto md:hidden" onClick={() => setAll(true)}>
            {t('chosenRows.all')}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
