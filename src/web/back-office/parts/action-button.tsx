import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { useStaffSend } from '../send.ts'
import { useAction } from './use-action.ts'

type Props = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> & {
  run: (send: ReturnType<typeof useStaffSend>) => Promise<unknown>
  /** said when it worked */
  done: string
}

/** Sends one change, says so and loads the page again. */
export function ActionButton({ run, done, ...button }: Props) {
  const send = useStaffSend()
  const { busy, act } = useAction()
  return <Button {...button} busy={busy} onClick={() => void act(() => run(send), done)} />
}
