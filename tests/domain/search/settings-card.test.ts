import { resolveSearchSettings, type SearchSettingsFacts } from '@/domain/search/settings-card';
import { idle } from '@/lib/remote';
import { entitle, featuresOf } from '#tests/support/entitlements';

const having = (...active: string[]) => entitle({ features: featuresOf(...active) });

const FACTS: SearchSettingsFacts = {
	connection: 'connected',
	entitlements: having('search', 'instant-search'),
	hasSearchProduct: false,
	isOn: true,
	isInstantOn: true,
	isSaving: false,
	promotion: 'upgrade',
};

it.each<[string, Partial<SearchSettingsFacts>, boolean]>([
	['usable with the feature', {}, true],
	['usable while the search is off', { isOn: false }, true],
	['at rest while saving', { isSaving: true }, false],
	['at rest without the feature', { entitlements: having('search') }, false],
	[
		'at rest with a product that only the setting knows',
		{ entitlements: having(), hasSearchProduct: true },
		false,
	],
	['at rest while nothing is known', { entitlements: entitle({ features: idle }) }, false],
	['at rest offline', { connection: 'offline' }, false],
])('SETPERF-15 instant search is %s', (_title, facts, isUsable) => {
	expect(resolveSearchSettings({ ...FACTS, ...facts }).isInstantUsable).toBe(isUsable);
});

it('instant search is not on without the search', () => {
	expect(resolveSearchSettings(FACTS).isInstantOn).toBe(true);
	expect(resolveSearchSettings({ ...FACTS, isOn: false }).isInstantOn).toBe(false);
});

it.each<[string, Partial<SearchSettingsFacts>, string]>([
	['the site has it', {}, 'none'],
	['the plan has none', { entitlements: having() }, 'missing'],
	[
		'nobody has told yet',
		{ entitlements: entitle({ features: idle, providerSite: idle }) },
		'loading',
	],
	['only the setting knows of it', { entitlements: having(), hasSearchProduct: true }, 'none'],
	['the site is offline', { connection: 'offline' }, 'none'],
])('whether the search can be switched on: %s', (_title, facts, rest) => {
	expect(resolveSearchSettings({ ...FACTS, isOn: false, ...facts }).rest).toBe(rest);
});

it('the search can always be switched off', () => {
	expect(resolveSearchSettings({ ...FACTS, entitlements: having() }).rest).toBe('none');
});
