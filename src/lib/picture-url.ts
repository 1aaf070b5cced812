import { toSafeUrl, type SafeUrl } from './safe-url';

/** The address of a picture that is safe to load. Only `toPictureUrl` creates one. */
export type PictureUrl = SafeUrl & { readonly isPicture: true };

/** The site's own addresses, as printed in the page data. */
export interface PictureSite {
	/** `https://example.com/wp-admin/`. */
	adminUrl: string;
	/** `example.com::blog`: host and path, without a scheme. */
	rawUrl: string;
}

const GRAVATAR = /^(?:[\w-]+\.)*gravatar\.com$/;

/** The provider's copies of a site's media: the path begins with the host that has the original. */
const IMAGE_CDN = /^i[0-2]\.wp\.com$/;

/** Extensions of media files. Such an address neither opens a screen nor runs an action of the site. */
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
 * The address of a picture, if it may be loaded in the admin: a media file of the site (its host and
 * subdomains), the provider's CDN copy of such a file, or a picture from Gravatar. Undefined for everything
 * else, because an address in an answer or in the page data must not make the browser contact another host.
 */
export function toPictureUrl(
	address: string | null | undefined,
	site: PictureSite,
): PictureUrl | undefined {
	const safe = toSafeUrl(address);
	// The one cast that creates the type; its brand exists only at compile time.
	return safe && isAllowed(new URL(safe), site) ? (safe as PictureUrl) : undefined;
}
