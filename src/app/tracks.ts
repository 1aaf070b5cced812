import type { PageData } from '@/domain/site/page-data';
import { createTracks, type Tracks } from '@/lib/tracks';
import { onNextPaint } from '@/ui/after-paint';
import { createLoadable } from '@/ui/loadable/create-loadable';

const SENDER = createLoadable(() => import(/* webpackChunkName: "tracks" */ './tracks-sender'));

/**
 * Records events only where Jetpack itself would, and only for people with an account at the provider (TRACK-01,
 * TRACK-23). The chunk that sends them is fetched after the first paint; earlier events wait for it
 * and are lost if it can't be fetched.
 */
export function createPageTracks(
	{ tracksUser: user, eventsAllowed }: Pick<PageData, 'tracksUser' | 'eventsAllowed'>,
	mayRecord: () => Promise<boolean>,
): Tracks {
	const start = async (owner: NonNullable<typeof user>) => {
		await new Promise<void>(onNextPaint);
		return (await SENDER.load())(owner, mayRecord);
	};
	let sender: ReturnType<typeof start> | undefined;
	return createTracks((name, properties) => {
		if (user && eventsAllowed) {
			const event = { name, properties, time: Date.now() };
			sender ??= start(user);
			sender.then(
				(record) => record(event),
				() => {
					sender = undefined;
				},
			);
		}
	});
}
