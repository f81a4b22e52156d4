import type { SignedIn } from '#shop/accounts/sessions/list-sessions.ts'
import type { WireSession } from './session.schema.ts'
import { time } from '../../time.ts'

export const encodeSession = (session: SignedIn): WireSession => ({
  device: session.device,
  address: session.address,
  signedInAt: time(session.signedInAt),
  seenAt: time(session.seenAt),
  remembered: session.remembered,
  current: session.current,
})

export const decodeSession = ({ signedInAt, seenAt, ...rest }: WireSession): SignedIn => ({
  ...rest,
  signedInAt: Date.parse(signedInAt),
  seenAt: Date.parse(seenAt),
})
