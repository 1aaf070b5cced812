import type { PageData } from '@/domain/page-data';
import { createTracks, type Tracks } from '@/lib/tracks';
import { createLoadable } from '@/ui/loadable/create-loadable';

const SENDER = createLoadable(() => import(/* webpackChunkName: "tracks" */ './tracks-sender'));

/** In milliseconds, where a browser (Safari) has no idle callbacks. */
const DELAY = 1000;

const whenIdle = (run: () => void) =>
	'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, DELAY);

/**
 * Records events only where Jetpack itself would, and only for people with an account at the provider (TRACK-01,
 * TRACK-23). The chunk that sends them is fetched when the browser is first idle; earlier events wait for it and
 * are lost if it can't be fetched.
 *
 * @param mayRecord Whether the person allows usage tracking.
 */
export function createPageTracks(
	{ tracksUser: user, eventsAllowed }: Pick<PageData, 'tracksUser' | 'eventsAllowed'>,
	mayRecord: () => Promise<boolean>,
): Tracks {
	if (!user || !eventsAllowed) {
		return createTracks(() => undefined);
	}
	const start = async () => {
		await new Promise<void>(whenIdle);
		const createSender = await SENDER.load();
		return createSender({ user, mayRecord, whenIdle });
	};
	let sender: ReturnType<typeof start> | undefined;
	return createTracks((name, properties) => {
		const event = { name, properties: { blog_id: user.blogId, ...properties }, time: Date.now() };
		sender ??= start();
		sender.then(
			(record) => record(event),
			() => {
				sender = undefined;
			},
		);
	});
}
