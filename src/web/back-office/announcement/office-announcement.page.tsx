import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { BackToContent } from '../content/back-to-content.tsx'
import { definePage } from '../layout/define-page.ts'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { AnnouncementEditor } from './announcement-editor.tsx'
import type { StaffAnnouncement } from './announcement-values.ts'
import { useAnnouncementForm } from './use-announcement-form.ts'

export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
    return (await staffSend(api)('adminAnnouncement')).data
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeContentMessages)('announcement.title'),
  }),
  Page: ({ data }) => <EditAnnouncement line={data} />,
})

function EditAnnouncement({ line }: { line: StaffAnnouncement }) {
  const t = useMessages(backOfficeContentMessages)
  const mayWrite = useAllows('content.write')
  const form = useAnnouncementForm(line)
  const { text, link } = form.typed
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <BackToContent />
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-head">{t('announcement.title')}</h1>
          <Badge tone={line.state === 'out' ? 'good' : 'calm'}>
            {t(`announcement.${line.state}`)}
          </Badge>
        </div>
        <p className="mt-1.5 text-soft">{t('announcement.lead')}</p>
      </div>
      {!mayWrite && <p>{t('content.readOnly')}</p>}
      <section aria-labelledby="preview" className="grid min-w-0 gap-2">
        <h2 id="preview" className="text-title">
          {t('content.preview')}
        </h2>
        <p className="rounded-small bg-marigold-soft px-4 py-2 text-small text-on-marigold-soft">
          {text.trim() === '' ? (
            t('announcement.none')
          ) : (
            <span className={link === null ? '' : 'underline'}>{text}</span>
          )}
        </p>
      </section>
      <AnnouncementEditor form={form} mayWrite={mayWrite} />
    </div>
  )
}
