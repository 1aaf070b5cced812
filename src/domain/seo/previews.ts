import type { ProviderSite, Site } from '@/domain/site/types';
import { viewRemote, type FailedView, type Remote } from '@/lib/remote';
import { toPictureUrl, type PictureSite, type PictureUrl } from '@/lib/picture-url';
import { toSafeUrl } from '@/lib/safe-url';
import { toReadableAddress } from '@/lib/readable-address';
import { truncate, truncateAtWord } from './cut-text';
import { selectPostMedia, splitShownLinks, toPostMedium } from './post-text';
import { listTitleParts } from './stored-formats';

/** Width and height of the site's icon in pixels (PREVIEW-11). */
const ICON_SIZE = 512;

/** The site's icon in the size of the previews; undefined without one that can be loaded. */
export function toPreviewIcon(address: string, printed: PictureSite): PictureUrl | undefined {
	const safe = toPictureUrl(address, printed);
	if (!safe) {
		return undefined;
	}
	const url = new URL(safe);
	// Each of the provider's image servers has its own size parameter, and the ones in the address must be removed.
	['w', 'h', 'fit', 'resize'].forEach((name) => url.searchParams.delete(name));
	url.searchParams.set('s', String(ICON_SIZE));
	return toPictureUrl(url.href, printed);
}

interface PreviewSite {
	name: string;
	/** The tagline; undefined until it is loaded. */
	description: string | undefined;
	url: string;
	icon: PictureUrl | undefined;
}

export interface PreviewSiteFacts {
	providerSite: Remote<ProviderSite, unknown>;
	printed: Pick<Site, 'title' | 'adminUrl' | 'rawUrl' | 'icon'>;
}

/** The site from the provider's record, or until that is loaded from the page data, which has no tagline. */
export function resolvePreviewSite({ providerSite, printed }: PreviewSiteFacts): {
	site: PreviewSite;
	failure: FailedView | null;
} {
	const view = viewRemote(providerSite);
	const known = view.kind === 'known' ? view.data : undefined;
	return {
		site: {
			name: known?.name || printed.title,
			description: view.kind === 'loading' ? undefined : (known?.description ?? ''),
			url: known?.url || `https://${printed.rawUrl.replaceAll('::', '/')}`,
			icon: toPreviewIcon(known?.iconUrl ?? '', printed) ?? toPreviewIcon(printed.icon, printed),
		},
		failure: view.kind === 'failed' ? view : null,
	};
}

export interface PreviewFacts extends PreviewSite {
	/** The stored or typed format of the front page. */
	titleFormat: unknown;
	/** The stored or typed description of the front page. */
	metaDescription: string;
}

const toLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The front page's title from its format; the site's name without a format. */
function buildTitle({ titleFormat, name, description = '' }: PreviewFacts): string {
	const values: Partial<Record<string, string>> = { site_name: name, tagline: description };
	const parts = listTitleParts('front_page', titleFormat);
	const title = parts.map(({ text, token }) => (token ? (values[token] ?? '') : text)).join('');
	return toLine(title) || toLine(name);
}

function readAddress(url: string): { host: string; path: string } {
	const safe = toSafeUrl(url);
	if (!safe) {
		return { host: url, path: '' };
	}
	const { host, pathname } = new URL(safe);
	return { host: toReadableAddress(host), path: pathname.replace(/\/$/, '') };
}

/** The previews of the front page in search results and networks, within the limits of each (PREVIEW-01 to PREVIEW-12). */
export function resolvePreviews(facts: PreviewFacts) {
	const { host, path } = readAddress(facts.url);
	const title = buildTitle(facts);
	const typed = toLine(facts.metaDescription);
	const description =
		typed === '' && facts.description === undefined
			? undefined
			: typed || toLine(facts.description ?? '');
	const within = <Cut>(cut: (text: string) => Cut) =>
		description === undefined ? undefined : cut(description);
	const { name, icon } = facts;
	const shared = { name, icon };
	return {
		google: {
			...shared,
			title: truncateAtWord(title, { limit: 63, from: 23, to: 73 }),
			address: truncate(`${host}${path}`, 68),
			description: within((text) => truncateAtWord(text, { limit: 160, from: 80, to: 170 })),
		},
		facebook: {
			...shared,
			title: truncate(title, 80),
			address: host,
			description: within((text) => truncate(text, 200)),
		},
		twitter: {
			...shared,
			title,
			address: host,
			text: within((text) => splitShownLinks(text, truncate(text, 200))),
			/** The whole text, because the part that is cut off may link to a post. */
			source: description ?? '',
			media: selectPostMedia(icon ? [toPostMedium(icon)] : []),
		},
	};
}

export type Previews = ReturnType<typeof resolvePreviews>;
