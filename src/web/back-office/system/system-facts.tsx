import { Fragment, type ReactNode } from 'react'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeSystemMessages } from '../../messages/en/back-office/settings/system.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'

export type System = Answer<'adminSystem'>['data']

/** What the shop runs on, and what waits in it. */
export function SystemFacts({ system }: { system: System }) {
  const t = useMessages(backOfficeSystemMessages)
  const { engine, databaseVersion: version, databaseSize, emailsFailed } = system
  const megabytes = t.figure((databaseSize / 1024 / 1024).toFixed(1))
  return (
    <>
      <Facts
        id="facts"
        title={t('system.facts')}
        facts={[
          [t('system.version'), system.version],
          [t('system.node'), system.node],
          [t('system.started'), t.moment(Date.parse(system.startedAt))],
          [t('system.database'), t(`system.${engine}`, { version })],
          [t('system.size'), t('system.megabytes', { size: megabytes })],
        ]}
      />
      <Facts
        id="waiting"
        title={t('system.waiting')}
        facts={[
          [t('system.events'), t.number(system.eventsWaiting)],
          [t('system.due'), t.number(system.emailsDue)],
          [
            t('system.failed'),
            emailsFailed === 0 ? (
              t.number(0)
            ) : (
              <Link
                key="failed"
                to={officePaths.emails({ state: 'failed' })}
                className="text-target text-link underline"
              >
                {t.number(emailsFailed)}
              </Link>
            ),
          ],
        ]}
      />
    </>
  )
}

type FactsProps = { id: string; title: string; facts: readonly [name: string, value: ReactNode][] }

const Facts = ({ id, title, facts }: FactsProps) => (
  <section aria-labelledby={id} className="office-box grid gap-2">
    <h2 id={id} className="text-title">
      {title}
    </h2>
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-soft">{name}</dt>
          <dd className="text-end font-semibold">{value}</dd>
        </Fragment>
      ))}
    </dl>
  </section>
)
