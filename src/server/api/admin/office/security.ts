import { createToken, ownTokens, revokeToken } from '#shop/accounts/sessions/access-tokens.ts'
import { chooseLanguage } from '#shop/accounts/staff/choose-language.ts'
import type { AccessToken } from '#shop/accounts/sessions/access-tokens.store.ts'
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from '#shop/accounts/second-factor/change-second-factor.ts'
import { endSession, endStaffSession } from '#shop/accounts/sessions/end-session.ts'
import { listSessions, listStaffSessions } from '#shop/accounts/sessions/list-sessions.ts'
import { resetTwoFactor } from '#shop/accounts/second-factor/reset-two-factor.ts'
import {
  countRecoveryCodes,
  findSecondFactor,
} from '#shop/accounts/second-factor/second-factor.store.ts'
import { requireTwoFactor } from '#shop/accounts/second-factor/require-two-factor.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { customer } from '#shop/visit.ts'
import { time } from '#wire/time.ts'
import { encodeSession } from '#wire/v1/account/session.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'

export const securityHandlers = {
  async adminSecurity(visit) {
    const { id } = customer(visit)
    const since = (await findSecondFactor(visit.db, id))?.confirmedAt ?? null
    const recoveryCodesLeft = await countRecoveryCodes(visit.db, id)
    const { staffTwoFactor: required } = await readSettings(visit.db)
    const twoFactorSince = since === null ? null : time(since)
    return { data: { twoFactorSince, recoveryCodesLeft, required } }
  },
  adminStartTwoFactor: async (visit, { body }) => ({
    data: await startTwoFactor(visit, body.password),
  }),
  adminConfirmTwoFactor: async (visit, { body }) => ({
    data: { recoveryCodes: await confirmTwoFactor(visit, body.code) },
  }),
  async adminStopTwoFactor(visit, { body }, http) {
    await stopTwoFactor(visit, body.password, body.code)
    return doneIn(http, 'done.twoFactorOff')
  },
  adminRenewRecoveryCodes: async (visit, { body }) => ({
    data: { recoveryCodes: await renewRecoveryCodes(visit, body.password, body.code) },
  }),
  adminSessions: async (visit) => ({ data: encodeSessions(await listSessions(visit)) }),
  async adminEndSession(visit, { params }, http) {
    await endSession(visit, params.id)
    return doneIn(http, 'done.sessionEnded')
  },
  async adminChooseLanguage(visit, { body: { language } }, http) {
    await chooseLanguage(visit, language)
    // For the login page, which knows no account.
    http.setLanguageCookie(language)
    return { data: { language } }
  },
  adminTokens: async (visit) => ({ data: (await ownTokens(visit)).map(encodeToken) }),
  async adminCreateToken(visit, { body }, { idempotencyKey }) {
    const { token, secret } = await createToken(visit, { ...body, idempotencyKey })
    return { data: { ...encodeToken(token), token: secret } }
  },
  async adminRevokeToken(visit, { params }, http) {
    await revokeToken(visit, params.id)
    return doneIn(http, 'done.tokenRevoked')
  },
  async adminResetTwoFactor(visit, { params }, http) {
    await resetTwoFactor(visit, params.id)
    return doneIn(http, 'done.twoFactorOff')
  },
  async adminStaffSessions(visit, { params }) {
    const { name, sessions } = await listStaffSessions(visit, params.id)
    return { data: { name, sessions: encodeSessions(sessions) } }
  },
  async adminEndStaffSession(visit, { params }, http) {
    await endStaffSession(visit, params.id, params.session)
    return doneIn(http, 'done.sessionEnded')
  },
  async adminRequireTwoFactor(visit, { body: { required } }) {
    await requireTwoFactor(visit, required)
    return { data: { required } }
  },
} satisfies Partial<Handlers>

const encodeToken = ({ createdAt, expiresAt, usedAt, permissions, ...token }: AccessToken) => ({
  ...token,
  permissions: [...permissions],
  createdAt: time(createdAt),
  expiresAt: time(expiresAt),
  usedAt: usedAt === null ? null : time(usedAt),
})

const encodeSessions = (sessions: Awaited<ReturnType<typeof listSessions>>) =>
  sessions.map(({ id, ...session }) => ({ id, ...encodeSession(session) }))
