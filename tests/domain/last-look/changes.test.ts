import { compareLooks, resolveSince, type SinceFacts } from '@/domain/last-look/changes';
import type { LookFacts } from '@/domain/last-look/record';

const HUGE = Number.MAX_SAFE_INTEGER;
const versions = (a: string, b = '2.0') => ({ plugins: { 'a/a.php': a, 'b/b.php': b } });

const on = (areBackupsOn: boolean) => ({ areBackupsOn });

it.each<[string, LookFacts, LookFacts, object[]]>([
	['more views', { views: 100 }, { views: 314 }, [{ kind: 'views', count: 214 }]],
	['as many views', { views: 100 }, { views: 100 }, []],
	['views that were unknown', {}, { views: 3 }, []],
	['views that are unknown now', { views: 3 }, {}, []],
	['a huge number of views', { views: 0 }, { views: HUGE }, [{ kind: 'views', count: HUGE }]],
	['an update', versions('1.0'), versions('1.1'), [{ kind: 'plugins', files: ['a/a.php'] }]],
	['an older version', versions('1.1'), versions('1.0'), [{ kind: 'plugins', files: ['a/a.php'] }]],
	['a version that was unknown', versions(''), versions('1.0'), []],
	['a version that is unknown now', versions('1.0'), versions(''), []],
	['a new plugin', { plugins: {} }, versions('1.0'), []],
	['a plugin named like a method', { plugins: {} }, { plugins: { constructor: '1' } }, []],
	['backups that stopped', on(true), on(false), [{ kind: 'backups', areOn: false }]],
	['backups that started', on(false), on(true), [{ kind: 'backups', areOn: true }]],
	['backups that are unknown now', { areBackupsOn: true }, {}, []],
	['new threats', { threats: 1 }, { threats: 3 }, [{ kind: 'threats', count: 2 }]],
	['fixed threats', { threats: 3 }, { threats: 1 }, []],
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
	['waiting while answers are expected', { now: {}, isLoading: true }, 'waiting'],
	['waiting although one fact is unchanged', { now: { views: 1 }, isLoading: true }, 'waiting'],
	['unchanged when all answers have come', { now: { views: 1 }, isLoading: false }, 'unchanged'],
	['unknown when nothing can be compared', { now: { threats: 0 }, isLoading: false }, 'unknown'],
])('resolveSince is %s', (_title, facts, kind) => {
	expect(resolveSince({ then: { views: 1 }, ...facts }).kind).toBe(kind);
});
