import { resolveUpdatesCard, type UpdatesCardFacts } from '@/domain/plugins/updates-card';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 31);
const none = toReady({ count: 0 });

const RIGHTS = { install: true, activate: true, update: true, areFilesWritable: true };

const FACTS: UpdatesCardFacts = {
	updates: toReady({ count: 2 }),
	rights: RIGHTS,
	checkedAt: NOW - HOUR,
	now: NOW,
};
const failed = toFailed<{ count: number }, Error>(idle, new Error('No answer'));

it.each<[string, Partial<UpdatesCardFacts>, object]>([
	['the count and a link', {}, { kind: 'needed', count: 2, hasLink: true }],
	[
		'no link to users who cannot manage plugins',
		{ rights: { ...RIGHTS, update: false } },
		{ kind: 'needed', count: 2, hasLink: false },
	],
	['that plugins are up to date', { updates: none }, { kind: 'none', checkedAt: NOW - HOUR }],
	[
		'that plugins are up to date after a check two days ago',
		{ updates: none, checkedAt: NOW - 48 * HOUR },
		{ kind: 'none', checkedAt: NOW - 48 * HOUR },
	],
	[
		'no result of an older check',
		{ updates: none, checkedAt: NOW - 49 * HOUR },
		{ kind: 'unchecked', checkedAt: NOW - 49 * HOUR },
	],
	[
		'no result before the first check',
		{ updates: none, checkedAt: null },
		{ kind: 'unchecked', checkedAt: null },
	],
	[
		'no result to users without a count of their own',
		{ updates: none, rights: { ...RIGHTS, update: false } },
		{ kind: 'unconfirmed', right: 'role' },
	],
	[
		'that the host forbids updates',
		{ updates: none, rights: { ...RIGHTS, update: false, areFilesWritable: false } },
		{ kind: 'unconfirmed', right: 'host' },
	],
	[
		'the old count while a new one is loading',
		{ updates: toLoading(toReady({ count: 3 })) },
		{ kind: 'needed', count: 3, hasLink: true },
	],
	['loading before an answer', { updates: idle }, { kind: 'loading' }],
	['a failure', { updates: failed }, { kind: 'failed', isRetrying: false }],
	[
		'a failure during a retry',
		{ updates: toLoading(failed) },
		{ kind: 'failed', isRetrying: true },
	],
])('DASH-41 shows %s', (_title, facts, view) => {
	expect(resolveUpdatesCard({ ...FACTS, ...facts })).toEqual(view);
});
