import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
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
  /** finds while one types; it must not be given another `key` with another text */
  asYouType?: boolean
}

/** So long nothing is asked while somebody types, in milliseconds. */
const pause = 250

/** Finds in a list: a plain form that the browser can send by itself. */
export function FindForm({ label, hint, text, kept, to, children, asYouType = false }: Props) {
  const t = useMessages(backOfficeMessages)
  const go = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)
  const sent = useRef(text)
  const [action] = to('', new FormData()).split('?')
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back, forward and links change the text too; what somebody goes on typing stays.
  useEffect(() => {
    if (field.current && text !== sent.current) field.current.value = text
    sent.current = text
  }, [text])
  const onType = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (field.current?.value.trim() === text) return
      isTyping.current = true
      form.current?.requestSubmit()
    }, pause)
  }
  return (
    <form
      ref={form}
      role="search"
      action={action}
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        const typed = textIn(values, 'q')
        clearTimeout(timer.current)
        // A word that is typed is one step back, not one for each letter.
        const replace = isTyping.current && text !== ''
        sent.current = typed
        void go(to(typed, values), { replace, preventScrollReset: isTyping.current })
        isTyping.current = false
      }}
    >
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
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
          <Search aria-hidden className="size-5" />
          <span className="hidden sm:inline">{t('action.search')}</span>
        </Button>
      </div>
      {children}
    </form>
  )
}
