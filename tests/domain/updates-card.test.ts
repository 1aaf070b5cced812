import { resolveUpdatesCard, type UpdatesCardFacts } from '@/domain/dashboard';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const FACTS: UpdatesCardFacts = {
	updates: toReady({ count: 2 }),
	canManagePlugins: true,
};
const failed = toFailed<{ count: number }, Error>(idle, new Error('No answer'));

it.each<[string, Partial<UpdatesCardFacts>, object]>([
	['the count and the way to them', {}, { kind: 'needed', count: 2, hasLink: true }],
	[
		'no way for anyone who may not manage plugins',
		{ canManagePlugins: false },
		{ kind: 'needed', count: 2, hasLink: false },
	],
	['that there are none', { updates: toReady({ count: 0 }) }, { kind: 'none', hasLink: true }],
	[
		'an older count until a newer one is there',
		{ updates: toLoading(toReady({ count: 3 })) },
		{ kind: 'needed', count: 3, hasLink: true },
	],
	['the unknown as loading', { updates: idle }, { kind: 'loading' }],
	['a failure', { updates: failed }, { kind: 'failed', isRetrying: false }],
	[
		'a failure that is asked again',
		{ updates: toLoading(failed) },
		{ kind: 'failed', isRetrying: true },
	],
])('DASH-41 shows %s', (_title, facts, view) => {
	expect(resolveUpdatesCard({ ...FACTS, ...facts })).toEqual(view);
});
