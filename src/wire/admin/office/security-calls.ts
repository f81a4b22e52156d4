import { z } from 'zod'
import { tokenDays, tokenPermissions } from '#shop/accounts/sessions/token-rules.ts'
import { Code, Name } from '../../amounts.schema.ts'
import { ById, type CallSchema, data, Done } from '../../call-schema.ts'

const code = Code(40).describe('of the app, or a recovery code')
const password = z.string().max(1024)
const RecoveryCodes = data(z.object({ recoveryCodes: z.array(z.string()) }))

const AdminToken = z.object({
  id: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(tokenPermissions)),
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable().describe('to ten minutes; null: never'),
})

const AdminSession = z.object({
  id: z.string(),
  device: z.string().nullable(),
  address: z.string().nullable().describe('the network address it was last used from'),
  signedInAt: z.string(),
  seenAt: z.string(),
  remembered: z.boolean(),
  current: z.boolean().describe('that of this request'),
})

/** One's own two-factor login, sessions and access tokens, and what an owner does for those of others. */
export const securityCalls = {
  adminSecurity: {
    route: 'GET /admin/security',
    access: 'security.own',
    summary: 'How one’s own login is secured',
    answer: data(
      z.object({
        twoFactorSince: z.string().nullable().describe('null: it is off'),
        recoveryCodesLeft: z.int(),
        required: z.boolean().describe('the shop requires it of its staff'),
      }),
    ),
  },
  adminStartTwoFactor: {
    route: 'POST /admin/security/two-factor',
    access: 'security.own',
    summary: 'Make a secret for an app; two-factor login is on once a code of it is confirmed',
    body: z.object({ password }),
    answer: data(z.object({ secret: z.string(), link: z.string().describe('otpauth://…') })),
  },
  adminConfirmTwoFactor: {
    route: 'POST /admin/security/two-factor/confirm',
    access: 'security.own',
    summary: 'Turn two-factor login on with a first code; recovery codes are shown this once',
    body: z.object({ code }),
    answer: RecoveryCodes,
  },
  adminStopTwoFactor: {
    route: 'POST /admin/security/two-factor/stop',
    access: 'security.own',
    summary: 'Turn one’s own two-factor login off',
    body: z.object({ password, code }),
    answer: Done,
  },
  adminRenewRecoveryCodes: {
    route: 'POST /admin/security/recovery-codes',
    access: 'security.own',
    summary: 'Ten new recovery codes; those before are void',
    body: z.object({ password, code }),
    answer: RecoveryCodes,
  },
  adminSessions: {
    route: 'GET /admin/security/sessions',
    access: 'security.own',
    summary: 'Where one is logged in, here first, then the one seen last',
    answer: z.object({ data: z.array(AdminSession) }),
  },
  adminEndSession: {
    route: 'DELETE /admin/security/sessions/:id',
    access: 'security.own',
    summary: 'End one of one’s own sessions',
    params: ById,
    answer: Done,
  },
  adminTokens: {
    route: 'GET /admin/security/tokens',
    access: 'security.own',
    summary: 'One’s own access tokens for scripts, the newest first',
    answer: z.object({ data: z.array(AdminToken) }),
  },
  adminCreateToken: {
    route: 'POST /admin/security/tokens',
    access: 'security.own',
    idempotency: 'own',
    summary: 'Make an access token; its secret is answered this once',
    body: z.object({
      name: Name(60),
      permissions: z.array(z.enum(tokenPermissions)).min(1).max(tokenPermissions.length),
      days: z.literal(tokenDays).describe('how long it lasts'),
      password,
    }),
    status: 201,
    answer: data(
      AdminToken.extend({ token: z.string().describe('for `Authorization: Bearer …`') }),
    ),
  },
  adminRevokeToken: {
    route: 'DELETE /admin/security/tokens/:id',
    access: 'security.own',
    summary: 'End one of one’s own tokens',
    params: ById,
    answer: Done,
  },
  adminResetTwoFactor: {
    route: 'DELETE /admin/staff/:id/two-factor',
    access: 'staff.manage',
    summary: 'Take the two-factor login of somebody else away, who has lost their app',
    params: ById,
    answer: Done,
  },
  adminStaffSessions: {
    route: 'GET /admin/staff/:id/sessions',
    access: 'staff.manage',
    summary: 'Where a member of staff is logged in, the one seen last first',
    params: ById,
    answer: data(z.object({ name: z.string(), sessions: z.array(AdminSession) })),
  },
  adminEndStaffSession: {
    route: 'DELETE /admin/staff/:id/sessions/:session',
    access: 'staff.manage',
    summary: 'End one session of a member of staff',
    params: ById.extend({ session: ById.shape.id }),
    answer: Done,
  },
  adminRequireTwoFactor: {
    route: 'PATCH /admin/staff/two-factor',
    access: 'staff.manage',
    summary: 'Whether staff need two-factor login; without it they reach their own security alone',
    body: z.object({ required: z.boolean() }),
    answer: data(z.object({ required: z.boolean() })),
  },
} as const satisfies Record<string, CallSchema>
