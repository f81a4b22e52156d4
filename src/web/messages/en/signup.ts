import { type PlainKey, screen } from '../screen.ts'

export const signupMessages = screen('signup', {
  signup: {
    title: 'Register Now',
    who: 'How do you shop?',
    whoText: 'You can change it on the next page.',
    lead: 'It takes a minute, and you start earning points.',
    leadPlain: 'It takes a minute.',
    forHome: 'For my home',
    forHomeText: 'Fresh food and daily needs at shop prices, and points on every order.',
    forHomePlain: 'Fresh food and daily needs at shop prices.',
    forShop: 'For my shop',
    forShopText:
      'Wholesale prices for shops, kitchens and offices, and whole lists ordered at once.',
    back: 'Back',
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
    pictureReady: 'Picture ready',
    password: 'Password',
    have: 'Already a customer?',
    fill: 'Please fill this in',
    missing: 'Please fill all required fields',
    missingBusiness: 'Please fill all business fields',
    done: 'User Registered Successfully',
    thenLogin: 'Please Login to Continue',
    looksFirst:
      'We review every business before showing wholesale prices, usually within a day. Until then you see regular prices.',
    waiting: "We'll e-mail you as soon as you can see wholesale prices.",
    failed: 'Registration failed! Please try again.',
    goBack: 'Go back in your browser to find what you entered.',
  },
  /** How good a password is, while it is typed. */
  strength: {
    short: 'At least 8 characters',
    long: 'At most 256 characters',
    common: 'This password is too common; please choose another',
    fair: 'Good enough. Longer is safer.',
    good: 'Good',
    strong: 'Very good',
  },
  crop: {
    title: 'Position your picture',
    text: 'Drag the picture, or tap what should be in the middle. The arrow keys move it too.',
    frame: 'Your picture: arrow keys move it, plus and minus zoom',
    zoom: 'Zoom',
    use: 'Use this picture',
    cancel: 'Cancel',
  },
})
export type SignupKey = PlainKey<typeof signupMessages>
