import { ChevronLeft } from 'lucide-react'
import { emailKinds } from '#shop/notifications/email.ts'
import type { Answer } from '#wire/calls.ts'
import { FilterForm } from '../../app/router/filter-form.tsx'
import { Link } from '../../app/router/link.tsx'
import { backOfficeEmailPreviewsMessages } from '../../messages/en/back-office/content/email-previews.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SelectField } from '../../ui/form/select.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { FormPart } from '../forms/form-part.tsx'
import { staffSend } from '../send.ts'

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const kind = emailKinds.find((one) => one === searchParams.get('kind')) ?? 'order-placed'
    return (await staffSend(api)('adminEmailPreview', { params: { kind } })).data
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeEmailPreviewsMessages)('previews.title'),
  }),
  Page: ({ data }) => {
    const t = useMessages(backOfficeEmailPreviewsMessages)
    return (
      <div className="grid grid-cols-1 gap-4">
        <Link to={officePaths.emails()} className="back-link">
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('previews.back')}
        </Link>
        <div>
          <h1 className="text-head">{t('previews.title')}</h1>
          <p className="text-soft">{t('previews.text')}</p>
        </div>
        <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[16rem_minmax(0,1fr)]">
          {/* Beside the e-mail where there is room; on a phone it would be below two dozen links. */}
          <FilterForm
            className="wide:hidden"
            values={{ kind: data.kind }}
            to={(typed) => officePaths.emailPreviews({ kind: textIn(typed, 'kind') })}
          >
            <SelectField
              label={t('previews.kinds')}
              name="kind"
              defaultValue={data.kind}
              onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
              options={emailKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            />
          </FilterForm>
          <nav aria-label={t('previews.kinds')} className="hidden wide:block">
            <ul className="grid gap-1">
              {emailKinds.map((kind) => (
                <li key={kind}>
                  <Link
                    to={officePaths.emailPreviews({ kind })}
                    aria-current={kind === data.kind ? 'page' : undefined}
                    className={`office-link w-full ${kind === data.kind ? 'bg-sunk font-bold' : ''}`}
                  >
                    {t(`kind.${kind}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Preview email={data} />
        </div>
      </div>
    )
  },
})

function Preview({ email }: { email: Answer<'adminEmailPreview'>['data'] }) {
  const t = useMessages(backOfficeEmailPreviewsMessages)
  const { kind, from, subject, html, text } = email
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <FormPart title={t(`kind.${kind}`)} hint={t('previews.sample')}>
        <dl className="grid gap-2">
          <div>
            <dt className="text-small text-soft">{t('previews.subject')}</dt>
            <dd className="font-semibold">{subject}</dd>
          </div>
          <div>
            <dt className="text-small text-soft">{t('previews.from')}</dt>
            <dd>
              {from.name} <bdi dir="ltr">{from.address ?? t('previews.noReply')}</bdi>
            </dd>
          </div>
        </dl>
        {/* In a frame of its own, which runs no script and opens no page: as a mail program shows it. */}
        <iframe
          key={kind}
          title={t('previews.html')}
          sandbox=""
          srcDoc={html}
          className="h-160 w-full rounded-card border border-line bg-white"
        />
      </FormPart>
      <FormPart title={t('previews.plain')} hint={t('previews.plainHint')}>
        <pre dir="auto" className="mail-text min-w-0 text-small whitespace-pre-wrap">
          {text}
        </pre>
      </FormPart>
    </div>
  )
}
