import { ApiError } from '../../app/api/api-error.ts'
import { useApi } from '../../app/api/use-api.ts'
import { paths } from '../../app/paths.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { staffInvitationMessages } from '../../messages/en/back-office/settings/staff-invitation.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'
import { defineGuestPage } from '../layout/guest-layout.tsx'
import { type Invited, invitationCalls } from './invitation-calls.ts'

/** Opening the link changes nothing, since mail scanners open links too. */
export const page = defineGuestPage({
  async load({ api, url, layoutData }) {
    const token = url.searchParams.get('token') ?? ''
    const [{ name, settings }, invited] = await Promise.all([layoutData, openOrNull(api, token)])
    return { token, name, invited, shop: settings.shopName }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, staffInvitationMessages)('invited.title'),
  }),
  Page: ({ data: { token, name, invited, shop } }) =>
    invited === null ? <Spent /> : <Invitation {...{ token, name, invited, shop }} />,
})

async function openOrNull(api: Parameters<typeof invitationCalls>[0], token: string) {
  if (token === '') return null
  try {
    return await invitationCalls(api).open(token)
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return null
    throw error
  }
}

function Spent() {
  const t = useMessages(staffInvitationMessages)
  return (
    <EmptyState
      ornament="lamp"
      level={1}
      title={t('invited.spent')}
      text={t('invited.spentText')}
    />
  )
}

type Props = { token: string; name: string | null; invited: Invited; shop: string }

function Invitation({ token, name, invited, shop }: Props) {
  const t = useMessages(staffInvitationMessages)
  const ofRoles = useMessages(backOfficeMessages)
  const { email, role, hasAccount } = invited
  const mustSignIn = name === null && hasAccount
  const how = mustSignIn
    ? t('invited.signIn', { email })
    : name === null
      ? t('invited.asNew', { email })
      : t('invited.asYou', { name })
  return (
    <div className="panel mx-auto grid max-w-lg gap-5 p-5 sm:p-8">
      <h1 className="text-head">{t('invited.title')}</h1>
      <p className="text-lead">{t('invited.role', { shop, role: ofRoles(`role.${role}`) })}</p>
      <p className="text-soft">{how}</p>
      {mustSignIn ? (
        <a
          href={paths.loginPage({ next: officePaths.invitation({ token }) })}
          className={buttonClass({ kind: 'main' })}
        >
          {t('invited.logIn')}
        </a>
      ) : (
        <AcceptForm token={token} isNew={name === null} />
      )}
    </div>
  )
}

function AcceptForm({ token, isNew }: { token: string; isNew: boolean }) {
  const t = useMessages(staffInvitationMessages)
  const api = useApi()
  const { form, busy, problem } = useForm({
    failed: t('invited.failed'),
    place: (message) => ({ general: message }),
    async send(values) {
      const own = { name: String(values.get('name')), password: String(values.get('password')) }
      await invitationCalls(api).accept({ token, ...(isNew && own) })
      window.location.assign(paths.backOffice())
    },
  })
  return (
    <form {...form} noValidate className="grid gap-5">
      {problem && <Notice>{problem}</Notice>}
      {isNew && (
        <>
          <TextField label={t('invited.name')} name="name" autoComplete="name" maxLength={120} />
          <TextField
            label={t('invited.password')}
            hint={t('invited.passwordHint')}
            name="password"
            type="password"
            autoComplete="new-password"
            maxLength={256}
          />
        </>
      )}
      <Button type="submit" kind="main" busy={busy}>
        {t('invited.accept')}
      </Button>
    </form>
  )
}
