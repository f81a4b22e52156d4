import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeSystemMessages } from '../../messages/en/back-office/settings/system.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import type { System } from './system-facts.tsx'

/** Checks on request whether all books add up, and shows the result. */
export function Books({ check }: { check: System['lastCheck'] }) {
  const t = useMessages(backOfficeSystemMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const mayCheck = useAllows('system.write')
  const isRunning = check?.state === 'running'
  useSoon(isRunning)
  return (
    <section aria-labelledby="books" className="office-box grid gap-3">
      <h2 id="books" className="text-title">
        {t('books.title')}
      </h2>
      <p>{t('books.text')}</p>
      <p role="status" className="flex items-start gap-2 font-semibold">
        {check?.state === 'sound' && (
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
        )}
        {(check?.state === 'faulty' || check?.state === 'lost') && (
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-tomato-ink" />
        )}
        {check === null
          ? t('books.never')
          : t(`books.${check.state}`, {
              time: t.moment(Date.parse(check.finishedAt ?? check.startedAt)),
            })}
      </p>
      {check?.state === 'faulty' && (
        <>
          <ul className="grid gap-2">
            {check.faults.map(({ check: name, count, ids }, index) => (
              <li key={index}>
                <span className="font-semibold">{t(`check.${name}`)}</span>{' '}
                {t('books.count', { count })},{' '}
                <span className="text-small text-soft">
                  {t('books.first', { ids: t.joined(ids) })}
                </span>
              </li>
            ))}
          </ul>
          <p>{t('books.help')}</p>
        </>
      )}
      {mayCheck && (
        <Button
          kind="main"
          className="justify-self-start"
          busy={busy || isRunning}
          onClick={() => void act(() => send('adminCheckBooks'), t('books.started'))}
        >
          {t('books.start')}
        </Button>
      )}
    </section>
  )
}

/** Looks every second while a check is under way: usually it takes no longer. */
function useSoon(isRunning: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => void revalidate(), 1000)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
