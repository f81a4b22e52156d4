import { ChevronLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AccountKind } from '#shop/person.ts'
import { accountCalls } from '../../app/api/account-calls.ts'
import { paths } from '../../app/paths.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { useApi } from '../../app/api/use-api.ts'
import { signupMessages } from '../../messages/en/storefront/account/signup.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Opener } from '../parts/opener.tsx'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { PlainForm } from '../parts/plain-form.tsx'
import { keepForLogin } from './just-signed-up.ts'
import { faultOf } from './profile-rules.ts'
import { PasswordField } from './password-field.tsx'
import { PictureField } from '../../ui/picture/picture-field.tsx'
import { prefillSignup } from './signup-prefill.ts'
import { signupProblem, signupWire } from './signup-rules.ts'

type Props = {
  kind: AccountKind
  isOpen: boolean
  onKind: (kind: AccountKind | null) => void
  onDone: () => void
  onLogin: () => void
  refused?: string | undefined
}

export function SignupForm({ kind, isOpen, onKind, onDone, onLogin, refused }: Props) {
  const t = useMessages(signupMessages, siteMessages)
  const { settings } = useLayoutData()
  const isStock = kind === 'stock'
  const looksFirst = isStock && settings?.wholesaleApproval === true

  const { form, busy, problem, errorOf } = useSignup({ onDone, refused, looksFirst })

  useEffect(() => {
    const first = form.ref.current?.querySelector<HTMLElement>(`[name=${signupWire.fullName}]`)
    if (isOpen) first?.focus()
  }, [form.ref, isOpen])

  return (
    <PlainForm {...form} action={paths.signup()} className="grid gap-4">
      <Opener
        to={paths.signup()}
        className="inline-link -ms-1 flex min-h-11 w-fit items-center gap-1"
        onOpen={() => onKind(null)}
      >
        <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" /> {t('signup.back')}
      </Opener>
      <SelectField
        label={t('signup.kind')}
        name={signupWire.kind}
        value={kind}
        onChange={({ target: { value } }) => onKind(value === 'stock' ? 'stock' : 'normal')}
        options={[
          { value: 'normal', label: t('signup.normal') },
          { value: 'stock', label: t('signup.stock') },
        ]}
      />
      {looksFirst && <p className="text-small text-soft">{t('signup.looksFirst')}</p>}
      <SignupFields isStock={isStock} errorOf={errorOf} />
      {problem && (
        <div role="alert">
          <FieldError message={problem} />
        </div>
      )}
      <Button type="submit" kind="main" busy={busy}>
        {t('signup.title')}
      </Button>
      <p className="text-center text-soft">
        {t('signup.have')}{' '}
        <Opener to={paths.loginPage()} className="inline-link" onOpen={onLogin}>
          {t('login.title')}
        </Opener>
      </p>
    </PlainForm>
  )
}

type Signup = Pick<Props, 'onDone' | 'refused'> & { looksFirst: boolean }

/** `looksFirst`: staff must approve the account before it gets wholesale prices. */
function useSignup({ onDone, refused, looksFirst }: Signup) {
  const t = useMessages(signupMessages)
  const api = useApi()
  return useForm({
    failed: t('signup.failed'),
    refused,
    check(values) {
      const missing = signupProblem(values)
      if (!missing) return null
      const general = t(missing.message)
      const fields = missing.fields.map((field) => [signupWire[field], t(`need.${field}`)] as const)
      return { general, fields: Object.fromEntries(fields) }
    },
    async send(values) {
      await accountCalls(api).signup(values)
      keepForLogin({
        email: textIn(values, signupWire.email),
        password: String(values.get(signupWire.password)),
      })
      toast.success(t('signup.done'), 'signup')
      toast.say(t('signup.thenLogin'), 'login')
      if (looksFirst) toast.say(t('signup.waiting'))
      onDone()
    },
    place: (general, error) => ({ general, fields: refusedFields(error) }),
  })
}

type FieldsProps = { isStock: boolean; errorOf: (field: string) => string | undefined }

function SignupFields({ isStock, errorOf }: FieldsProps) {
  const t = useMessages(signupMessages)
  const ordered = prefillSignup.read()
  const [name, setName] = useState(ordered?.name ?? '')
  const text = (field: keyof typeof signupWire, more: Parameters<typeof TextField>[0]) => (
    <TextField name={signupWire[field]} error={errorOf(signupWire[field])} required {...more} />
  )

  return (
    <>
      {text('fullName', {
        label: t('signup.fullName'),
        autoComplete: 'name',
        maxLength: 120,
        value: name,
        onChange: (event) => setName(event.target.value),
      })}
      {text('phone', {
        label: t('signup.phone'),
        type: 'tel',
        autoComplete: 'tel',
        inputMode: 'tel',
        defaultValue: ordered?.phone,
      })}
      {text('email', {
        label: t('signup.email'),
        type: 'email',
        autoComplete: 'email',
        maxLength: 254,
        defaultValue: ordered?.email,
      })}
      {isStock &&
        text('businessName', { label: t('signup.businessName'), autoComplete: 'organization' })}
      {isStock &&
        text('businessAddress', {
          label: t('signup.businessAddress'),
          autoComplete: 'street-address',
        })}
      <PictureField name={signupWire.picture} person={name} error={errorOf(signupWire.picture)} />
      <PasswordField
        label={t('signup.password')}
        name={signupWire.password}
        error={errorOf(signupWire.password)}
        required
      />
    </>
  )
}

function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const field = faultOf(error.code)
  return field === null || field === 'currentPassword'
    ? Object.fromEntries(error.errors.map(({ path, message }) => [path, message]))
    : { [signupWire[field]]: error.message }
}
