/** What an order waits for before it is packed, the mildest first. `confirm`: the customer confirms by a link; `call`: staff call; `prepay`: it is paid in advance. */
export const holdKinds = ['confirm', 'call', 'prepay'] as const
export type HoldKind = (typeof holdKinds)[number]

/** What the shop asks for when a rule applies. */
export const holdRules = ['none', ...holdKinds] as const
export type HoldRule = (typeof holdRules)[number]

/** Settings with the rule for each reason to wait. */
export const holdSettings = {
  first: 'holdFirst',
  large: 'holdLarge',
  refused: 'holdRefused',
  far: 'holdFar',
} as const
export type HoldReason = keyof typeof holdSettings
/** In the order in which people see them. */
export const holdReasons = Object.keys(holdSettings) as HoldReason[]
