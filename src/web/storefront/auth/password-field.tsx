import './signup.css'
import { type ComponentProps, useId, useState } from 'react'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { Field, type FieldTexts } from '../../ui/form/field.tsx'
import { signupMessages } from '../../messages/en/storefront/account/signup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { strengthOf } from './password-strength.ts'

type Props = Pick<FieldTexts, 'label' | 'error'> & ComponentProps<'input'>

/** Shows the strength while typing. */
export function PasswordField({ label, error, ...input }: Props) {
  const t = useMessages(signupMessages)
  const word = useId()
  const [password, setPassword] = useState('')
  const strength = strengthOf(password)
  const isEmpty = password === ''
  return (
    <Field label={label} error={error}>
      {({ 'aria-describedby': described, ...wiring }) => (
        <>
          <PasswordInput
            autoComplete="new-password"
            {...input}
            {...wiring}
            aria-describedby={[described, word].filter(Boolean).join(' ')}
            onChange={({ target }) => setPassword(target.value)}
          />
          <div aria-hidden className="strength">
            {[1, 2, 3].map((step) => (
              <span key={step} className={step <= strength.steps ? 'is-reached' : ''} />
            ))}
          </div>
          <p id={word} role="status" className="text-small text-soft">
            {isEmpty && input.placeholder ? '' : t(`strength.${strength.word}`)}
          </p>
        </>
      )}
    </Field>
  )
}
