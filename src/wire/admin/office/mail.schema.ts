import { z } from 'zod'
import { mailPorts } from '#shop/notifications/mail-server.ts'
import { Code } from '../../amounts.schema.ts'
import { type CallSchema, data, Done } from '../../call-schema.ts'

const MailServer = z.object({
  source: z
    .enum(['environment', 'saved', 'none'])
    .describe('`environment`: SMTP_URL, which wins; `none`: no e-mail is sent'),
  host: z.string(),
  port: z.int().nullable(),
  username: z.string(),
  hasPassword: z.boolean().describe('a password is saved and can be read on this machine'),
})

const MailServerBody = z.object({
  host: Code(253)
    .min(1)
    .regex(/^[a-z0-9.-]+$/i),
  port: z.literal(mailPorts),
  username: Code(320).describe('empty: no login'),
  password: z
    .string()
    .min(1)
    .max(500)
    .nullable()
    .describe('never returned; null: the saved one stays'),
  test: z
    .boolean()
    .default(false)
    .describe('test it first, save it only if it works, and send a test message to yourself'),
})

export const mailCalls = {
  adminMail: {
    route: 'GET /admin/mail',
    access: 'security.own',
    summary: 'Get whether the shop sends e-mails',
    answer: data(z.object({ on: z.boolean() })),
  },
  adminMailServer: {
    route: 'GET /admin/mail/server',
    access: 'mail.write',
    summary: 'Get the mail server, without its password',
    answer: data(MailServer),
  },
  adminChangeMailServer: {
    route: 'PUT /admin/mail/server',
    access: 'mail.write',
    summary: 'Set the mail server; refused while SMTP_URL is set',
    body: MailServerBody,
    answer: data(MailServer),
  },
  adminRemoveMailServer: {
    route: 'DELETE /admin/mail/server',
    access: 'mail.write',
    summary: 'Remove the mail server and its password',
    answer: data(MailServer),
  },
  adminTestMailServer: {
    route: 'POST /admin/mail/server/test',
    access: 'mail.write',
    idempotency: 'saved',
    summary: 'Log in to the mail server and send a test message to yourself',
    status: 201,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
