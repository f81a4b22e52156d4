import { expect, test } from 'vitest'
import { cautionsOf, ConfigError, readConfig } from './config.ts'

test('nothing is needed', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    publicUrl: null,
    owner: null,
    logLevel: 'warn',
  })
})

test('an empty setting counts as absent, and a trailing slash is removed', () => {
  expect(readConfig({ PORT: '', DEMO: '0', PUBLIC_URL: 'https://shop.example/' })).toMatchObject({
    port: 3000,
    demo: false,
    publicUrl: 'https://shop.example',
  })
})

test.each([
  ['https://shop.example/', 'https://shop.example'],
  ['HTTPS://Shop.Example:443', 'https://shop.example'],
  ['http://shop.example:80/', 'http://shop.example'],
  ['https://shop.example:8443', 'https://shop.example:8443'],
])('PUBLIC_URL %s is %s', (given, publicUrl) => {
  expect(readConfig({ PUBLIC_URL: given })).toMatchObject({ publicUrl })
})

test.each([
  'https://shop.example/shop',
  'https://shop.example/?x=1',
  'https://shop.example/?',
  'https://shop.example#top',
  'https://user:secret@shop.example',
])('PUBLIC_URL %s is refused: nothing may stand after the host', (given) => {
  expect(() => readConfig({ PUBLIC_URL: given })).toThrow(
    new ConfigError(
      'The setting PUBLIC_URL makes no sense: it should be a web address such as https://shop.example, without a path, a user or anything else after the host.',
    ),
  )
})

test.each([
  [{ PORT: 'abc' }, 'The setting PORT makes no sense: it should be a port number.'],
  [{ PORT: '70000' }, 'The setting PORT makes no sense: it should be a port number.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'The setting DATABASE_URL makes no sense: it should be an address such as postgresql://user:secret@host/database.',
  ],
  [
    { PUBLIC_URL: 'javascript:alert(1)' },
    'The setting PUBLIC_URL makes no sense: it should be a web address such as https://shop.example.',
  ],
  [
    { DATA_DIR: '/proc/x' },
    'The setting DATA_DIR makes no sense: it should be a folder on a disk.',
  ],
  [{ DEMO: 'maybe' }, 'The setting DEMO makes no sense: it should be 0 or 1.'],
  [
    { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' },
    'The setting ADMIN_PASSWORD makes no sense: it should be a password of 8 to 256 characters.',
  ],
  ...['password123', 'owner@shop.example', 'Owner123', 'aaaaaaaaaa'].map(
    (guessable): [Record<string, string>, string] => [
      { ADMIN_EMAIL: 'owner@shop.example', ADMIN_PASSWORD: guessable },
      'The setting ADMIN_PASSWORD makes no sense: it should be harder to guess, no common password and not the e-mail address.',
    ],
  ),
  [
    { ADMIN_EMAIL: 'a@b.example' },
    'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.',
  ],
])('%o stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(sentence))
})

test.each([
  ['127.0.0.1', undefined, 0],
  ['localhost', undefined, 0],
  ['0.0.0.0', undefined, 1],
  ['::', undefined, 1],
  ['0.0.0.0', 'https://shop.example', 0],
])(
  'open to others at %s with PUBLIC_URL %s: %i sentences of caution',
  (HOST, PUBLIC_URL, count) => {
    expect(cautionsOf(readConfig({ HOST, PUBLIC_URL }))).toHaveLength(count)
  },
)
