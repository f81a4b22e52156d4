import './signup.css'
import { useState } from 'react'
import type { AccountKind } from '#shop/person.ts'
import { SelectUser } from './select-user.tsx'
import { SignupForm } from './signup-form.tsx'

type Props = {
  /** null: not chosen yet, or being chosen anew */
  kind: AccountKind | null
  onKind: (kind: AccountKind | null) => void
  onDone: () => void
  onLogin: () => void
  /** what a browser without scripts was told */
  refused?: string | undefined
}

/** First for whom, then who. Going back to the choice loses nothing of what was filled in. */
export function SignupSteps({ kind, onKind, ...form }: Props) {
  const [latest, setLatest] = useState(kind)
  if (kind !== null && kind !== latest) setLatest(kind)
  return (
    <>
      {kind === null && <SelectUser onChoose={onKind} />}
      {latest !== null && (
        <div hidden={kind === null}>
          <SignupForm kind={latest} shown={kind !== null} onKind={onKind} {...form} />
        </div>
      )}
    </>
  )
}
