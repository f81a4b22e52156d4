import './signup.css'
import { useState } from 'react'
import type { AccountKind } from '#shop/person.ts'
import { SelectUser } from './select-user.tsx'
import { SignupForm } from './signup-form.tsx'

type Props = {
  /** null: not chosen yet, or being changed */
  kind: AccountKind | null
  onKind: (kind: AccountKind | null) => void
  onDone: () => void
  onLogin: () => void
  /** error of a submit without scripts */
  refused?: string | undefined
}

/** First the kind of account, then the form. Going back keeps the typed values. */
export function SignupSteps({ kind, onKind, ...form }: Props) {
  const [latest, setLatest] = useState(kind)
  if (kind !== null && kind !== latest) setLatest(kind)
  return (
    <>
      {kind === null && <SelectUser onChoose={onKind} />}
      {latest !== null && (
        <div hidden={kind === null}>
          <SignupForm kind={latest} isOpen={kind !== null} onKind={onKind} {...form} />
        </div>
      )}
    </>
  )
}
