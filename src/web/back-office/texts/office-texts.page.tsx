import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { RowTitle } from '../content/grouped-list.tsx'
import { definePage } from '../layout/define-page.ts'
import { BackLink } from '../parts/back-link.tsx'
import { staffSend } from '../send.ts'
import { NextVersionNote } from './next-version-note.tsx'

export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
    return (await staffSend(api)('adminTexts')).data
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeContentMessages)('texts.title'),
  }),
  Page: ({ data }) => {
    const t = useMessages(backOfficeContentMessages)
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <BackLink to={officePaths.content()}>{t('content.title')}</BackLink>
        <div>
          <h1 className="text-head">{t('texts.title')}</h1>
          <p className="text-soft">{t('texts.lead')}</p>
        </div>
        <ul className="office-box divide-y divide-line py-0">
          {data.map(({ page, isOwn, changedAt, next }) => (
            <li key={page} className="grid justify-items-start gap-1 py-3">
              <RowTitle level={2} to={officePaths.text({ page })}>
                {t(`texts.${page}`)}
              </RowTitle>
              <p className="text-small text-soft">
                {isOwn && changedAt !== null
                  ? t('texts.own', { time: t.moment(Date.parse(changedAt)) })
                  : t('texts.ours')}
              </p>
              <NextVersionNote next={next} />
            </li>
          ))}
        </ul>
      </div>
    )
  },
})
