import { sentencesOf, type WordKeyOf } from './t.ts'

const book = {
  signup: {
    title: 'Register Now',
    kind: 'Type',
    normal: 'Normal: for my home',
    stock: 'Stock: for my business',
    fullName: 'Full name',
    phone: 'Phone',
    email: 'E-mail',
    businessName: 'Business name',
    businessAddress: 'Business address',
    picture: 'Profile picture',
    drawPicture: 'Make one from my initials',
    pictureReady: 'A picture is ready',
    password: 'Password',
    passwordHint: 'At least 8 characters',
    have: 'Already a customer?',
    fill: 'Please fill this in',
    missing: 'Please fill all required fields',
    missingBusiness: 'Please fill all business fields',
    done: 'User Registered Successfully',
    thenLogin: 'Please Login to Continue',
    failed: 'Registration failed! Please try again.',
  },
}

/** Says the sentences of opening an account; loaded with what needs them. */
export const tu = sentencesOf(book)
export type SignupWord = WordKeyOf<typeof book>
