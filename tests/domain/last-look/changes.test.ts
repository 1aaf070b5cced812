import { compareLooks, resolveSince, type SinceFacts } from '@/domain/last-look/changes';
import type { LookFacts } from '@/domain/last-look/record';
const versions = (a: string, b = '2.0') => ({ plugins: { 'a/a.php': a, 'b/b.php': b } });

it.each<[string, LookFacts, LookFacts, object[]]>([
	['an update', versions('1.0'), versions('1.1'), [{ kind: 'plugins', files: ['a/a.php'] }]],
	['an older version', versions('1.1'), versions('1.0'), [{ kind: 'plugins', files: ['a/a.php'] }]],
	['a version that is unknown now', versions('1.0'), versions(''), []],
	['a plugin named like a method', { plugins: {} }, { plugins: { constructor: '1' } }, []],
	['backups that are unknown now', { areBackupsOn: true }, {}, []],
	['new threats', { threats: 1 }, { threats: 3 }, [{ kind: 'threats', count: 2 }]],
	[
		'everything, in order',
		{ views: 1, threats: 0, areBackupsOn: true, ...versions('1', '1') },
		{ views: 2, threats: 1, areBackupsOn: false, ...versions('2', '2') },
		[
			{ kind: 'views', count: 1 },
			{ kind: 'plugins', files: ['a/a.php', 'b/b.php'] },
			{ kind: 'backups', areOn: false },
			{ kind: 'threats', count: 1 },
		],
	],
])('compareLooks reports %s', (_title, then, now, changes) => {
	expect(compareLooks(then, now)).toEqual(changes);
});

it.each<[string, Omit<SinceFacts, 'then'>, string]>([
	['changed as soon as one change is known', { now: { views: 2 }, isLoading: true }, 'changed'],
	['waiting although one fact is unchanged', { now: { views: 1 }, isLoading: true }, 'waiting'],
	['unchanged when all answers have come', { now: { views: 1 }, isLoading: false }, 'unchanged'],
	['unknown when nothing can be compared', { now: { threats: 0 }, isLoading: false }, 'unknown'],
])('resolveSince is %s', (_title, facts, kind) => {
	expect(resolveSince({ then: { views: 1 }, ...facts }).kind).toBe(kind);
});
