import { summarizeLocks } from '@/domain/modules/lock-summary';
import type { ModuleRow } from '@/domain/modules/module-rows';
import type { ModuleLock } from '@/domain/modules/switch-lock';
import { moduleRecord } from '#tests/support/module-record';

const row = (name: string, lock?: ModuleLock): ModuleRow => ({
	slug: name,
	name,
	record: moduleRecord({ module: name }),
	isOn: false,
	status: 'off',
	lock,
});

it('lists the modules of each reason in the order of the modules', () => {
	expect(
		summarizeLocks(
			[
				row('Stats', { kind: 'needs-site' }),
				row('Search', { kind: 'not-offered', reason: 'Not supported by current plan' }),
				row('Likes', { kind: 'needs-site' }),
				row('Markdown'),
				row('Forced', { kind: 'locked', override: 'active' }),
			],
			'en',
		),
	).toEqual(['Stats, Likes: Connect this site first.', 'Search: Not supported by current plan']);
});
