import { resolveUpdatesCard, type UpdatesCardFacts } from '@/domain/plugins/updates-card';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 31);
const none = toReady({ count: 0 });

const FACTS: UpdatesCardFacts = {
	updates: toReady({ count: 2 }),
	canManagePlugins: true,
	checkedAt: NOW - HOUR,
	now: NOW,
};
const failed = toFailed<{ count: number }, Error>(idle, new Error('No answer'));

it.each<[string, Partial<UpdatesCardFacts>, object]>([
	['the count and the way to them', {}, { kind: 'needed', count: 2, hasLink: true }],
	[
		'no way for anyone who may not manage plugins',
		{ canManagePlugins: false },
		{ kind: 'needed', count: 2, hasLink: false },
	],
	['that there are none', { updates: none }, { kind: 'none', checkedAt: NOW - HOUR }],
	[
		'none of two days ago',
		{ updates: none, checkedAt: NOW - 48 * HOUR },
		{ kind: 'none', checkedAt: NOW - 48 * HOUR },
	],
	[
		'no verdict of before that',
		{ updates: none, checkedAt: NOW - 49 * HOUR },
		{ kind: 'unchecked', checkedAt: NOW - 49 * HOUR },
	],
	[
		'no verdict before the first check',
		{ updates: none, checkedAt: null },
		{ kind: 'unchecked', checkedAt: null },
	],
	[
		'no verdict to people for whom nothing is counted',
		{ updates: none, canManagePlugins: false },
		{ kind: 'unconfirmed' },
	],
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
