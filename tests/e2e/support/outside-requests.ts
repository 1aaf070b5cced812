import type { Page, Request } from 'playwright-core';
import { SITE } from './site';

const GRAVATAR = /^(.+\.)?gravatar\.com$/;
const IMAGE_CDN = /^i[0-2]\.wp\.com$/;

const isAllowedPicture = ({ hostname, pathname }: URL) =>
	GRAVATAR.test(hostname) ||
	// The provider's copy of a file of this site: the path begins with the site's host.
	(IMAGE_CDN.test(hostname) && pathname.startsWith(`/${new URL(SITE).host}/`));

/** Where the provider records usage events and page views (TRACK-01). */
const PIXELS = ['https://pixel.wp.com/t.gif', 'https://pixel.wp.com/g.gif'];

/** Whether a request is one of the provider's pixels, and an image. */
export function isPixel(request: Request): boolean {
	const { origin, pathname } = new URL(request.url());
	return request.resourceType() === 'image' && PIXELS.includes(origin + pathname);
}

function leavesTheSite(request: Request): boolean {
	const url = new URL(request.url());
	return (
		/^(https?|wss?):$/.test(url.protocol) &&
		url.host !== new URL(SITE).host &&
		!(request.resourceType() === 'image' && isAllowedPicture(url))
	);
}

interface WatchOptions {
	/** Whether the page may record usage events: the two pixels are then left out, too. */
	mayRecord?: boolean;
}

/**
 * Lists the page's requests to other hosts from now on, each as "type address". Leaves out pictures by Gravatar and the image CDN's copies of the
 * site's own media. Failed requests are listed, too, because tests have no network.
 */
export function watchOutside(page: Page, { mayRecord = false }: WatchOptions = {}): string[] {
	const outside: string[] = [];
	page.on('request', (request) => {
		if (leavesTheSite(request) && !(mayRecord && isPixel(request))) {
			outside.push(`${request.resourceType()} ${request.url()}`);
		}
	});
	page.on('websocket', (socket) => outside.push(`websocket ${socket.url()}`));
	return outside;
}
