import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeMessages } from '../../messages/en/back-office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { textIn } from '../../ui/use-form.ts'

type Props = {
  label: string
  /** what can be typed */
  hint: string
  text: string
  /** what of the address stays */
  kept: Record<string, string | undefined>
  to: (text: string, values: FormData) => string
  /** further fields */
  children?: ReactNode
}

/** Finds in a list: a plain form that the browser can send by itself. */
export function FindForm({ label, hint, text, kept, to, children }: Props) {
  const t = useMessages(backOfficeMessages)
  const go = useNavigate()
  const [action] = to('', new FormData()).split('?')
  return (
    <form
      role="search"
      action={action}
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        void go(to(textIn(values, 'q'), values))
      }}
    >
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="flex max-w-xl min-w-0 grow basis-72 gap-2">
        <input
          type="search"
          name="q"
          defaultValue={text}
          maxLength={100}
          aria-label={label}
          placeholder={hint}
          className="input max-w-md min-w-0 grow"
        />
        <Button kind="plain" type="submit" aria-label={t('action.search')}>
          <Search aria-hidden className="size-5" />
          <span className="hidden sm:inline">{t('action.search')}</span>
        </Button>
      </div>
      {children}
    </form>
  )
}
