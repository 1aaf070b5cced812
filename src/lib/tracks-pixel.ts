import type { TracksProperties } from './tracks';

export interface TracksEvent {
	name: string;
	properties: TracksProperties;
	/** Milliseconds since 1970. */
	time: number;
}

/** The person's account at the provider, and the site. */
export interface TracksUser {
	blogId: number;
	userId: number;
	username: string;
}

const EVENT_PIXEL = 'https://pixel.wp.com/t.gif';
const STATS_PIXEL = 'https://pixel.wp.com/g.gif';

function withParameters(url: string, parameters: TracksProperties): string {
	const pairs = Object.entries(parameters).map(
		([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
	);
	return `${url}?${pairs.join('&')}`;
}

/** The properties that are sent with an event: its own, and the site. */
export const addSite = (properties: TracksProperties, { blogId }: TracksUser) => ({
	blog_id: blogId,
	...properties,
});

/** The image whose request records an event (TRACK-01). */
export function buildEventUrl({ name, properties, time }: TracksEvent, user: TracksUser): string {
	return withParameters(EVENT_PIXEL, {
		_en: name,
		_ts: time,
		_ui: user.userId,
		_ut: 'wpcom:user_id',
		_ul: user.username,
		...addSite(properties, user),
	});
}

/**
 * The image whose request counts a view of a screen (TRACK-01), by the first piece of its path. The time keeps the browser from answering a second
 * view of the same screen from its cache.
 */
export function buildPageViewUrl(path: string, time: number): string {
	const [, piece = ''] = path.split('/');
	return withParameters(STATS_PIXEL, {
		v: 'wpcom-no-pv',
		'x_jetpack-wpa-page-view': piece,
		t: time,
	});
}
