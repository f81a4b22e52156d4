import type { Answer } from '#wire/calls.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { messagesIn, type Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { isOwnAddress, type Showing, shownSection } from '../content/shown-section.ts'
import { errorsIn, type FormSection, RecordEditor } from '../forms/record-editor.tsx'
import { pick, useRecordForm } from '../forms/use-record-form.ts'
import { definePage } from '../layout/define-page.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend, useStaffSend } from '../send.ts'

type Announcement = Answer<'adminAnnouncement'>['data']
type Values = Pick<Announcement, 'text' | 'link' | keyof Showing>

const blank: Values = { text: '', link: null, shown: false, from: null, until: null }

export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
    return (await staffSend(api)('adminAnnouncement')).data
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeContentMessages)('announcement.title'),
  }),
  Page: ({ data }) => <EditAnnouncement announcement={data} />,
})

function EditAnnouncement({ announcement }: { announcement: Announcement }) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const mayWrite = useAllows('content.write')
  const sections = sectionsIn(t)
  const form = useRecordForm<Announcement, Values>({
    draft: 'announcement',
    item: announcement,
    blank,
    valuesOf: (one) => pick(one, blank),
    validate: (typed) => errorsIn(sections, typed),
    change: async ({ version }, changes) =>
      (await send('adminChangeAnnouncement', { body: { version, ...changes } })).data,
    read: async () => (await send('adminAnnouncement')).data,
    messages: { saved: t('announcement.saved'), failed: t('content.failed') },
  })
  const { text, link } = form.typed
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <BackLink to={officePaths.content()}>{t('content.title')}</BackLink>
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-head">{t('announcement.title')}</h1>
          <Badge tone={announcement.state === 'out' ? 'good' : 'calm'}>
            {t(`announcement.${announcement.state}`)}
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
      <RecordEditor
        form={form}
        sections={sections}
        mayWrite={mayWrite}
        of={{ kind: 'announcement', id: 'line' }}
      />
    </div>
  )
}

const sectionsIn = (t: Translate<typeof backOfficeContentMessages>): FormSection<Values>[] => [
  {
    title: t('announcement.words'),
    fields: {
      text: {
        is: 'text',
        label: t('announcement.text'),
        max: 160,
        translatable: true,
        wrong: ({ shown, text }) => shown && text.trim() === '' && t('announcement.empty'),
      },
      link: {
        is: 'address',
        label: t('announcement.link'),
        hint: t('announcement.linkHint'),
        max: 300,
        optional: true,
        wrong: ({ link }) => link !== null && !isOwnAddress(link) && t('announcement.noLink'),
      },
    },
  },
  shownSection(t),
]
