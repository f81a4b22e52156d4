import { z } from 'zod'
import { tokenDays, tokenPermissions } from '#shop/accounts/sessions/token-rules.ts'
import { locales } from '#shop/locale.ts'
import { Code, Name } from '../../amounts.schema.ts'
import { ById, type CallSchema, data, Done } from '../../call-schema.ts'

const code = Code(40).describe('code from the app, or a recovery code')
const password = z.string().max(1024)
const RecoveryCodes = data(z.object({ recoveryCodes: z.array(z.string()) }))

const AdminToken = z.object({
  id: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(tokenPermissions)),
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable().describe('last use, to within ten minutes; null: never'),
})

const AdminSession = z.object({
  id: z.string(),
  device: z.string().nullable(),
  address: z.string().nullable().describe('IP address of the last use'),
  signedInAt: z.string(),
  seenAt: z.string(),
  remembered: z.boolean(),
  current: z.boolean().describe('true: the session of this request'),
})

/** Own two-factor login, sessions and tokens; owners manage those of others. */
export const securityCalls = {
  adminSecurity: {
    route: 'GET /admin/security',
    access: 'security.own',
    summary: 'Get the security settings of your own login',
    answer: data(
      z.object({
        twoFactorSince: z.string().nullable().describe('null: two-factor login is off'),
        recoveryCodesLeft: z.int(),
        required: z.boolean().describe('true: the shop requires two-factor login of its staff'),
      }),
    ),
  },
  adminStartTwoFactor: {
    route: 'POST /admin/security/two-factor',
    access: 'security.own',
    summary:
      'Create a secret for an authenticator app; confirming a code from it turns two-factor login on',
    body: z.object({ password }),
    answer: data(z.object({ secret: z.string(), link: z.string().describe('otpauth://…') })),
  },
  adminConfirmTwoFactor: {
    route: 'POST /admin/security/two-factor/confirm',
    access: 'security.own',
    summary:
      'Turn two-factor login on with a first code; the recovery codes are returned only here',
    body: z.object({ code }),
    answer: RecoveryCodes,
  },
  adminStopTwoFactor: {
    route: 'POST /admin/security/two-factor/stop',
    access: 'security.own',
    summary: 'Turn your own two-factor login off',
    body: z.object({ password, code }),
    answer: Done,
  },
  adminRenewRecoveryCodes: {
    route: 'POST /admin/security/recovery-codes',
    access: 'security.own',
    summary: 'Create ten new recovery codes; the previous ones stop working',
    body: z.object({ password, code }),
    answer: RecoveryCodes,
  },
  adminSessions: {
    route: 'GET /admin/security/sessions',
    access: 'security.own',
    summary: 'List your own sessions: this one first, then the most recent',
    answer: z.object({ data: z.array(AdminSession) }),
  },
  adminEndSession: {
    route: 'DELETE /admin/security/sessions/:id',
    access: 'security.own',
    summary: 'End one of your own sessions',
    params: ById,
    answer: Done,
  },
  adminChooseLanguage: {
    route: 'PUT /admin/language',
    access: 'security.own',
    summary: 'Choose your own language for the back office, its answers and e-mails to you',
    body: z.object({ language: z.enum(locales) }),
    answer: data(z.object({ language: z.enum(locales) })),
  },
  adminTokens: {
    route: 'GET /admin/security/tokens',
    access: 'security.own',
    summary: 'List your own access tokens for scripts, newest first',
    answer: z.object({ data: z.array(AdminToken) }),
  },
  adminCreateToken: {
    route: 'POST /admin/security/tokens',
    access: 'security.own',
    idempotency: 'own',
    summary: 'Create an access token; its secret is returned only here',
    body: z.object({
      name: Name(60),
      permissions: z.array(z.enum(tokenPermissions)).min(1).max(tokenPermissions.length),
      days: z.literal(tokenDays).describe('lifetime in days'),
      password,
    }),
    status: 201,
    answer: data(
      AdminToken.extend({ token: z.string().describe('secret for `Authorization: Bearer …`') }),
    ),
  },
  adminRevokeToken: {
    route: 'DELETE /admin/security/tokens/:id',
    access: 'security.own',
    summary: 'Revoke one of your own access tokens',
    params: ById,
    answer: Done,
  },
  adminResetTwoFactor: {
    route: 'DELETE /admin/staff/:id/two-factor',
    access: 'staff.manage',
    summary: 'Turn off two-factor login of a colleague who lost their authenticator app',
    params: ById,
    answer: Done,
  },
  adminStaffSessions: {
    route: 'GET /admin/staff/:id/sessions',
    access: 'staff.manage',
    summary: 'List the sessions of a staff member, most recent first',
    params: ById,
    answer: data(z.object({ name: z.string(), sessions: z.array(AdminSession) })),
  },
  adminEndStaffSession: {
    route: 'DELETE /admin/staff/:id/sessions/:session',
    access: 'staff.manage',
    summary: 'End a session of a staff member',
    params: ById.extend({ session: ById.shape.id }),
    answer: Done,
  },
  adminRequireTwoFactor: {
    route: 'PATCH /admin/staff/two-factor',
    access: 'staff.manage',
    summary:
      'Set whether staff need two-factor login; without it, they can open only their own security page',
    body: z.object({ required: z.boolean() }),
    answer: data(z.object({ required: z.boolean() })),
  },
} as const satisfies Record<string, CallSchema>
