import { useRef, useState } from 'react'
import type { OwnList } from '#shop/ration-lists/open-list.ts'
import type { ListChange } from '#shop/ration-lists/ration-list.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { listCalls } from '../../app/api/list-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { withChangedLines } from './changed-lines.ts'

/** A list and its changes: displayed at once, sent one after another. */
export function useList(first: OwnList) {
  const t = useMessages(listsMessages)
  const calls = listCalls(useApi())
  const [list, setList] = useState(first)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)

  /** Resolves to whether it was saved. */
  function send(work: () => Promise<OwnList>): Promise<boolean> {
    waiting.current += 1
    const sent = queue.current.then(async () => {
      try {
        const saved = await work()
        // An earlier answer lacks the changes that wait.
        if (waiting.current === 1) setList(saved)
        return true
      } catch (error) {
        toast.error(messageOf(error, t('list.notSaved')), 'list')
        const saved = await calls.list(first.id).catch(() => null)
        if (saved) setList(saved)
        return false
      } finally {
        waiting.current -= 1
      }
    })
    queue.current = sent
    return sent
  }

  return {
    list,
    change: (changes: Parameters<typeof calls.changeList>[1]) =>
      send(() => calls.changeList(first.id, changes)),
    changeLines(lines: readonly ListChange[]) {
      setList((now) => ({ ...now, opened: withChangedLines(now.opened, lines) }))
      return send(() => calls.changeList(first.id, { lines }))
    },
    changeReminder(reminderDay: number | null) {
      setList((now) => ({ ...now, reminderDay }))
      return send(() => calls.changeList(first.id, { reminderDay }))
    },
    setLink: (linkToken: string | null) => setList((now) => ({ ...now, linkToken })),
  }
}

export type ListState = ReturnType<typeof useList>
