import { z } from 'zod'
import { ById, type CallSchema, data, Done } from '../call-schema.ts'

const code = z.string().max(40).describe('of the app, or a recovery code')
const password = z.string().max(1024)
const RecoveryCodes = data(z.object({ recoveryCodes: z.array(z.string()) }))

/** One's own two-factor login. */
export const securityCalls = {
  adminSecurity: {
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
    summary: 'Make a secret for an app; two-factor login is on once a code of it is confirmed',
    body: z.object({ password }),
    answer: data(z.object({ secret: z.string(), link: z.string().describe('otpauth://…') })),
  },
  adminConfirmTwoFactor: {
    summary: 'Turn two-factor login on with a first code; recovery codes are shown this once',
    body: z.object({ code }),
    answer: RecoveryCodes,
  },
  adminStopTwoFactor: {
    summary: 'Turn one’s own two-factor login off',
    body: z.object({ password, code }),
    answer: Done,
  },
  adminRenewRecoveryCodes: {
    summary: 'Ten new recovery codes; those before are void',
    body: z.object({ password, code }),
    answer: RecoveryCodes,
  },
  adminResetTwoFactor: {
    summary: 'Take the two-factor login of somebody else away, who has lost their app',
    params: ById,
    answer: Done,
  },
  adminRequireTwoFactor: {
    summary: 'Whether staff need two-factor login; without it they reach their own security alone',
    body: z.object({ required: z.boolean() }),
    answer: data(z.object({ required: z.boolean() })),
  },
} as const satisfies Record<string, CallSchema>
