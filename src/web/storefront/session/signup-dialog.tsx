import { type SubmitEvent, useState } from 'react'
import { ApiError, wordsOf } from '../../problem.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { focusWrong } from '../../ui/focus-wrong.ts'
import { SelectField } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../use-api.ts'
import { tu } from '../../words/signup.ts'
import { t } from '../../words/t.ts'
import { useOverlay } from './overlay.tsx'
import { PictureField } from './picture-field.tsx'
import { signupProblem, signupWire } from './signup-rules.ts'

export default function SignupDialog({ open }: { open: boolean }) {
  const { close } = useOverlay()
  return (
    <Dialog open={open} onClose={close} title={tu('signup.title')}>
      <SignupForm />
    </Dialog>
  )
}

function SignupForm() {
  const api = useApi()
  const { show, overlay } = useOverlay()
  const [kind, setKind] = useState('normal')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [fields, setFields] = useState<ReadonlyMap<string, string>>(new Map())
  const [busy, setBusy] = useState(false)
  const login = () => show('login', overlay.after ? { after: overlay.after } : {})

  function refuse(target: HTMLFormElement, words: string, errors: ApiError['errors']) {
    setProblem(words)
    setFields(new Map(errors.map(({ path, message }) => [path, message])))
    toast.error(words)
    focusWrong(target)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    const form = new FormData(target)
    const missing = signupProblem(form)
    if (missing) {
      const message = tu('signup.fill')
      const errors = missing.fields.map((field) => ({ path: signupWire[field], message }))
      return refuse(target, tu(missing.words), errors)
    }
    setBusy(true)
    try {
      await api.signup(form)
      toast.success(tu('signup.done'))
      toast.say(tu('signup.thenLogin'))
      login()
    } catch (error) {
      const errors = error instanceof ApiError ? error.errors : []
      refuse(target, wordsOf(error, tu('signup.failed')), errors)
    }
    setBusy(false)
  }

  const text = (field: keyof typeof signupWire, more: Parameters<typeof TextField>[0]) => (
    <TextField name={signupWire[field]} error={fields.get(signupWire[field])} {...more} />
  )

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <SelectField
        label={tu('signup.kind')}
        name={signupWire.kind}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        options={[
          { value: 'normal', label: tu('signup.normal') },
          { value: 'stock', label: tu('signup.stock') },
        ]}
      />
      {text('fullName', {
        label: tu('signup.fullName'),
        autoComplete: 'name',
        value: name,
        onChange: (event) => setName(event.target.value),
      })}
      {text('phone', {
        label: tu('signup.phone'),
        type: 'tel',
        autoComplete: 'tel',
        inputMode: 'tel',
      })}
      {text('email', { label: tu('signup.email'), type: 'email', autoComplete: 'email' })}
      {kind === 'stock' &&
        text('businessName', { label: tu('signup.businessName'), autoComplete: 'organization' })}
      {kind === 'stock' &&
        text('businessAddress', {
          label: tu('signup.businessAddress'),
          autoComplete: 'street-address',
        })}
      <PictureField
        name={signupWire.picture}
        person={name}
        error={fields.get(signupWire.picture)}
      />
      {text('password', {
        label: tu('signup.password'),
        type: 'password',
        autoComplete: 'new-password',
        hint: tu('signup.passwordHint'),
      })}
      {problem && (
        <div role="alert">
          <FieldError message={problem} />
        </div>
      )}
      <Button type="submit" kind="main" busy={busy}>
        {tu('signup.title')}
      </Button>
      <p className="text-center text-soft">
        {tu('signup.have')}{' '}
        <button type="button" className="inline-link" onClick={login}>
          {t('login.title')}
        </button>
      </p>
    </form>
  )
}
