import { toSafeUrl, type SafeUrl } from './safe-url';

/** The address of a picture that may be loaded: only `toPictureUrl` makes one. */
export type PictureUrl = SafeUrl & { readonly isPicture: true };

/** The addresses by which a site names itself, as the page data prints them. */
export interface PictureSite {
	/** `https://example.com/wp-admin/`. */
	adminUrl: string;
	/** `example.com::blog`: host and path, without a scheme. */
	rawUrl: string;
}

const GRAVATAR = /^(?:[\w-]+\.)*gravatar\.com$/;

/** The provider's copies of a site's media: the path begins with the host that has the original. */
const IMAGE_CDN = /^i[0-2]\.wp\.com$/;

/** A file, not a page: an address with this ending opens no screen and runs no action of the site. */
const MEDIA_FILE = /\.(?:avif|bmp|gif|ico|jpe?g|mov|mp4|png|svg|webm|webp)$/i;

const withoutWww = (host: string) => host.replace(/^www\./, '');

function isOwnHost(host: string, { adminUrl, rawUrl }: PictureSite): boolean {
	const admin = toSafeUrl(adminUrl);
	return [admin && new URL(admin).host, rawUrl.split('::')[0]].some((own) => {
		const base = own && withoutWww(own.toLowerCase());
		return Boolean(base) && (host === base || host.endsWith(`.${base}`));
	});
}

function isAllowed({ host, pathname }: URL, site: PictureSite): boolean {
	if (GRAVATAR.test(host)) {
		return true;
	}
	const owner = IMAGE_CDN.test(host) ? (pathname.split('/')[1] ?? '') : host;
	return isOwnHost(owner.toLowerCase(), site) && MEDIA_FILE.test(pathname);
}

/**
 * The address of a picture, if it may be loaded into the admin: a media file of the site (its host and the subdomains of
 * it), the provider's CDN copy of such a file, or a picture by Gravatar. Undefined for everything else: what an answer or
 * the page data names as a picture must not make the browser call another host.
 */
export function toPictureUrl(
	address: string | null | undefined,
	site: PictureSite,
): PictureUrl | undefined {
	const safe = toSafeUrl(address);
	// The one cast that makes the type: its mark exists at compile time only.
	return safe && isAllowed(new URL(safe), site) ? (safe as PictureUrl) : undefined;
}
