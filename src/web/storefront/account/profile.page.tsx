import { useEffect, useRef, useState } from 'react'
import { accountCalls } from '../../app/api/account-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { redirect } from '../../app/router/redirect.ts'
import { orLogin } from '../auth/require-login.ts'
import { toast } from '../../ui/toast.ts'
import { accountMessages } from '../../messages/en/account.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AccountSide } from './account-side.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileView } from './profile-view.tsx'
import { Sessions } from './sessions.tsx'

export const page = definePage({
  async load({ api, url, layoutData }) {
    const { person } = await layoutData
    if (person === null) throw redirect(paths.login(url.pathname))
    return { person, sessions: await orLogin(url, accountCalls(api).sessions()) }
  },
  head: (_, { language }) => ({ title: messagesIn(language, accountMessages)('profile.title') }),
  Page: ({ data: { person, sessions } }) => {
    const t = useMessages(accountMessages)
    const [editing, setEditing] = useState(false)
    const edit = useRef<HTMLButtonElement>(null)
    const wasEditing = useRef(false)

    useEffect(() => {
      // The form replaces the button; when it closes, the button gets the focus back.
      if (wasEditing.current && !editing) edit.current?.focus()
      wasEditing.current = editing
    }, [editing])

    const saved = (pendingEmail: string | null) => {
      setEditing(false)
      toast.success(
        pendingEmail === null
          ? t('profile.saved')
          : t('profile.savedPending', { email: pendingEmail }),
      )
    }

    return (
      <div className="wrap">
        <h1 className="mb-2 py-5 text-sign wide:pt-8">{t('profile.title')}</h1>
        <div className="grid items-start gap-8 wide:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] wide:grid-rows-[auto_1fr] wide:gap-x-12">
          {editing ? (
            <ProfileForm person={person} onSaved={saved} onCancel={() => setEditing(false)} />
          ) : (
            <ProfileView person={person} editButton={edit} onEdit={() => setEditing(true)} />
          )}
          {/* On a phone before what one seldom needs. */}
          <div className="wide:row-span-2">
            <AccountSide person={person} />
          </div>
          <div className="grid gap-8">
            <Sessions sessions={sessions} />
            {person.role === null && <DeleteAccount person={person} />}
          </div>
        </div>
      </div>
    )
  },
})
