import { screen } from '../../../screen.ts'

export const deleteAccountMessages = screen('delete-account', {
  delete: {
    title: 'Delete my account',
    text: "Deletes your personal data. You don't need to tell us why.",
    open: 'Delete my account …',
    goes: 'What is deleted, at once and for good',
    goes1: 'Your name, e-mail, phone number, picture and business',
    goes2: 'Your addresses, wishlist, cart and reviews',
    goes3: 'Your messages to us, and our e-mails to you',
    goes4: '{points} loyalty {points|point|points} that you have not used',
    stays: 'What stays',
    stays1:
      'Records of what was ordered and paid, which the law requires, without your name, phone or address.',
    again: 'You can open a new account with the same e-mail address whenever you like.',
    password: 'Your password',
    passwordHint: "To make sure it's you.",
    missing: 'Please enter your password',
    confirm: 'Delete my account',
    keep: 'Keep my account',
    done: 'Your account is deleted. Khuda hafiz!',
    failed: "We couldn't delete your account. Please try again.",
  },
})
