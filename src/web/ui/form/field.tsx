import { CircleAlert } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'

export type FieldTexts = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean | undefined
}

/** Attributes that tie the control to its label, hint and error. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldTexts & {
  children: (wiring: FieldWiring) => ReactNode
  className?: string | undefined
}

/** Counts the characters of a field while it is nearly full; only the back office has it. */
export const LengthContext = createContext<((field: string) => ReactNode) | null>(null)

export function Field({ label, hint, error, optional, children, className = '' }: Props) {
  const t = useMessages(siteMessages)
  const id = useId()
  const lengthOf = useContext(LengthContext)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
        {optional && <span className="font-normal text-soft"> {t('field.optional')}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
      {lengthOf?.(id)}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </div>
  )
}

export const FieldError = ({ id, message }: { id?: string; message: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-small font-medium text-tomato-ink">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    {message}
  </p>
)

// React's autoFocus runs while the dialog is still closed; the dialog looks for the native attribute when it opens.
export const markForFocus = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '')

type TextProps = FieldTexts & ComponentProps<'input'>

export const TextField = ({ label, hint, error, optional, className, ...input }: TextProps) => (
  <Field {...{ label, hint, error, optional, className }}>
    {(wiring) => (
      <input ref={input.autoFocus ? markForFocus : null} className="input" {...input} {...wiring} />
    )}
  </Field>
)
