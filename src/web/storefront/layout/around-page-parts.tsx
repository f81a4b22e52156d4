import { useLocation } from '../../app/router/use-router.tsx'
import { Announcement } from './announcement.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CartBar } from './cart-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Overlays } from './overlays.tsx'
import { useLoginRequest } from './use-login-request.ts'

export const AbovePart = () => (
  <>
    <Announcement />
    <Header />
  </>
)

export const BelowPart = () => (
  <>
    {/* Each page brings its own: one that moved from the end of a long page to that of a short one would jump. */}
    <Footer key={useLocation().pathname} />
    <CartBar />
    <BottomBar />
  </>
)

export function OverPart() {
  useLoginRequest()
  return <Overlays />
}
