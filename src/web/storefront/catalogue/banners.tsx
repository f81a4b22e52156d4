import { darkMedia } from '../../app/document/dark-pictures.ts'
import { Link } from '../../app/router/link.tsx'
import type { Banner } from '#shop/content/content.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Photo } from '../../ui/photo.tsx'
import { pictureSet } from '../../ui/picture-set.ts'
import { homeMessages } from '../../messages/en/storefront/catalogue/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { tintClass } from '../parts/use-tint.ts'

export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useMessages(homeMessages)
  if (banners.length === 0) {
    return <p className="sr-only">{t('home.noBanners')}</p>
  }
  return (
    <div className="wrap pt-3 wide:pt-5">
      <Carousel
        label={t('home.banners')}
        slides={banners.map((banner, index) => ({
          id: banner.id,
          content: (reached) => <Sign banner={banner} first={index === 0} reached={reached} />,
        }))}
      />
    </div>
  )
}

/** `object-fit: cover` crops it beside the text, so it renders wider than it is displayed. */
const bannerSizes = '(min-width: 48rem) 900px, 100vw'

type SignProps = { banner: Banner; first: boolean; reached: boolean }

const Sign = ({ banner, first, reached }: SignProps) => {
  const t = useMessages(homeMessages)
  return (
    <div className={`banner ${tintClass(banner.tint)}`}>
      {reached ? (
        <picture className="contents">
          {banner.darkPicture && <DarkSource picture={banner.darkPicture} />}
          {banner.phonePicture && (
            <source
              media="(width < 48rem)"
              srcSet={pictureSet(banner.phonePicture, 'wide').srcSet}
              sizes={bannerSizes}
            />
          )}
          <Photo
            picture={banner.picture}
            alt={banner.alt}
            shape="wide"
            sizes={bannerSizes}
            eager={first}
            className="banner-picture"
          />
        </picture>
      ) : (
        <div className="banner-picture" />
      )}
      <div className="banner-text">
        <p className="banner-title">{banner.title}</p>
        <p className="text-on-brand-soft max-sm:text-small sm:text-lead">{banner.text}</p>
        {banner.link && (
          <Link to={banner.link} className={buttonClass({ kind: 'main', className: 'banner-go' })}>
            {t('home.shopNow')}
          </Link>
        )}
      </div>
      <div className="banner-border border-phool" aria-hidden />
    </div>
  )
}

function DarkSource({ picture }: { picture: string }) {
  const { src, srcSet = src } = pictureSet(picture, 'wide')
  return (
    // The server can't know the theme that was chosen on this device.
    <source
      data-dark
      media={darkMedia()}
      srcSet={srcSet}
      sizes={bannerSizes}
      suppressHydrationWarning
    />
  )
}
