import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { FilterForm } from '../../app/router/filter-form.tsx'
import type { FilterValues } from '../../app/router/filter-values.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { textIn } from '../../ui/form/use-form.ts'

type Props = {
  label: string
  hint: string
  text: string
  to: (text: string, values: FormData) => string
  /** further fields, and their values in the address */
  children?: ReactNode
  values?: FilterValues
  /** searches while typing */
  asYouType?: boolean
  onFind?: () => void
  key?: never
}

/** Debounce while typing, in milliseconds. */
const pause = 250

/** Works without JavaScript. */
export function FindForm({ label, hint, text, values, to, children, ...how }: Props) {
  const { asYouType = false, onFind } = how
  const t = useMessages(backOfficeMessages)
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onType = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (field.current?.value.trim() === text) return
      isTyping.current = true
      field.current?.form?.requestSubmit()
    }, pause)
  }
  return (
    <FilterForm
      role="search"
      className="relative flex flex-wrap gap-2"
      values={{ q: text, ...values }}
      to={(typed) => to(textIn(typed, 'q'), typed)}
      options={() => {
        clearTimeout(timer.current)
        // One history entry per search, not per letter.
        const replace = isTyping.current && text !== ''
        const preventScrollReset = isTyping.current
        isTyping.current = false
        onFind?.()
        return { replace, preventScrollReset }
      }}
    >
      <div className="flex max-w-xl min-w-0 grow basis-72 gap-2">
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={100}
          aria-label={label}
          placeholder={hint}
          className="input max-w-md min-w-0 grow"
          {...(asYouType && { onInput: onType })}
        />
        <Button kind="plain" type="submit" aria-label={t('action.search')}>
          <Search aria-hidden className="size-5 shrink-0" />
          <span className="hidden sm:inline">{t('action.search')}</span>
        </Button>
      </div>
      {children}
    </FilterForm>
  )
}
