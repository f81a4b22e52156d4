import { screen } from '../screen.ts'

/** Deleting one's account. */
export const deleteAccountMessages = screen('delete-account', {
  delete: {
    title: 'Delete my account',
    text: 'Takes away your name and whatever else is yours. You need not tell us why.',
    open: 'Delete my account …',
    goes: 'What goes, at once and for good',
    goes1: 'Your name, e-mail, phone number, picture and business',
    goes2: 'Your addresses, wishlist, cart and reviews',
    goes3: 'What you wrote to us, and our letters to you',
    goes4: '{points} loyalty {points|point|points} that you have not used',
    stays: 'What stays',
    stays1:
      'What was ordered and paid: the law asks for the books. Without your name, phone or address.',
    again: 'You can open a new account with the same e-mail address whenever you like.',
    password: 'Your password',
    passwordHint: 'To be sure that it is you.',
    missing: 'Please enter your password',
    confirm: 'Delete my account',
    keep: 'Keep it',
    done: 'Your account is deleted. Khuda hafiz!',
    failed: 'Your account could not be deleted. Please try again.',
  },
})
