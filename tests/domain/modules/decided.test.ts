import { listDecided, summarizeLocks } from '@/domain/modules/decided';
import type { ModuleRow } from '@/domain/modules/module-rows';
import type { ModuleLock } from '@/domain/modules/switch-lock';
import { moduleRecord } from '#tests/support/module-record';

const RECORDS = {
	likes: moduleRecord({ module: 'likes', override: 'active' }),
	stats: moduleRecord({ module: 'stats' }),
	theirs: moduleRecord({ module: 'theirs', name: 'Theirs', override: 'managed' }),
};

const FACTS = { modules: RECORDS, settings: [], connection: 'connected' } as const;

it('names the modules that code forces, by our names and else by the server’s, and no others', () => {
	expect(listDecided(FACTS)).toEqual([
		{ kind: 'module', id: 'likes', name: 'Like buttons' },
		{ kind: 'module', id: 'theirs', name: 'Theirs' },
	]);
});

it('begins with offline mode, and ends with settings', () => {
	const settings = ['carousel_display_exif', 'unheard_of'];
	expect(listDecided({ modules: {}, settings, connection: 'offline' })).toEqual([
		{ kind: 'offline-mode', id: '', name: 'Offline mode' },
		{ kind: 'setting', id: 'carousel_display_exif', name: expect.stringMatching(/EXIF|metadata/i) },
		{ kind: 'setting', id: 'unheard_of', name: 'unheard_of' },
	]);
});

const row = (name: string, lock?: ModuleLock): ModuleRow => ({
	slug: name,
	name,
	record: moduleRecord({ module: name }),
	isOn: false,
	status: 'off',
	lock,
});

const NEEDS = { kind: 'needs-site' } as const;

it('lists the modules of each reason in the order of the modules', () => {
	expect(
		summarizeLocks(
			[
				row('Stats', NEEDS),
				row('Search', { kind: 'not-offered', reason: 'Not supported by current plan' }),
				row('Likes', NEEDS),
				row('Markdown'),
				row('Unexplained', { kind: 'not-offered', reason: '' }),
				row('Forced', { kind: 'locked', override: 'active' }),
			],
			'en',
		),
	).toEqual([
		{ sentence: 'Stats, Likes: Connect this site first.', count: 2 },
		{ sentence: 'Search: Not supported by current plan', count: 1 },
	]);
});
