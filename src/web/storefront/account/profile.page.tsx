import { Suspense, useEffect, useRef, useState } from 'react'
import { hasKhata, readKhata } from '../../app/api/khata-calls.ts'
import { accountCalls } from '../../app/api/account-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { redirect } from '../../app/router/redirect.ts'
import { orLogin } from '../auth/require-login.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { accountMessages } from '../../messages/en/storefront/account/account.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AccountSide } from './account-side.tsx'
import { ProfileView } from './profile-view.tsx'
import { Sessions } from './sessions.tsx'
import type { Person } from '../../app/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { deleteAccountMessages } from '../../messages/en/storefront/account/delete-account.ts'
import { DeleteForm } from './delete-form.tsx'

// Loaded ahead of the press on Edit Profile.
const loadForm = async () => (await import('./profile-form.tsx')).ProfileForm
const ProfileForm = lazyPart(loadForm)
if (!import.meta.env.SSR) ahead(loadForm)

export const page = definePage({
  async load({ api, url, layoutData }) {
    const { person } = await layoutData
    if (person === null) throw redirect(paths.login(url.pathname))
    const [sessions, khata] = await Promise.all([
      orLogin(url, accountCalls(api).sessions()),
      // Without it the page only lacks a link.
      readKhata(api).catch(() => null),
    ])
    return { person, sessions, hasKhata: khata !== null && hasKhata(khata.data) }
  },
  head: (_, { language }) => ({ title: messagesIn(language, accountMessages)('profile.title') }),
  Page: ({ data: { person, sessions, hasKhata: isOnBook } }) => {
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
          {/* On phones, orders and points come before the details. */}
          <div className="wide:col-start-2 wide:row-span-2 wide:row-start-1">
            <AccountSide person={person} hasKhata={isOnBook} />
          </div>
          {editing ? (
            <Suspense fallback={null}>
              <ProfileForm person={person} onSaved={saved} onCancel={() => setEditing(false)} />
            </Suspense>
          ) : (
            <ProfileView person={person} editButton={edit} onEdit={() => setEditing(true)} />
          )}
          <div className="grid gap-8">
            <Sessions sessions={sessions} />
            {person.role === null && <DeleteAccount person={person} />}
          </div>
        </div>
      </div>
    )
  },
})

/** Last on the page, to avoid accidents. */
function DeleteAccount({ person }: { person: Person }) {
  const t = useMessages(deleteAccountMessages)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section aria-labelledby="delete" className="panel p-5 sm:p-8">
      <h2 id="delete" className="text-title">
        {t('delete.title')}
      </h2>
      <p className="mt-2 mb-4 text-soft">{t('delete.text')}</p>
      <Button onClick={() => setOpen(true)}>{t('delete.open')}</Button>
      <Dialog open={open} onClose={close} title={t('delete.title')}>
        <DeleteForm person={person} onKeep={close} />
      </Dialog>
    </section>
  )
}
