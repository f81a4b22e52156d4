import { screen } from '../../../screen.ts'

export const staffInvitationMessages = screen('staff-invitation', {
  invited: {
    title: 'Join the team',
    role: 'You are invited to the back office of {shop} as: {role}.',
    asNew: 'Choose your name and a password; you log in with {email}.',
    asYou: 'You are logged in as {name}. Your account gets access to the back office.',
    signIn: 'There is already an account with {email}. Please log in to accept.',
    logIn: 'Log in',
    name: 'Your name',
    password: 'New password',
    passwordHint: 'At least 8 characters',
    accept: 'Accept the invitation',
    failed: "We couldn't accept the invitation. Please try again.",
    spent: 'This invitation can’t be used any more',
    spentText: 'It was used, withdrawn or has expired. Please ask the owner for a new one.',
  },
})
