import { textPages } from '#shop/content/texts.ts'
import { notFound } from '../../app/api/api-error.ts'
import { paths } from '../../app/paths.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { StoryPreview } from '../content/story-preview.tsx'
import { errorsIn, RecordEditor } from '../forms/record-editor.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { definePage } from '../layout/define-page.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend, useStaffSend } from '../send.ts'
import { DropText } from './drop-text.tsx'
import { NextVersionNote } from './next-version-note.tsx'
import { textSections } from './text-sections.tsx'
import { changesOf, type StaffText, type TextValues, valuesOf } from './text-values.ts'

export const page = definePage({
  async load({ api, language, params: { page: asked = '' }, layoutData }) {
    await layoutData
    const page = textPages.find((one) => one === asked)
    if (page === undefined)
      throw notFound(messagesIn(language, backOfficeMessages)('backOffice.missing'))
    return (await staffSend(api)('adminText', { params: { page } })).data
  },
  head: ({ page }, { language }) => ({
    title: messagesIn(language, backOfficeContentMessages)(`texts.${page}`),
  }),
  Page: ({ data: text }) => <EditText key={text.page} text={text} />,
})

const addresses = {
  helpinfo: paths.helpInfo(),
  'cash-on-delivery': paths.cashOnDelivery(),
  'payment-info': paths.paymentInfo(),
  policy: paths.policy(),
  terms: paths.terms(),
  privacy: paths.privacy(),
  faqs: paths.faqs(),
  help: paths.help(),
}

function EditText({ text }: { text: StaffText }) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const mayWrite = useAllows('content.write')
  const { page, isOwn, ours, next } = text
  const form = useRecordForm<StaffText, TextValues>({
    draft: `words of ${page}`,
    item: text,
    blank: valuesOf(text),
    valuesOf,
    validate: (typed) => errorsIn(textSections(t, text, typed.when), typed),
    change: async ({ version }, _, values) =>
      (await send('adminWriteText', { params: { page }, body: { ...changesOf(values), version } }))
        .data,
    read: async () => (await send('adminText', { params: { page } })).data,
    messages: { saved: t('texts.saved'), failed: t('content.failed') },
    together: true,
  })
  const title = t(`texts.${page}`)
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={officePaths.texts()}>{t('texts.back')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-head">{title}</h1>
        {!isOwn && <Badge>{t('texts.ours')}</Badge>}
        <NextVersionNote next={next && { isOwn: next.body !== null, from: next.from }} />
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={addresses[page]} className={buttonClass()}>
          {t('content.see')}
        </a>
        {mayWrite && <DropButtons text={text} onDropped={form.deleteDraft} />}
      </div>
      {!mayWrite && <p>{t('content.readOnly')}</p>}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        <RecordEditor
          form={form}
          sections={textSections(t, text, form.typed.when)}
          mayWrite={mayWrite}
          of={{ kind: 'text', id: page }}
        />
        <StoryPreview title={title} picture={null} text={form.typed.words || ours} />
      </div>
    </div>
  )
}

function DropButtons({ text, onDropped }: { text: StaffText; onDropped: () => void }) {
  const t = useMessages(backOfficeContentMessages)
  const kind = text.next?.from === null ? 'Draft' : 'Plan'
  return (
    <>
      {text.next && (
        <DropText
          text={text}
          drop="next"
          labels={{
            open: t(`texts.forget${kind}`),
            title: t(`texts.forget${kind}Title`),
            text: t('texts.forgetText'),
            keep: t('texts.forgetKeep'),
            done: t('texts.forgotten'),
          }}
          onDone={onDropped}
        />
      )}
      {text.isOwn && (
        <DropText
          text={text}
          drop="body"
          labels={{
            open: t('texts.goBack'),
            title: t('texts.goBackTitle'),
            text: t('texts.goBackText'),
            keep: t('texts.goBackKeep'),
            done: t('texts.wentBack'),
          }}
        />
      )}
    </>
  )
}
