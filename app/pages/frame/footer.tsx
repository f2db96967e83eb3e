import { NewsletterForm } from "#newsletters/signing-up/newsletter-form.tsx";
import { useShop } from "#platform/config/shop-settings.ts";
import { CachedFragment } from "#ui/cached-fragment.tsx";
import { Link } from "#ui/link.tsx";
import { Icon, type IconName } from "#ui/media/icon.tsx";
import { LanguageLinks, useLanguageMarkup } from "#ui/page/language-links.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { langOf } from "#values/language/content-language.ts";
import { frameText, menuText } from "../frame.text.ts";
import { collectionLinks, legalLinks, type NavLink, quickLinks } from "./navigation.ts";

/** With `quiet` only the legal line stands: nothing leads away from paying. */
export function Footer({ quiet = false }: { quiet?: boolean }) {
  if (quiet) {
    return (
      <footer className="print:hidden">
        <Wrap className="pb-6">
          <Legal />
        </Wrap>
      </footer>
    );
  }
  return <WholeFooter />;
}

function WholeFooter() {
  return (
    <CachedFragment as="footer" shows={["footer"]} ownMarkup={useLanguageMarkup()} className="print:hidden">
      <div role="presentation" className="band" />
      <Wrap className="pt-12 pb-6 md:pt-16">
        <div className="grid gap-8 sm:grid-cols-[3fr_2fr] md:gap-12 lg:grid-cols-[5fr_4fr_3fr]">
          <div className="sm:max-lg:col-span-2">
            <h2 className="text-lg">{frameText.newsletter.title}</h2>
            <p className="mt-2 text-ink-2">{frameText.newsletter.text}</p>
            <NewsletterForm source="footer" />
          </div>
          <nav aria-label={menuText.footer} className="grid grid-cols-2 gap-6 md:gap-12">
            <LinkList title={menuText.quickLinks} links={quickLinks} />
            <LinkList title={menuText.collections} links={collectionLinks} />
          </nav>
          <Contact />
        </div>
        <Legal />
      </Wrap>
    </CachedFragment>
  );
}

function LinkList({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <div>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} prefetch="page" className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contact() {
  const shop = useShop();
  const { address, email, phone } = shop;
  // An error page may not know them.
  if (!email) return null;
  return (
    <div>
      <h2 className="mb-2 text-lg">{frameText.contact}</h2>
      <address className="not-italic">
        <p lang={langOf(shop, "address")} className="text-balance">
          {address}
        </p>
        <p className="mt-1">
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center underline md:min-h-8">
            {email}
          </a>
        </p>
        <p>
          <a
            href={`tel:${phone.replace(/\s/g, "")}`}
            className="inline-flex min-h-11 items-center md:min-h-8"
          >
            {phone}
          </a>
        </p>
      </address>
      <Social />
    </div>
  );
}

function Social() {
  const { social, whatsapp } = useShop();
  const places: { icon: IconName; label: string; href: string | undefined }[] = [
    { icon: "whatsapp", label: "WhatsApp", href: whatsapp },
    { icon: "facebook", label: "Facebook", href: social.facebook },
    { icon: "instagram", label: "Instagram", href: social.instagram },
    { icon: "x", label: "X", href: social.x },
  ];
  return (
    <ul className="mt-2 -ml-2.5 flex">
      {places.map(
        ({ icon, label, href }) =>
          href && (
            <li key={icon}>
              <a href={href} rel="noopener" aria-label={label} className="icon-button hover:text-geru">
                <Icon name={icon} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}

function Legal() {
  const shop = useShop();
  const { name, year, policies } = shop;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 border-t border-hair pt-4 text-sm text-ink-2">
      <p lang={langOf(shop, "name")} className="mr-auto min-h-11 content-center max-md:w-full">
        © 2024–{year} {name}
      </p>
      {legalLinks(policies).map(({ to, label }) => (
        <Link key={to} to={to} prefetch="page" className="inline-flex min-h-11 items-center underline">
          {label}
        </Link>
      ))}
      <LanguageLinks className="inline-flex min-h-11 min-w-11 items-center underline" />
    </div>
  );
}
