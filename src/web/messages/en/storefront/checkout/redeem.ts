import { type PlainKey, screen } from '../../../screen.ts'

export const redeemMessages = screen('redeem', {
  points: {
    pending: '{points} more can be used after delivery',
    worth: '1 point is worth Rs.\u00a01',
    label: 'Points to redeem',
    redeem: 'Redeem',
    most: 'Use {points} points',
    undo: 'Remove',
    set: '{points} {points|point|points} will be redeemed: {worth} off',
    done: 'Points will be redeemed on order completion',
    none: "You don't have any loyalty points",
    short: "You don't have enough loyalty points",
    invalid: 'Please enter valid points',
    lowered: 'Your points were more than the total, so {points} are used now.',
    exceed: 'Points cannot exceed total amount',
    earnHint: 'Every order earns points you can use next time.',
  },
})
export type RedeemKey = PlainKey<typeof redeemMessages>
