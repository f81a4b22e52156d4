import type { SignedIn } from '#shop/accounts/list-sessions.ts'
import type { WireSession } from './session.schema.ts'
import { time } from '../time.ts'

export const encodeSession = ({ signedInAt, seenAt, ...rest }: SignedIn): WireSession => ({
  ...rest,
  signedInAt: time(signedInAt),
  seenAt: time(seenAt),
})

export const decodeSession = ({ signedInAt, seenAt, ...rest }: WireSession): SignedIn => ({
  ...rest,
  signedInAt: Date.parse(signedInAt),
  seenAt: Date.parse(seenAt),
})
