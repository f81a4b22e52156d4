import { screen } from '../screen.ts'

/** What the server itself says: why a request is not answered, and what a call has done. */
export const serverMessages = screen('server', {
  problem: {
    request: 'This request cannot be read',
    method: 'This address does not take that method',
    tooLarge: 'That is too large',
    contentType: 'This content type is not taken here',
    busy: 'The shop is busy for a moment. Please try again.',
    ours: 'Something went wrong on our side. Please try again.',
    address: 'This address cannot be read',
    nothingHere: 'There is nothing at this address',
    host: 'The name of the host in this request cannot be read',
    elsewhere: 'This shop is at {url}',
    otherSite: 'Requests from other sites are not taken',
    manyWatching: 'Too many people are watching just now',
    watchedOften: 'This order is being watched in many places already',
    officeOften: 'The back office is open in many places already',
  },
  done: {
    loggedOut: 'Logged out',
    twoFactorOff: 'Two-factor login is off',
    invitationWithdrawn: 'The invitation is taken back',
    loggedOutEverywhere: 'You are signed out on every device',
    registered: 'User Registered Successfully',
    profileUpdated: 'Profile updated successfully',
    accountDeleted: 'Your account is deleted',
    emailChanged: 'Your e-mail address has been changed',
    changeUndone:
      'Your account is as it was before. A link to choose a new password is on its way to {email}.',
    resetAsked: 'If there is an account with this address, a link is on its way to it.',
    passwordChanged: 'Your password has been changed. Please log in with it.',
    pointsRedeemed: 'Points redeemed successfully',
    pointsAdded: 'Loyalty points added successfully',
    addressRemoved: 'The address is removed',
    alertAsked: 'Please confirm with the link that we e-mail to this address now.',
    alertConfirmed: "We'll e-mail you when it's back.",
    alertsStopped: "We won't e-mail this address about products that are out of stock.",
    messageSent: 'Thank you. Your message has reached the shop.',
    reviewRemoved: 'The review is removed',
    searchCounted: 'Thank you',
    synonymRemoved: 'The synonyms are removed',
    zoneRemoved: 'The zone is removed',
    productRemoved: 'The product is removed',
    productUnpublished:
      'The product is no longer shown. It stays on record, because orders, reviews or stock refer to it.',
  },
})
