import { ChevronLeft } from 'lucide-react'
import { allows } from '#shop/permissions.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMailServerMessages } from '../../messages/en/back-office/content/mail-server.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { definePage } from '../layout/define-page.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { staffSend, useStaffSend } from '../send.ts'
import { MailServerForm, type SavedServer } from './mail-server-form.tsx'

/** The owner sets and tests the mail server. */
export const page = definePage({
  async load({ api, layoutData }) {
    const { role } = await layoutData
    return allows(role, 'mail.write') ? (await staffSend(api)('adminMailServer')).data : null
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeMailServerMessages)('server.title'),
  }),
  Page: ({ data: server }) => {
    const t = useMessages(backOfficeMailServerMessages)
    return (
      <div className="grid max-w-3xl gap-4">
        <Link to={officePaths.emails()} className="back-link">
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('server.back')}
        </Link>
        <div className="grid gap-1">
          <h1 className="text-head">{t('server.title')}</h1>
          <p className="text-soft">{t('server.text')}</p>
        </div>
        {server === null ? <p>{t('server.ownerOnly')}</p> : <Server server={server} />}
      </div>
    )
  },
})

function Server({ server }: { server: SavedServer }) {
  const t = useMessages(backOfficeMailServerMessages)
  const { source, host, port } = server
  const isLost = source === 'none' && server.username !== '' && !server.hasPassword
  return (
    <>
      <p
        role="status"
        className={`font-semibold ${source === 'none' ? 'text-tomato-ink' : 'text-leaf-ink'}`}
      >
        {source === 'none'
          ? t(isLost ? 'server.lost' : host === '' ? 'server.off' : 'server.untested')
          : t('server.on', { host })}
      </p>
      {source === 'environment' ? (
        <div className="office-box grid gap-4">
          <p>{t('server.environment', { host, port: port ?? '' })}</p>
          <ActionButton
            className="justify-self-start"
            run={(send) => send('adminTestMailServer')}
            done={t('server.works')}
          >
            {t('server.test')}
          </ActionButton>
        </div>
      ) : (
        <MailServerForm server={server} />
      )}
      <p className="text-small text-soft">{t('server.sender')}</p>
      {source !== 'environment' && host !== '' && <RemoveServer />}
    </>
  )
}

function RemoveServer() {
  const t = useMessages(backOfficeMailServerMessages)
  const send = useStaffSend()
  return (
    <DialogButton
      label={t('server.remove')}
      button={{ kind: 'danger', className: 'justify-self-start' }}
      title={t('server.remove')}
      labels={{ send: t('server.remove'), keep: t('server.keep'), failed: t('server.failed') }}
      send={async () => {
        await send('adminRemoveMailServer')
        return t('server.removed')
      }}
    >
      <p>{t('server.removeText')}</p>
    </DialogButton>
  )
}
