import { type ComponentProps, useState } from 'react'
import { passwordMessages } from '../../messages/en/password.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { markForFocus } from './field.tsx'

/** With a button that displays what is typed. */
export function PasswordInput(input: ComponentProps<'input'>) {
  const t = useMessages(passwordMessages)
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="relative">
      <input
        ref={input.autoFocus ? markForFocus : null}
        {...input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="input w-full pe-18"
      />
      <button
        type="button"
        className="absolute inset-y-0 end-0 min-w-11 rounded-small px-4 text-small font-semibold text-link"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'password.hide' : 'password.show')}
        <span className="sr-only"> {t('password.it')}</span>
      </button>
    </div>
  )
}
